/** A sentence in parts: names of players in their colours, names of cards as links, the rest as it is. */

export type Part = { text: string; seat?: number; card?: string };

/** `names[i]` is the player of seat i; `cards` are the cards that the sentence may name, with their names. */
export function linked(text: string, names: string[], cards: { id: string; name: string }[]): Part[] {
  const found: { at: number; length: number; part: Part }[] = [];
  const claim = (name: string, make: (said: string) => Part) => {
    if (!name) return;
    for (let at = text.indexOf(name); at >= 0; at = text.indexOf(name, at + name.length)) {
      const end = at + name.length;
      const free = !found.some((f) => at < f.at + f.length && f.at < end);
      if (free && !isLetter(text[at - 1]) && !isLetter(text[end])) found.push({ at, length: name.length, part: make(text.slice(at, end)) });
    }
  };
  for (const card of [...cards].sort((a, b) => b.name.length - a.name.length)) claim(card.name, (said) => ({ text: said, card: card.id }));
  names
    .map((name, seat) => ({ name, seat }))
    .sort((a, b) => b.name.length - a.name.length)
    .forEach(({ name, seat }) => claim(name, (said) => ({ text: said, seat })));
  found.sort((a, b) => a.at - b.at);
  const parts: Part[] = [];
  let at = 0;
  for (const f of found) {
    if (f.at > at) parts.push({ text: text.slice(at, f.at) });
    parts.push(f.part);
    at = f.at + f.length;
  }
  if (at < text.length) parts.push({ text: text.slice(at) });
  return parts;
}

function isLetter(character: string | undefined): boolean {
  return !!character && /[\p{L}\p{N}]/u.test(character);
}
