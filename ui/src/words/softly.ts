/** Where a long word may be divided, for places too narrow for it: soft hyphens between syllables, by a rule that is right
 * often enough in English, French and Russian (vowel | consonant and vowel, or vowel and consonant | consonant and vowel).
 * Browsers have no dictionary for all of them. */

const VOWEL = "[aeiouyàâäéèêëîïôöùûüœæаеёиоуыэюя]";
const CONSONANT = `(?!${VOWEL}|[ьъй])\\p{L}`;
const BETWEEN = new RegExp(
  `(?<=\\p{L}{2}${VOWEL}|\\p{L}{2}${VOWEL}${CONSONANT}|\\p{L}{2}${VOWEL}(?:${CONSONANT})?[ьъй])(?=${CONSONANT}${VOWEL}\\p{L})`,
  "giu",
);
const SHORT = 8;

export function softly(text: string, short = SHORT): string {
  return text.replace(/\p{L}+/gu, (word) => (word.length <= short ? word : word.replace(BETWEEN, "\u00ad")));
}
