/** Copy a text; whether it worked. Over plain HTTP (a table on the own network) a browser has no clipboard to write to. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelected(text);
  }
}

function copySelected(text: string): boolean {
  const field = document.createElement("textarea");
  field.value = text;
  field.style.cssText = "position:fixed;inset:0 auto auto 0;opacity:0";
  (document.querySelector("dialog[open]") ?? document.body).append(field); // what lies outside a dialog takes no focus
  const before = document.activeElement as HTMLElement | null;
  field.focus({ preventScroll: true });
  field.select();
  try {
    return document.execCommand("copy");
  } catch {
    return false;
  } finally {
    field.remove();
    before?.focus?.();
  }
}
