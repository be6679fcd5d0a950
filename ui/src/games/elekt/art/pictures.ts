/** What makes the picture of a card, in one module: for the build (`scripts/elekt-art.js`) and for the browser's idle time. */

export { engrave } from "./engrave";
export { pictureOf } from "./traits";
