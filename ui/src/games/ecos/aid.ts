/** Where the player aid (the messages `guide-…`) speaks of what is going on: the drawn token, a card that is carried out, the dial, the
 * map. */

import type { Update } from "../../wire";
import type { AidPlace } from "../contract";
import type { Asking } from "./things";

const [TOKEN, ECO, DIAL, MAP, END] = [0, 1, 2, 3, 4];
const ON_THE_MAP: Asking[] = [
  "PickThis",
  "LiftPiece",
  "PlacePiece",
  "ChooseMover",
  "MoveTo",
  "SwapFirst",
  "SwapSecond",
  "ReplaceTile",
  "ChooseTile",
  "ChooseToken",
];

export function aidNow(update: Update): AidPlace {
  const verb = (update.question?.verb ?? "") as Asking;
  if (update.over) return { section: END, line: -1 };
  if (verb === "OfferTakeBack") return { section: ECO, line: 2 };
  if (verb === "ResolveNext") return { section: ECO, line: 0 };
  if (verb === "OfferCard") return { section: DIAL, line: 0 };
  if (verb === "PlayOrCube" || verb === "PlayFromHand") return { section: DIAL, line: 1 };
  if (ON_THE_MAP.includes(verb)) return { section: MAP, line: -1 };
  return { section: TOKEN, line: verb.startsWith("Respond") ? 0 : -1 };
}
