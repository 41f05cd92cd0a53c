import type { PartDifference } from '#backend/operations/archive/export/site-difference.ts';

/** Names that a line tells before it counts the rest. */
const namesShown = 5;

/** Formats the changes that an import would make, one line for each part of the site. */
export function differenceLines(parts: readonly PartDifference[]): string[] {
  const width = Math.max(...parts.map(({ part }) => part.length));
  const line = (part: string, count: number, told: string) => `${part.padEnd(width)}  ${String(count).padStart(4)}  ${told}`;
  return parts.map(({ part, count, added, changed, removed }) => {
    if (added.length === count && count > 0 && removed.length === 0) return line(part, count, 'new');
    const told = [...some('new', added), ...some('changed', changed), ...some('gone', removed)];
    return line(part, count, told.join('; ') || 'the same');
  });
}

function some(word: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const rest = names.length - namesShown;
  return [`${names.length} ${word}: ${names.slice(0, namesShown).join(', ')}${rest > 0 ? ` and ${rest} more` : ''}`];
}
