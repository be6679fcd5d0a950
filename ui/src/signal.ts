/** Whose turn it is, where one looks without looking: the tab's title and its icon. */

const ICON = "/favicon.svg";
const DOT = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><circle cx="16" cy="16" r="13" fill="#e6b67c"/><circle cx="24" cy="24" r="8" fill="#b8e04a" stroke="#14110d" stroke-width="2"/></svg>')}`;

export function signal(title: string, yours: boolean): void {
  document.title = yours ? `● ${title}` : title;
  const icon = document.getElementById("favicon") as HTMLLinkElement | null;
  const wanted = yours ? DOT : ICON;
  if (icon && icon.getAttribute("href") !== wanted) icon.setAttribute("href", wanted);
}
