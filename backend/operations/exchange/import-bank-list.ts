import { readRows, readText, UnreadableCsvError } from '#backend/platform/csv.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import type { ListedPayment } from '#domain/payment-confirmation.ts';

/** Columns of the list as the bank's back office exports it (Paybox): those that are needed, and others that it may lack. */
const needed = ['Site', 'Rank', 'TransactionId', 'Reference', 'NumberOfAuthorization', 'Amount'] as const;
const others = ['IdAppel', 'Type', 'Status', 'ErrorCode'] as const;
type Column = (typeof needed)[number] | (typeof others)[number];

/**
 * Reads the list of payments that e-Transactions exports as CSV. Throws ApiError 422: the file cannot be read, or lacks columns that tell
 * whose payment a row is.
 */
export function readBankList(file: string): ListedPayment[] {
  const [head, ...rows] = readCsv(file);
  const columns = new Map((head?.cells ?? []).map((name, index) => [name.trim().toLowerCase(), index]));
  const missing = needed.filter((name) => !columns.has(name.toLowerCase()));
  if (missing.length > 0) throw refused('payment.list-columns', missing.join(', '));
  return rows.map(({ cells }) => {
    const cell = (name: Column) => readText(cells[columns.get(name.toLowerCase()) ?? -1]?.trim() ?? '');
    return {
      ...{ site: cell('Site'), rank: cell('Rank'), transaction: cell('TransactionId'), call: cell('IdAppel') },
      ...{ reference: cell('Reference'), authorisation: cell('NumberOfAuthorization'), amount: readAmount(cell('Amount')) },
      ...{ status: `${cell('Type')} ${cell('Status')}`, error: cell('ErrorCode') },
    };
  });
}

function readCsv(file: string) {
  try {
    return readRows(file);
  } catch (error) {
    if (error instanceof UnreadableCsvError) throw refused('payment.list-unreadable', String(error.line));
    throw error;
  }
}

const refused = (message: 'payment.list-columns' | 'payment.list-unreadable', what: string) =>
  ApiError.fields([{ key: 'file', message, params: { what } }]);

/** Cents: the bank writes them without a separator; a spreadsheet that saved the list may have made euros of them. */
function readAmount(cell: string): number | null {
  const [, euros, cents] = /^(\d{1,9})(?:[.,](\d{2}))?$/.exec(cell) ?? [];
  if (euros === undefined) return null;
  return cents === undefined ? Number(euros) : Number(euros) * 100 + Number(cents);
}
