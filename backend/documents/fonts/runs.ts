import type { FontPart } from './document-fonts.ts';

export type Run = { part: number; text: string };

/** Splits a text by the part of a font that has its letters; a letter that none has goes to the first. */
export function runsOf(parts: readonly Pick<FontPart, 'range'>[], text: string): Run[] {
  const ranges = parts.map(({ range }) => rangesOf(range));
  const runs: Run[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const part = Math.max(
      0,
      ranges.findIndex((held) => held.some(([from, to]) => code >= from && code <= to)),
    );
    const last = runs.at(-1);
    if (last && (last.part === part || letter === ' ')) last.text += letter;
    else runs.push({ part, text: letter });
  }
  return runs;
}

/** A CSS unicode-range as pairs of numbers; null holds everything. */
function rangesOf(range: string | null): [number, number][] {
  if (!range) return [[0, 0x10ffff]];
  return range.split(',').map((each) => {
    const [from = '0', to = from] = each.trim().replace(/^U\+/i, '').split('-');
    return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
  });
}
