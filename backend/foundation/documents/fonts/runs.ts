import type { FontPart } from './font-part.ts';

export type Run = { part: number; text: string };

/** Splits a text by the first part that has its letters; a letter that none has goes to the first, a blank stays with what is before it. */
export function runsOf(parts: readonly Pick<FontPart, 'has'>[], text: string): Run[] {
  const runs: Run[] = [];
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    const part = Math.max(
      0,
      parts.findIndex(({ has }) => has(code)),
    );
    const last = runs.at(-1);
    if (last && (last.part === part || letter.trim() === '')) last.text += letter;
    else runs.push({ part, text: letter });
  }
  return runs;
}
