/** The fonts of the shell; a game brings its own (Oswald, Cormorant SC) with its table. All OFL, Latin and Cyrillic. */
import "@fontsource-variable/inter/index.css";
import "@fontsource/spectral/500.css";
import "@fontsource/spectral/500-italic.css";
import "@fontsource/spectral/600.css";
