/** The fonts of the shell; a game brings its own (Oswald, Cormorant SC) with its table. All OFL, Latin and Cyrillic. */
import "@fontsource-variable/inter/index.css";
import "@fontsource/spectral/500.css";
import "@fontsource/spectral/500-italic.css";
import "@fontsource/spectral/600.css";

const KEPT = "tablee.fonts";

/** On a slow line the fonts weigh as much as the table itself: the first time they are sent for when the table is drawn. */
export function showFonts(): void {
  document.documentElement.dataset.fonts = "";
  try {
    localStorage.setItem(KEPT, "1");
  } catch {
    // a device that keeps nothing reads the first lines in a font of its own every time
  }
}

try {
  if (localStorage.getItem(KEPT)) showFonts();
} catch {
  // as above
}
