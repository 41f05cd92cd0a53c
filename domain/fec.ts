import type { SalesCategory, SalesPart } from './sales-parts.ts';

/** The columns of a file of accounting entries (FEC), in their order (Livre des procédures fiscales, A47 A-1). */
export const fecColumns = [
  ...['JournalCode', 'JournalLib', 'EcritureNum', 'EcritureDate', 'CompteNum', 'CompteLib', 'CompAuxNum', 'CompAuxLib', 'PieceRef'],
  ...['PieceDate', 'EcritureLib', 'Debit', 'Credit', 'EcritureLet', 'DateLet', 'ValidDate', 'Montantdevise', 'Idevise'],
] as const;

/** An invoice or a credit note as it is booked: the shop's day (YYYY-MM-DD), its number, ISO code of its currency and its parts. */
export type BookedPaper = { day: string; reference: string; currency: string; isCreditNote: boolean; parts: readonly SalesPart[] };

const customers = ['411000', 'Clients'] as const;
const collectedVat = ['445710', 'TVA collectée'] as const;
const sales: Readonly<Record<SalesCategory, readonly [account: string, name: string]>> = {
  GOODS: ['707000', 'Ventes de marchandises'],
  SERVICES: ['706000', 'Prestations de services'],
  UNTAXED: ['707900', 'Ventes hors de France'],
  MARGIN: ['707100', 'Ventes sous le régime de la marge'],
};

/**
 * Writes the sales journal as rows of a FEC, a paper an entry whose debit equals its credit. Entries are numbered from 1 in the order of
 * the papers, which is that of their numbers.
 */
export function fecRows(papers: Iterable<BookedPaper>): string[][] {
  const rows: string[][] = [];
  let number = 0;
  for (const paper of papers) {
    number += 1;
    const row = ([account, name]: readonly [string, string], credit: number) => {
      if (credit !== 0) rows.push(fecRow(paper, `VE${String(number).padStart(6, '0')}`, [account, name], credit));
    };
    row(customers, -paper.parts.reduce((sum, { gross }) => sum + gross, 0));
    for (const { category, gross, vat } of paper.parts) {
      row(sales[category], gross - vat);
      row(collectedVat, vat);
    }
  }
  return rows;
}

/** Writes a row; `credit` in cents, negative: a debit. */
function fecRow(paper: BookedPaper, entry: string, [account, name]: readonly [string, string], credit: number): string[] {
  const { reference, currency, isCreditNote } = paper;
  const day = paper.day.replaceAll('-', '');
  const isForeign = currency !== 'EUR';
  return [
    ...['VE', 'Ventes', entry, day, account, name, '', '', reference, day, `${isCreditNote ? 'Avoir' : 'Facture'} ${reference}`],
    ...[formatAmount(Math.max(-credit, 0)), formatAmount(Math.max(credit, 0)), '', '', day],
    ...(isForeign ? [formatAmount(Math.abs(credit)), currency] : ['', '']),
  ];
}

/** Formats cents with a decimal comma and no separator of thousands. */
export const formatAmount = (cents: number): string =>
  `${cents < 0 ? '-' : ''}${Math.trunc(Math.abs(cents) / 100)},${String(Math.abs(cents) % 100).padStart(2, '0')}`;

/** Joins rows as the file has them: a tab between fields, the header first, ends of lines as on Windows. */
export const writeFec = (rows: readonly (readonly string[])[]): string =>
  [fecColumns, ...rows].map((row) => `${row.map((field) => field.replace(/[\t\r\n|]/g, ' ')).join('\t')}\r\n`).join('');

/** Builds the name that the law prescribes: the company's number and the last day of the period. */
export const fecName = (siret: string, lastDay: string): string =>
  `${siret.replace(/\D/g, '').slice(0, 9) || '000000000'}FEC${lastDay.replaceAll('-', '')}.txt`;
