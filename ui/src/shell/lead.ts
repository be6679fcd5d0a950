/** The bold words with which the bar begins, and the sentence after them: **Your turn:** place an Ally, or draw. */

export interface Asked {
  lead: string;
  rest: string;
}

/** A sentence of more characters is set smaller, has the whole width on a phone, and leaves no line for a note below it. */
export const LONG_SENTENCE = 80;
const LONGEST = 48;
/** What a question is about stands before its first colon: "Sun is drawn: place a cube …", "Composure : choisissez …". */
const ABOUT = new RegExp(`^([^:.?]{2,${LONGEST}}:)\\s+(.+)$`, "su");

/** `turn` is said before a question that is not about anything yet; `names` keep their capitals behind it. */
export function asked(text: string, turn: string, names: string[]): Asked {
  const about = ABOUT.exec(text);
  if (about) return { lead: about[1], rest: about[2] };
  return turn && text ? { lead: turn, rest: continued(text, names) } : { lead: "", rest: text };
}

function continued(text: string, names: string[]): string {
  const isSign = /^\p{Lu}{2}/u.test(text); // ECO!
  if (isSign || names.some((name) => name && text.startsWith(name))) return text;
  return text[0].toLocaleLowerCase() + text.slice(1);
}
