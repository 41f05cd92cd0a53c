import { ApiError } from '#backend/platform/http/api-error.ts';
import { decodeText } from '#domain/text-file.ts';

/** Returns whether a file is a workbook: a ZIP archive as of Excel (since 2007), LibreOffice and Numbers, or the format of older Excel. */
const isWorkbook = (bytes: Uint8Array): boolean => ['504b0304', 'd0cf11e0'].includes(Buffer.from(bytes.subarray(0, 4)).toString('hex'));

/** Nothing that a table of text has: another kind of file was read as one. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for.
const binary = /[\0-\x08\x0E-\x1F\x7F-\x9F]/;

/**
 * Refuses a form that says more than its file: a trial that is asked for there, and not in the address, would be an import. Throws
 * ApiError 422.
 */
export function requireFileAlone(body: object): void {
  const [key] = Object.keys(body);
  if (key !== undefined) throw ApiError.fields([{ key, message: 'field.invalid' }]);
}

/**
 * The text of a file that a spreadsheet wrote: UTF-8; UTF-16, which Excel calls Unicode text; or Windows-1252, which its CSV is without
 * more. Throws ApiError 422, field `file`, that says what to do with a workbook.
 */
export async function readTextFile(file: File | undefined): Promise<string> {
  const bytes = file && new Uint8Array(await file.arrayBuffer());
  if (!bytes) throw refused('csv.file');
  if (isWorkbook(bytes)) throw refused('csv.workbook');
  const text = decodeText(bytes);
  if (text === null || binary.test(text)) throw refused('csv.file');
  return text;
}

const refused = (message: 'csv.file' | 'csv.workbook') => ApiError.fields([{ key: 'file', message }]);
