/** For tests: a question with these answers, as the server would send it. */

import type { Option, Question } from "../src/wire";

interface Said {
  verb: string;
  says: string;
}

export function optionFor<A extends Said>(answer: A, label: (answer: A) => string, hint: Option["hint"] = null): Option {
  const { verb: _verb, says, ...slots } = answer;
  return { label: label(answer), text: label(answer), says, slots, hint };
}

export function questionFor<A extends Said>(answers: A[], label: (answer: A) => string): Question {
  const options = answers.map((answer) => optionFor(answer, label));
  return { id: "q", verb: answers[0].verb, source: "", text: "What now?", help: "", sealed: "", options };
}
