/* Without a line the shell, the art and the rules are there. Nothing that is told of a table is kept here: only what is the same for
   everybody. */
const KEPT = "tablee-1";
const SAME = /^\/(assets|icons)\/|^\/(favicon\.svg|app\.webmanifest)$/;
const READ = /^\/api\/(home$|words\/|cards\/|rules\/|guide\/)/;
const PAGE = "/";
const MOST = 400;

self.addEventListener("install", (event) => {
  event.waitUntil(
    caches
      .open(KEPT)
      .then((cache) => cache.add(new Request(PAGE, { cache: "reload" })))
      .then(() => self.skipWaiting()),
  );
});

self.addEventListener("activate", (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter((name) => name !== KEPT).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

/** What the page asks to have at hand; what is there already is not asked for again, what no build has any more goes. */
self.addEventListener("message", (event) => {
  const { keep, read } = event.data ?? {};
  if (!Array.isArray(keep) || !Array.isArray(read)) return;
  event.waitUntil(
    caches.open(KEPT).then(async (cache) => {
      const wanted = new Set([...keep, ...read].slice(0, MOST));
      for (const request of await cache.keys()) {
        const { pathname } = new URL(request.url);
        if (pathname.startsWith("/assets/") && !wanted.has(pathname)) await cache.delete(request);
      }
      for (const path of wanted)
        if (SAME.test(path) || READ.test(path))
          if (!(await cache.match(path))) await cache.add(path).catch(() => {});
    }),
  );
});

const stored = async (request, answer) => {
  if (answer.ok) {
    const copy = answer.clone();
    await caches.open(KEPT).then((cache) => cache.put(request, copy));
  }
  return answer;
};

/** What the page shows of it was true once: it says so. */
const asKept = (found) => {
  if (!found) return Response.error();
  const headers = new Headers(found.headers);
  headers.set("X-Tablee-Kept", "1");
  return new Response(found.body, { status: found.status, statusText: found.statusText, headers });
};

self.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== self.location.origin || request.headers.has("authorization")) return;
  if (request.mode === "navigate") {
    event.respondWith(fetch(request).catch(() => caches.match(PAGE).then((page) => page ?? Response.error())));
  } else if (SAME.test(url.pathname)) {
    event.respondWith(caches.match(request).then((found) => found ?? fetch(request).then((answer) => stored(request, answer))));
  } else if (READ.test(url.pathname)) {
    event.respondWith(
      fetch(request)
        .then((answer) => stored(request, answer))
        .catch(() => caches.match(request, { ignoreVary: true }).then(asKept)),
    );
  }
});

/** A call of the server (Web Push), for somebody who has no page open there. */
self.addEventListener("push", (event) => {
  let told = {};
  try {
    told = event.data?.json() ?? {};
  } catch {
    // sealed for somebody else, or empty: nothing can be said of it
  }
  const path = String(told.path ?? "/");
  const shown = { body: String(told.body ?? ""), tag: path, renotify: true, icon: "/icons/192.png", data: { path } };
  event.waitUntil(self.registration.showNotification(String(told.title ?? "Tablée"), shown));
});

/** Your turn: a click leads to the table, in the window that is there. */
self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  const path = String(event.notification.data?.path ?? "/");
  event.waitUntil(
    self.clients.matchAll({ type: "window", includeUncontrolled: true }).then((windows) => {
      const open = windows.find((window) => new URL(window.url).pathname === path) ?? windows[0];
      if (!open) return self.clients.openWindow(path);
      return open.focus();
    }),
  );
});
