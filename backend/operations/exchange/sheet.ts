import { type CsvRow, readRows, readText, UnreadableCsvError } from '#backend/platform/csv.ts';
import { type MessageKey, type MessageParams, message } from '#backend/platform/messages/message.ts';
import type { ImportError } from '#schemas/product-import.ts';
import { type Lang, langs } from '#schemas/site.ts';
import { typedCode } from '#schemas/typed-text.ts';
import type { Column } from './column.ts';
import { declinationColumns, keyHeaders, type Varied } from './declination-columns.ts';
import type { CellRefused } from './formats.ts';
import { productColumns } from './product-columns.ts';
import type { DeclinationRecord, ProductRecord } from './product-record.ts';

/** A file of products, its headers understood: where in a row each column stands. */
export type Sheet = {
  rows: CsvRow[];
  slugAt: number | undefined;
  /** Undefined: the column is missing, and all that can be said is which other cells are wrong. */
  referenceAt: number | undefined;
  ofProduct: { at: number; column: Column<ProductRecord> }[];
  ofDeclination: { at: number; column: Column<DeclinationRecord> }[];
};

/** Reason of a refusal, with the parameters of its message. */
export type Reason = [reason: MessageKey, params?: MessageParams];

/** Errors that were found in a file, in words of the caller's language. */
export type Errors = {
  add: (line: number, column: string, ...reason: Reason) => void;
  /** Adds the refusal of a cell, with the line in it. */
  refuse: (line: number, column: string, refused: CellRefused) => void;
  all: ImportError[];
};

export function newErrors(lang: Lang): Errors {
  const all: ImportError[] = [];
  return {
    all,
    add: (line, column, reason, params) => all.push({ line, column, reason: message(lang, reason, params) }),
    refuse: (line, column, refused) => {
      for (const { reason: key, params, at } of [refused, ...refused.others]) {
        const reason = message(lang, key, params);
        all.push({ line, column, reason: at === undefined ? reason : message(lang, 'csv.part', { at, reason }) });
      }
    },
  };
}

type Site = Varied & { lang: Lang };

/** Whatever its case, its spaces, and how its accents and apostrophes were typed. */
const plain = (header: string) => typedCode(readText(header));

/** Reads a file; headers may be in any language. Undefined where it has errors that leave nothing to look at. */
export function readSheet(file: string, { lang, ...varied }: Site, errors: Errors): Sheet | undefined {
  const rows = readFile(file, errors);
  const [headers, ...content] = rows ?? [];
  if (!headers) {
    if (rows) errors.add(1, '', 'csv.no-reference');
    return undefined;
  }
  const places = new Map<string, number>();
  for (const [at, header] of headers.cells.entries()) {
    // Spreadsheets write columns that were emptied.
    if (header.trim() === '') continue;
    if (places.has(plain(header))) errors.add(1, header, 'csv.header-twice');
    else places.set(plain(header), at);
  }
  const take = (...names: string[]): number | undefined => {
    const found = names.map(plain).find((name) => places.has(name));
    const at = found === undefined ? undefined : places.get(found);
    if (found !== undefined) places.delete(found);
    return at;
  };
  const others = langs.filter((each) => each !== lang);
  const located = <T>(columnsIn: (of: Lang) => Column<T>[]) => {
    const foreign = others.map(columnsIn);
    return columnsIn(lang).flatMap((column, index) => {
      const at = take(column.header, ...foreign.map((columns) => columns[index]?.header ?? column.header));
      return at === undefined ? [] : [{ at, column }];
    });
  };
  const keys = [lang, ...others].map(keyHeaders);
  const slugAt = take(...keys.map(({ slug }) => slug));
  const referenceAt = take(...keys.map(({ reference }) => reference));
  const ofProduct = located((each) => productColumns(each, varied.locales));
  const ofDeclination = located((each) => declinationColumns(each, varied));
  for (const at of places.values()) errors.add(1, headers.cells[at] ?? '', 'csv.header');
  if (referenceAt === undefined) errors.add(1, '', 'csv.no-reference');
  const filled = content.filter(({ cells }) => cells.some((cell) => cell !== ''));
  for (const { line, cells } of filled) {
    const isFilled = (cell: string) => cell !== '';
    const [count, expected] = [cells.findLastIndex(isFilled) + 1, headers.cells.findLastIndex(isFilled) + 1];
    if (count > expected) errors.add(line, '', 'csv.cells', { count, expected });
  }
  return { rows: filled, slugAt, referenceAt, ofProduct, ofDeclination };
}

function readFile(file: string, errors: Errors): CsvRow[] | undefined {
  try {
    return readRows(file);
  } catch (error) {
    if (!(error instanceof UnreadableCsvError)) throw error;
    errors.add(error.line, '', 'csv.unreadable');
    return undefined;
  }
}
