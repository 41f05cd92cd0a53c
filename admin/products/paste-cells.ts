import type { Declination } from './combinations.ts';

/** Columns of the grid of declinations that are written in cells. */
export type CellColumn = 'year' | 'capacity' | 'reference' | 'price' | 'stock';

/** Cells of a text that a spreadsheet copied, by row: tabs between cells. One cell alone is no table. */
export function parseTable(text: string): string[][] | undefined {
  const rows = text
    .replace(/\r\n?/g, '\n')
    .replace(/\n$/, '')
    .split('\n')
    .map((row) => row.split('\t'));
  return rows.length > 1 || (rows[0]?.length ?? 0) > 1 ? rows : undefined;
}

/** Reads a number as spreadsheets of both languages write it: `1 234,50 €`, `1,234.50`; undefined where it is none. */
export function parseNumber(text: string): number | undefined {
  const bare = text.replace(/[\s\u00a0\u202f’']|[€$£]|CHF/g, '');
  const decimal = /^-?\d{1,3}(,\d{3})*\.\d+$/.test(bare) ? bare.replaceAll(',', '') : bare.replace(',', '.');
  return /^-?\d+(\.\d+)?$/.test(decimal) ? Number(decimal) : undefined;
}

/** The change that a cell's text makes; undefined: it does not fit its column. An empty text of a price takes it away. */
function parseCell(column: CellColumn, text: string): Partial<Declination> | undefined {
  const trimmed = text.trim();
  if (column === 'reference') return trimmed === '' ? undefined : { reference: trimmed };
  if (trimmed === '') return column === 'stock' ? undefined : { [column]: column === 'price' ? undefined : null };
  const number = parseNumber(trimmed);
  if (number === undefined || number < 0) return undefined;
  if (column === 'price') return { price: Math.round(number * 100) };
  return column === 'capacity' || Number.isInteger(number) ? { [column]: number } : undefined;
}

/**
 * Declinations with the cells of a table, from a row and a column on; what is beyond the grid is left out. `refused`: how many cells
 * did not fit their column, and left what was there.
 */
export function pasteCells(
  declinations: readonly Declination[],
  table: readonly (readonly string[])[],
  { row, column, columns }: { row: number; column: CellColumn; columns: readonly CellColumn[] },
): { declinations: Declination[]; refused: number } {
  const first = columns.indexOf(column);
  let refused = 0;
  const changed = declinations.map((declination, at) => {
    const cells = table[at - row] ?? [];
    const changes = cells.flatMap((text, place) => {
      const into = columns[first + place];
      if (into === undefined) return [];
      const change = parseCell(into, text);
      if (!change) refused += 1;
      return change ?? [];
    });
    return changes.length === 0 ? declination : (Object.assign({}, declination, ...changes) as Declination);
  });
  return { declinations: changed, refused };
}
