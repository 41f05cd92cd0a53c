import { type CsvRow, readText } from '#backend/platform/csv.ts';
import type { Lang } from '#schemas/site.ts';
import { Slug } from '#schemas/slug.ts';
import type { Column } from './column.ts';
import { keyHeaders } from './declination-columns.ts';
import { CellRefused } from './formats.ts';
import { type Catalogue, type DeclinationRecord, newDeclination, newProduct, type ProductRecord } from './product-record.ts';
import type { Errors, Reason, Sheet } from './sheet.ts';

/** A record as the file wants it, as it was (undefined: it is new), and the line that says so. */
export type Planned<T> = { line: number; before: T | undefined; record: T };
/** `setsPrice`, `setsStock`: the file says them. */
export type PlannedDeclination = Planned<DeclinationRecord> & { product: Planned<ProductRecord>; setsPrice: boolean; setsStock: boolean };
export type Plan = { products: ReadonlyMap<string, Planned<ProductRecord>>; declinations: ReadonlyMap<string, PlannedDeclination> };

type Located<T> = { at: number; column: Column<T> };

/**
 * Builds the plan of a file's changes to a catalogue. Values that are not allowed go into `errors`. Entries that it does not name stay
 * unchanged.
 */
export function makePlan(
  { rows, slugAt, referenceAt, ofProduct, ofDeclination }: Sheet,
  catalogue: Catalogue,
  lang: Lang,
  errors: Errors,
): Plan {
  const products = new Map<string, Planned<ProductRecord>>();
  const declinations = new Map<string, PlannedDeclination>();
  const headers = keyHeaders(lang);
  /** Checks all cells of a refused row by its columns too, so that all errors of a file are reported at once. */
  const checkCells = (row: CsvRow) => {
    fill(newProduct(''), undefined, row, ofProduct, errors);
    fill(newDeclination('', ''), undefined, row, ofDeclination, errors);
  };
  const refuseRow = (row: CsvRow, header: string, ...reason: Reason) => {
    errors.add(row.line, header, ...reason);
    checkCells(row);
  };
  for (const row of rows) {
    if (referenceAt === undefined) {
      checkCells(row);
      continue;
    }
    const cell = (at: number | undefined) => readText((at === undefined ? undefined : row.cells[at]) ?? '');
    const reference = cell(referenceAt);
    const before = catalogue.declinations.get(reference);
    const slug = cell(slugAt).trim() || before?.slug || '';
    if (before && slug !== before.slug) {
      refuseRow(row, headers.reference, 'csv.other-product', { slug: before.slug });
      continue;
    }
    if (slug === '' && reference !== '') {
      refuseRow(row, headers.reference, 'csv.unknown');
      continue;
    }
    if (!catalogue.products.has(slug) && !Slug.safeParse(slug).success) {
      refuseRow(row, headers.slug, 'csv.address');
      continue;
    }
    const product = products.get(slug) ?? planProduct(catalogue, slug, row, ofProduct, errors);
    if (products.has(slug)) checkSame(product, row, ofProduct, errors);
    products.set(slug, product);
    // A product that has no declination is told without one.
    if (reference === '') continue;
    const twice = declinations.get(reference);
    if (twice) {
      errors.add(row.line, headers.reference, 'csv.twice', { line: twice.line });
      fill(newDeclination('', ''), undefined, row, ofDeclination, errors);
      continue;
    }
    const record = structuredClone(before ?? newDeclination(reference, slug));
    if (before) record.stockSeen = null;
    const filled = fill(record, before, row, ofDeclination, errors);
    declinations.set(reference, {
      line: row.line,
      before,
      record,
      product,
      setsPrice: filled.has('fixedPrice'),
      setsStock: filled.has('stock'),
    });
  }
  return { products, declinations };
}

function planProduct(
  { products }: Catalogue,
  slug: string,
  row: CsvRow,
  columns: readonly Located<ProductRecord>[],
  errors: Errors,
): Planned<ProductRecord> {
  const before = products.get(slug);
  const record = structuredClone(before ?? newProduct(slug));
  fill(record, before, row, columns, errors);
  return { line: row.line, before, record };
}

/**
 * Puts the cells of a row into a record, but for those that say what it is already; gives the names of the values that were said. Of the
 * columns behind its last cell a row says nothing: spreadsheets leave out what is empty at its end.
 */
function fill<T extends object>(record: T, before: T | undefined, { line, cells }: CsvRow, columns: readonly Located<T>[], errors: Errors) {
  const said = new Set<string>();
  for (const { at, column } of columns) {
    const cell = cells[at];
    if (cell === undefined) continue;
    // Of what is new an empty cell leaves what is usual.
    if (!before && cell === '') continue;
    said.add(column.name);
    if (before && cell === column.show(before) && column.name !== 'stockSeen') continue;
    try {
      column.set(record, cell);
    } catch (error) {
      if (!(error instanceof CellRefused)) throw error;
      errors.refuse(line, column.header, error);
    }
  }
  return said;
}

/** A further line of a product says nothing of it, or the same. */
function checkSame(
  { record, line: first }: Planned<ProductRecord>,
  { line, cells }: CsvRow,
  columns: readonly Located<ProductRecord>[],
  errors: Errors,
) {
  for (const { at, column } of columns) {
    const cell = cells[at] ?? '';
    if (cell === '' || cell === column.show(record)) continue;
    const said = structuredClone(record);
    try {
      column.set(said, cell);
    } catch (error) {
      if (!(error instanceof CellRefused)) throw error;
      errors.refuse(line, column.header, error);
      continue;
    }
    if (column.show(said) !== column.show(record)) errors.add(line, column.header, 'csv.differs', { line: first });
  }
}

/** Returns whether a column shows something else after the change than before. */
export const differs = <T>(columns: readonly Column<T>[], { before, record }: Planned<T>): boolean =>
  before === undefined || columns.some((column) => column.show(before) !== column.show(record));
