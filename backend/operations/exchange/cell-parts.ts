import { writeText } from '#backend/platform/csv.ts';
import { CellRefused, type Format, text } from './formats.ts';

const signs: Readonly<Record<string, string>> = { n: '\n', r: '\r' };
export const decoded = (part: string) => part.replace(/\\(.)/gs, (_, sign: string) => signs[sign] ?? sign);

/** A text among others in a cell: what parts them, a backslash and a line's end within stand behind a backslash. */
export const escaped = (part: string, separators = '') =>
  [...part]
    .map((sign) => {
      if (sign === '\n') return '\\n';
      if (sign === '\r') return '\\r';
      return sign === '\\' || separators.includes(sign) ? `\\${sign}` : sign;
    })
    .join('');

/** Parts of a line with `|` between them, the empty ones at its end left out. Spaces around a part are nothing; its own are kept. */
export function showParts(parts: readonly string[]): string {
  const count = parts.findLastIndex((part) => part !== '') + 1;
  return parts
    .slice(0, count)
    .map((part) => escaped(part, '|').replace(/^\s|\s$/g, (space) => `\\${space}`))
    .join(' | ');
}

export function readParts(line: string): string[] {
  const parts = [''];
  for (const [sign] of line.matchAll(/\\?./gs)) {
    if (sign === '|') parts.push('');
    else parts.push(`${parts.pop() ?? ''}${sign}`);
  }
  return parts.map((part) => decoded(trimmed(part)));
}

/** Without the spaces around it; one behind a backslash is its own. */
function trimmed(part: string): string {
  const kept = part.trimEnd();
  const isCut = kept.length < part.length && (/\\*$/.exec(kept)?.[0].length ?? 0) % 2 === 1;
  return part.slice(0, kept.length + (isCut ? 1 : 0)).trimStart();
}

/** Words with `|` between them. */
export const words: Format<string[]> = {
  show: (all) => writeText(showParts(all)),
  read: (cell) => readParts(text.read(cell)).filter((word) => word !== ''),
};

/** Each once. */
export const wordsOnce: Format<string[]> = { show: words.show, read: (cell) => [...new Set(words.read(cell))] };

/** Formats a line of a cell: `Matière: lin`. A colon in the label follows a backslash. */
export const showPair = (label: string, value: string) => `${escaped(label, ':')}: ${value}`;

/** A line's label, and the rest of it as it stands, escapes and all. Undefined: it has none. */
export function readPair(line: string): { label: string; rest: string } | undefined {
  const found = /^((?:[^\\:]|\\.)*): ?(.*)$/s.exec(line);
  return found ? { label: decoded(found[1] ?? ''), rest: found[2] ?? '' } : undefined;
}

/** Reads what a cell says line by line; empty lines are nothing. Each line that is refused is named, from 1. */
export function readLines<T>(cell: string, read: (line: string, at: number) => T): T[] {
  const refused: CellRefused[] = [];
  const lines = text.read(cell).split(/\r?\n/);
  const values = lines.flatMap((line, index) => {
    if (line.trim() === '') return [];
    try {
      return [inLine(index + 1, () => read(line, index + 1))];
    } catch (error) {
      if (!(error instanceof CellRefused)) throw error;
      refused.push(error);
      return [];
    }
  });
  const [first, ...others] = refused;
  if (first) throw new CellRefused(first.reason, first.params, first.at, others);
  return values;
}

/** Reads one line of a cell. A refusal gets the line's number. */
export function inLine<T>(at: number, read: () => T): T {
  try {
    return read();
  } catch (error) {
    if (error instanceof CellRefused && error.at === undefined) throw new CellRefused(error.reason, error.params, at);
    throw error;
  }
}

export type Pair = { label: string; value: string };

/** A line for each: `Matière: lin`. */
export const pairs: Format<Pair[]> = {
  show: (all) => writeText(all.map(({ label, value }) => showPair(label, escaped(value))).join('\n')),
  read: (cell) =>
    readLines(cell, (line) => {
      const pair = readPair(line);
      if (!pair) throw new CellRefused('csv.feature');
      return { label: pair.label, value: decoded(pair.rest) };
    }),
};

/** A line for each, its parts with `|` between them; `form` is refused where a line has other than so many parts. */
export function table<T>(
  form: CellRefused['reason'],
  {
    parts: [least, most],
    show,
    read,
  }: { parts: readonly [least: number, most: number]; show: (row: T) => string[]; read: (parts: string[]) => T },
): Format<T[]> {
  return {
    show: (rows) => writeText(rows.map((row) => showParts(show(row))).join('\n')),
    read: (cell) =>
      readLines(cell, (line) => {
        const parts = readParts(line);
        if (parts.length < least || parts.length > most) throw new CellRefused(form);
        return read(parts);
      }),
  };
}
