/**
 * A card's name on one or two lines, broken after a space or hyphen where the longer line is shortest. Short names stay
 * whole. The lines put together are the name again.
 */
export function nameLines(name: string): [string] | [string, string] {
  if (name.length <= 11) return [name];
  const cuts = [...name.matchAll(/[ -]/g)].map((found) => found.index + 1);
  const pairs = cuts.map((cut): [string, string] => [name.slice(0, cut), name.slice(cut)]);
  return pairs.sort((one, other) => longest(one) - longest(other))[0] ?? [name];
}

/** Letters of the longest line: the type of a card's name is set by it. */
export function longest(lines: readonly string[]): number {
  return Math.max(...lines.map((line) => line.trim().length));
}
