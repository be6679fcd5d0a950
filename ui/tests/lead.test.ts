import { expect, it } from "vitest";
import { asked } from "../src/shell/lead";

it("what a question is about leads it", () => {
  expect(asked("Egg is drawn: place a cube or rotate your dial.", "Your turn:", [])).toEqual({
    lead: "Egg is drawn:",
    rest: "place a cube or rotate your dial.",
  });
  expect(asked("Sang-froid : choisissez un Allié.", "À vous :", [])).toEqual({ lead: "Sang-froid :", rest: "choisissez un Allié." });
});
it("else it is my turn, and the sentence goes on", () => {
  expect(asked("Place an Ally from your hand, or draw.", "Your turn:", [])).toEqual({
    lead: "Your turn:",
    rest: "place an Ally from your hand, or draw.",
  });
  expect(asked("Place an Ally, or draw.", "", [])).toEqual({ lead: "", rest: "Place an Ally, or draw." });
});
it("goes on also after a word of one letter", () => {
  expect(asked("В какое Подразделение отправить карту?", "Ваш ход:", []).rest).toBe("в какое Подразделение отправить карту?");
});
it("names and signs keep their capitals", () => {
  expect(asked("Garte may change to another Corps.", "Your turn:", ["Garte"]).rest).toBe("Garte may change to another Corps.");
  expect(asked("ECO! What now?", "Your turn:", []).rest).toBe("ECO! What now?");
});
it("a colon in a later sentence leads nothing", () => {
  expect(asked("Which one? Mind: only once.", "Your turn:", []).lead).toBe("Your turn:");
});
