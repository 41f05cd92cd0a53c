import { messages as productTexts } from '#messages/generated/entities/product.ts';
import { type Lang, langs } from '#schemas/site.ts';
import { SlugName } from '#schemas/slug.ts';
import { escaped, inLine, readLines, readPair, showPair } from './cell-parts.ts';
import type { Line } from './customization-messages.ts';
import { CellRefused, required } from './formats.ts';

/** A line of a customization: what it says, of which choice or length, and the rest of it as it stands in the cell. */
export type Said = { at: number; line: Line; name: string; rest: string };
/** The lines of one customization, without that of its key. */
export type Block = { at: number; key: string; lines: Said[] };

const named: readonly Line[] = ['choice', 'from'];

/** A line as it stands in a cell; `rest` is escaped already. */
export const showLine = (lang: Lang, line: Line, rest: string, name = ''): string =>
  `${showPair(name === '' ? productTexts[lang].customization[line] : `${productTexts[lang].customization[line]} ${name}`, '')}${rest}`;

/** Blocks of lines, an empty one between them; each begins with its key. */
export const showBlocks = (lang: Lang, blocks: readonly { key: string; lines: readonly string[] }[]): string =>
  blocks.map(({ key, lines }) => [showLine(lang, 'key', escaped(key)), ...lines].join('\n')).join('\n\n');

/** Reads the lines of a cell, words of any language; what each says is left to be read. `allowed` may stand behind a key. */
export function readBlocks(lang: Lang, cell: string, allowed: readonly Line[]): Block[] {
  const blocks: Block[] = [];
  readLines(cell, (text, at) => {
    const said = readLine(lang, text, at, allowed);
    const block = blocks.at(-1);
    if (said.line === 'key') {
      const key = required(said.rest).trim();
      if (!SlugName.safeParse(key).success) throw new CellRefused('csv.customization-key');
      if (blocks.some((other) => other.key === key)) throw new CellRefused('rule.twice', { name: key });
      blocks.push({ at, key, lines: [] });
    } else if (!block) throw new CellRefused('csv.customization-start');
    else if (block.lines.some(({ line, name }) => line === said.line && name === said.name))
      throw new CellRefused('rule.twice', { name: text.slice(0, text.indexOf(':')) });
    else block.lines.push(said);
  });
  return blocks;
}

function readLine(lang: Lang, text: string, at: number, allowed: readonly Line[]): Said {
  const pair = readPair(text);
  const label = pair?.label.trim() ?? '';
  for (const line of ['key', ...allowed] as const) {
    for (const begin of langs.map((each) => productTexts[each].customization[line])) {
      const isNamed = named.includes(line);
      if (pair && !isNamed && label.toLowerCase() === begin) return { at, line, name: '', rest: pair.rest };
      if (pair && isNamed && label.toLowerCase().startsWith(`${begin} `))
        return { at, line, name: label.slice(begin.length).trim(), rest: pair.rest };
    }
  }
  const words = (['key', ...allowed] as const).map(
    (line) => `${productTexts[lang].customization[line]}${named.includes(line) ? ' …' : ''}:`,
  );
  throw new CellRefused('csv.choice', { words: words.join(', ') });
}

/** Reads the value of a line in a block; returns `missing` if the block has no such line. */
export function lineOf<T>({ lines }: Block, line: Line, read: (said: Said) => T, missing: T): T {
  const said = lines.find((each) => each.line === line);
  return said ? inLine(said.at, () => read(said)) : missing;
}
