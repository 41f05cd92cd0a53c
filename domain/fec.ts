import type { SalesCategory, SalesPart } from './sales-parts.ts';

/** The columns of a file of accounting entries (FEC), in their order (Livre des procédures fiscales, A47 A-1). */
export const fecColumns = [
  ...['JournalCode', 'JournalLib', 'EcritureNum', 'EcritureDate', 'CompteNum', 'CompteLib', 'CompAuxNum', 'CompAuxLib', 'PieceRef'],
  ...['PieceDate', 'EcritureLib', 'Debit', 'Credit', 'EcritureLet', 'DateLet', 'ValidDate', 'Montantdevise', 'Idevise'],
] as const;

/** An invoice or a credit note as it is booked: the shop's day (YYYY-MM-DD), its number, ISO code of its currency and its parts. */
export type BookedPaper = { day: string; reference: string; currency: string; isCreditNote: boolean; parts: readonly SalesPart[] };

/**
 * Money that moved, by the shop's day: a payment or a refund of an order, or a payout of the provider with the fees that it kept. Cents,
 * all positive.
 */
export type BookedMovement = {
  day: string;
  reference: string;
  currency: string;
  kind: 'PAYMENT' | 'REFUND' | 'PAYOUT';
  amount: number;
  fees: number;
};

/** Names of the accounts. What providers of payment hold until they pay it out stands in an account of its own. */
const accountNames = {
  CUSTOMERS: 'Clients',
  VAT: 'TVA collectée',
  PROVIDERS: 'Prestataires de paiement',
  BANK: 'Banque',
  FEES: 'Frais sur encaissements',
  GOODS: 'Ventes de marchandises',
  SERVICES: 'Prestations de services',
  UNTAXED: 'Ventes hors de France',
  MARGIN: 'Ventes sous le régime de la marge',
} as const satisfies Record<SalesCategory, string> & Record<string, string>;
type Account = keyof typeof accountNames;

/** Numbers of the accounts in the shop's books. */
export type AccountNumbers = Readonly<Record<Account, string>>;

/** Reads the numbers of the accounts from the settings of a shop. */
export const readAccounts = (values: Readonly<Record<`FEC_ACCOUNT_${Account}`, string>>): AccountNumbers => ({
  CUSTOMERS: values.FEC_ACCOUNT_CUSTOMERS,
  VAT: values.FEC_ACCOUNT_VAT,
  PROVIDERS: values.FEC_ACCOUNT_PROVIDERS,
  BANK: values.FEC_ACCOUNT_BANK,
  FEES: values.FEC_ACCOUNT_FEES,
  GOODS: values.FEC_ACCOUNT_GOODS,
  SERVICES: values.FEC_ACCOUNT_SERVICES,
  UNTAXED: values.FEC_ACCOUNT_UNTAXED,
  MARGIN: values.FEC_ACCOUNT_MARGIN,
});

const journals = { VE: 'Ventes', BQ: 'Encaissements' } as const;

/** Entry of a journal; `credit` of a posting in cents, negative: a debit. Its postings add up to 0. */
type Entry = {
  journal: keyof typeof journals;
  day: string;
  reference: string;
  currency: string;
  label: string;
  postings: readonly { account: Account; credit: number }[];
};

/**
 * Writes the journals of sales and of payments as rows of a FEC: a paper or a movement an entry whose debit equals its credit. Entries stand
 * by day, papers before movements in the order given, and are numbered from 1 in each journal.
 * @param accounts numbers of the accounts
 */
export function fecRows(accounts: AccountNumbers, papers: Iterable<BookedPaper>, movements: Iterable<BookedMovement> = []): string[][] {
  const entries = [...[...papers].map(bookPaper), ...[...movements].map(bookMovement)].sort((one, other) => compare(one.day, other.day));
  const numbers = { VE: 0, BQ: 0 };
  return entries.flatMap((entry) => {
    numbers[entry.journal] += 1;
    const name = `${entry.journal}${String(numbers[entry.journal]).padStart(6, '0')}`;
    return entry.postings
      .filter(({ credit }) => credit !== 0)
      .map((posting) => fecRow(entry, { name, number: accounts[posting.account] }, posting));
  });
}

const compare = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

function bookPaper({ day, reference, currency, isCreditNote, parts }: BookedPaper): Entry {
  const gross = parts.reduce((sum, part) => sum + part.gross, 0);
  const sold = parts.flatMap(({ category, gross: cents, vat }) => [
    { account: category, credit: cents - vat },
    { account: 'VAT' as const, credit: vat },
  ]);
  return {
    ...{ journal: 'VE', day, reference, currency, label: `${isCreditNote ? 'Avoir' : 'Facture'} ${reference}` },
    postings: [{ account: 'CUSTOMERS', credit: -gross }, ...sold],
  };
}

function bookMovement({ day, reference, currency, kind, amount, fees }: BookedMovement): Entry {
  const entry = { journal: 'BQ' as const, day, reference, currency };
  if (kind === 'PAYOUT') {
    const received = [
      { account: 'BANK' as const, credit: -amount },
      { account: 'FEES' as const, credit: -fees },
    ];
    return { ...entry, label: `Versement ${reference}`, postings: [...received, { account: 'PROVIDERS', credit: amount + fees }] };
  }
  const paid = kind === 'PAYMENT' ? amount : -amount;
  return {
    ...entry,
    label: `${kind === 'PAYMENT' ? 'Paiement' : 'Remboursement'} ${reference}`,
    postings: [
      { account: 'PROVIDERS', credit: -paid },
      { account: 'CUSTOMERS', credit: paid },
    ],
  };
}

function fecRow(
  entry: Entry,
  { name, number }: { name: string; number: string },
  { account, credit }: Entry['postings'][number],
): string[] {
  const { journal, reference, currency, label } = entry;
  const day = entry.day.replaceAll('-', '');
  return [
    ...[journal, journals[journal], name, day, number, accountNames[account], '', '', reference, day, label],
    ...[formatAmount(Math.max(-credit, 0)), formatAmount(Math.max(credit, 0)), '', '', day],
    ...(currency === 'EUR' ? ['', ''] : [formatAmount(Math.abs(credit)), currency]),
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
