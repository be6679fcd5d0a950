/** One numbered rule in the reader's language. */
export interface Rule {
  id: string;
  text: string;
  chapter: string;
}
