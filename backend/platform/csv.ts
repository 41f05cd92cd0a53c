import { CsvError, parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';

/** Excel takes a file for UTF-8 only when it begins so. */
export const byteOrderMark = '\uFEFF';

/** Texts that spreadsheets would run as a formula, and texts that already begin with the sign that prevents it. */
const guarded = /^['=+\-@\t\r＝＋－＠]/;

/** A text as a cell that no spreadsheet runs: an apostrophe stands before what would be a formula. `readText` takes it off again. */
export const writeText = (text: string): string => (guarded.test(text) ? `'${text}` : text);
export const readText = (cell: string): string => (cell.startsWith("'") && guarded.test(cell.slice(1)) ? cell.slice(1) : cell);

/** Rows as lines of CSV with `;`, as spreadsheets of Europe read it; each line ends with CRLF (RFC 4180). */
export const writeRows = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => [...row]),
    { delimiter: ';', record_delimiter: '\r\n', quoted_match: /[\r\n]/ },
  );

export type CsvRow = { line: number; cells: string[] };
/** The file is no CSV; `line` is the line of text where reading stopped. */
export class UnreadableCsvError extends Error {
  override name = 'UnreadableCsvError';
  readonly line: number;

  constructor(line: number, cause: unknown) {
    super(`The CSV cannot be read at line ${line}.`, { cause });
    this.line = line;
  }
}

/** The line by which Excel is told what parts columns, and of which it shows no row. */
const separatorLine = /^\uFEFF?sep=(.)\r?\n/i;

/**
 * Reads CSV with or without a byte order mark, its columns parted by `;`, `,` or tab: what a first line `sep=;` says, else whatever parts
 * the first line most often. Empty lines are left out; `line` is what a spreadsheet numbers a row, however many lines its texts have.
 * Throws UnreadableCsvError.
 */
export function readRows(file: string): CsvRow[] {
  const [head = '', separator] = separatorLine.exec(file) ?? [];
  const text = file.slice(head.length);
  try {
    const delimiter = separator ?? delimiterOf(text);
    const options = { bom: true, delimiter, info: true, relax_column_count: true, skip_empty_lines: true } as const;
    const rows = parse(text, options) as unknown as { record: string[]; info: { records: number; empty_lines: number } }[];
    return rows.map(({ record, info }) => ({ line: info.records + info.empty_lines, cells: record }));
  } catch (cause) {
    throw new UnreadableCsvError(cause instanceof CsvError ? lineOf(cause) : 1, cause);
  }
}

/** The line at which a parser's error says it stopped; 1 where it does not say. */
function lineOf({ lines }: CsvError): number {
  return typeof lines === 'number' ? lines : 1;
}

function delimiterOf(file: string): string {
  const [first = ''] = file.split(/\r?\n/, 1);
  const count = (sign: string) => first.split(sign).length;
  return [';', ',', '\t'].reduce((best, sign) => (count(sign) > count(best) ? sign : best));
}
