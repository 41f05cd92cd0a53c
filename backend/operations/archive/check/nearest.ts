import { closest, distance } from 'fastest-levenshtein';

/** Names that a sentence lists; of more, it tells the nearest alone. */
const listed = 12;

/** Suggests a name for an unknown one: the nearest one, else all if there are few. Begins with `; `, or is empty. */
export function insteadOf(name: string, known: Iterable<string>): string {
  const names = [...new Set(known)];
  const near = nearest(name, names);
  if (near !== undefined) return `; did you mean "${near}"?`;
  if (names.length === 0 || names.length > listed) return '';
  return `; there is ${names.map((one) => `"${one}"`).join(', ')}`;
}

/** Letters that may differ: a third of them; two letters that changed places count as two. */
const slips = (name: string): number => (name.length < 4 ? 1 : Math.max(2, Math.floor(name.length / 3)));

/** The name that somebody may have meant: few of its letters differ, or it begins with what was written. */
export function nearest(name: string, names: readonly string[]): string | undefined {
  if (names.length === 0) return undefined;
  const [asked, lower] = [name.toLowerCase(), names.map((one) => one.toLowerCase())];
  const found = closest(asked, lower);
  if (distance(asked, found) <= slips(found)) return names[lower.indexOf(found)];
  const longer = asked.length >= 3 ? lower.findIndex((one) => one.startsWith(asked)) : -1;
  return longer >= 0 ? names[longer] : undefined;
}
