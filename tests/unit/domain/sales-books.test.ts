import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type BookedMovement, fecColumns, fecName, fecRows, formatAmount, readAccounts, writeFec } from '#domain/fec.ts';
import { splitSales } from '#domain/sales-parts.ts';
import { reportSales } from '#domain/sales-report.ts';
import { vatIncluded } from '#domain/vat.ts';
import type { InvoiceContent, InvoiceKind } from '#schemas/invoice.ts';
import { readParameters } from '#schemas/parameters/index.ts';

type Line = InvoiceContent['lines'][number];
const rates = [2000, 1000, 550, 0];

const line = fc.record({
  idLine: fc.integer({ min: 1, max: 1000 }),
  total: fc.integer({ min: 0, max: 90_000 }),
  share: fc.integer({ min: 0, max: 100 }),
  vatRate: fc.constantFrom(...rates),
  marginScheme: fc.boolean(),
});
const paper = fc.record({
  kind: fc.constantFrom<InvoiceKind>('INVOICE', 'CREDIT_NOTE'),
  taxation: fc.constantFrom(undefined, 'OSS' as const, 'EXPORT' as const),
  day: fc.constantFrom('2026-03-28', '2026-03-29', '2026-10-25', '2026-12-31'),
  shipping: fc.integer({ min: 0, max: 2000 }),
  lines: fc.array(line, { minLength: 1, maxLength: 5 }),
});

type Drawn = typeof paper extends fc.Arbitrary<infer Value> ? Value : never;

/** An invoice as the shop writes one: each line taxed for itself, its shipping at the highest rate. */
function write({ kind, taxation, day, shipping, lines: drawn }: Drawn, at: number) {
  const lines = drawn.map(({ idLine, total, share, vatRate: drawnRate, marginScheme }): Line => {
    const discount = Math.floor((total * share) / 100);
    const vatRate = marginScheme ? 0 : drawnRate;
    const vat = vatIncluded(total - discount, vatRate);
    return { idLine, name: '', details: [], reference: '', quantity: 1, price: total, total, discount, vatRate, vat, marginScheme };
  });
  const totals = new Map<string, InvoiceContent['rates'][number]>();
  const add = (vatRate: number, marginScheme: boolean, gross: number, vat: number) => {
    const key = `${vatRate} ${marginScheme}`;
    const known = totals.get(key) ?? { vatRate, marginScheme, gross: 0, vat: 0 };
    totals.set(key, { ...known, gross: known.gross + gross, vat: known.vat + vat });
  };
  for (const { vatRate, marginScheme, total, discount, vat } of lines) add(vatRate, marginScheme, total - discount, vat);
  add(2000, false, shipping, vatIncluded(shipping, 2000));
  const content = { rates: [...totals.values()], lines, ...(taxation && { taxation }) };
  const sums = content.rates.reduce((sum, rate) => ({ gross: sum.gross + rate.gross, vat: sum.vat + rate.vat }), { gross: 0, vat: 0 });
  const parts = splitSales({ kind, content }, (idLine) => ({
    isService: idLine % 2 === 0,
    purchasePrice: idLine % 3 === 0 ? null : idLine * 50,
  }));
  return {
    sums,
    parts,
    sign: kind === 'INVOICE' ? 1 : -1,
    day,
    reference: `FA-89-26-${at}`,
    currency: 'EUR',
    isCreditNote: kind === 'CREDIT_NOTE',
  };
}

const papers = fc.sample(paper, { numRuns: 10_000, seed: 20_260_919 }).map(write);
/** Payments of the invoices, refunds of the credit notes, and what the provider paid out. */
const movements = papers.flatMap(({ sums, sign, day, reference, currency }): BookedMovement[] =>
  sums.gross === 0 ? [] : [{ day, reference, currency, kind: sign > 0 ? 'PAYMENT' : 'REFUND', amount: sums.gross, fees: 0 }],
);
const payout: BookedMovement = { day: '2026-12-31', reference: 'po_1', currency: 'EUR', kind: 'PAYOUT', amount: 98_000, fees: 2000 };
const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const gross = sum(papers.map(({ sums, sign }) => sign * sums.gross));
/** VAT that the papers name, and that on margins, which they do not. */
const marginVat = sum(papers.flatMap(({ parts }) => parts.filter(({ category }) => category === 'MARGIN').map((part) => part.vat)));
const vat = sum(papers.map(({ sums, sign }) => sign * sums.vat)) + marginVat;
const accounts = readAccounts(readParameters([]).values);
const cents = (field = '') => Number(field.replace(',', ''));

describe('10,000 random invoices and credit notes', () => {
  it('are split without losing a cent', () => {
    for (const { parts, sums, sign } of papers) {
      expect(sum(parts.map((part) => part.gross))).toBe(sign * sums.gross + 0);
      expect(sum(parts.filter(({ category }) => category !== 'MARGIN').map((part) => part.vat))).toBe(sign * sums.vat + 0);
    }
  });

  it('are reported a day, category and rate to the cent, each day’s lines once', () => {
    const lines = reportSales(papers);
    expect(sum(lines.map((line) => line.net + line.vat))).toBe(gross);
    expect(sum(lines.map((line) => line.vat))).toBe(vat);
    const keys = lines.map((line) => `${line.day} ${line.category} ${line.vatRate}`);
    expect(new Set(keys).size).toBe(keys.length);
    const ofMargin = lines.filter(({ category }) => category === 'MARGIN');
    expect(sum(ofMargin.map((line) => line.vat))).toBe(marginVat);
    expect(marginVat).not.toBe(0);
  });

  it('are booked to the cent', () => {
    const balanceIn = (rows: readonly string[][]) => (account: string) =>
      sum(rows.filter((row) => row[4] === account).map((row) => cents(row[12]) - cents(row[11])));
    const sold = balanceIn(fecRows(accounts, papers));
    expect(sold('411000')).toBe(-gross);
    expect(sold('445710')).toBe(vat);
    const settled = balanceIn(fecRows(accounts, papers, [...movements, payout]));
    expect(settled('411000'), 'all is paid').toBe(0);
    expect(settled('511700'), 'the provider holds the rest').toBe(100_000 - gross);
    expect([settled('512000'), settled('627800')]).toEqual([-98_000, -2000]);
  });

  it('give a file that keeps the published rules of a FEC', () => {
    const text = writeFec(fecRows(accounts, papers, [...movements, payout]));
    const lines = text.split('\r\n');
    expect(lines.pop()).toBe('');
    expect(lines[0]?.split('\t')).toEqual([...fecColumns]);
    expect(fecColumns).toHaveLength(18);
    const faults: string[] = [];
    const entries = new Map<string, { debit: number; credit: number; days: Set<string>; papers: Set<string> }>();
    const last: Record<string, string> = {};
    let lastDay = '';
    for (const written of lines.slice(1)) {
      const row = written.split('\t');
      const [journal, journalName, entry = '', day = '', account = '', accountName, , , piece = '', pieceDay = '', said] = row;
      const [debit = '', credit = '', letter, letterDay, valid = '', , currency] = row.slice(11);
      const isRight =
        row.length === 18 &&
        [journal, journalName, accountName, piece, said].every((field) => field !== '') &&
        /^\d{3,}$/.test(account) &&
        [day, pieceDay, valid].every((field) => /^20\d{6}$/.test(field)) &&
        [debit, credit].every((amount) => /^\d+,\d{2}$/.test(amount)) &&
        // One of the two, never both.
        cents(debit) > 0 !== cents(credit) > 0 &&
        [letter, letterDay, currency].every((field) => field === '') &&
        // Entries stand by day, and in their journal by number.
        day >= lastDay &&
        entry >= (last[journal ?? ''] ?? '');
      if (!isRight) faults.push(written);
      last[journal ?? ''] = entry;
      lastDay = day;
      const found = entries.get(entry) ?? { debit: 0, credit: 0, days: new Set(), papers: new Set() };
      found.debit += cents(debit);
      found.credit += cents(credit);
      found.days.add(day);
      found.papers.add(piece);
      entries.set(entry, found);
    }
    expect(faults).toEqual([]);
    const unbalanced = [...entries.values()].filter(
      ({ debit, credit, days, papers: pieces }) => debit !== credit || days.size !== 1 || pieces.size !== 1,
    );
    expect(unbalanced).toEqual([]);
  });
});

describe('the VAT on a margin', () => {
  type Piece = { amount: number; cost: number | null };
  const split = (pieces: Piece[], gross: number, kind: InvoiceKind = 'INVOICE') => {
    const lines = pieces.map(
      ({ amount }, index): Line => ({
        ...{ idLine: index, name: '', details: [], reference: '', quantity: 1, price: amount, total: amount, discount: 0 },
        ...{ vatRate: 0, vat: 0, marginScheme: true },
      }),
    );
    const rates = [{ vatRate: 0, marginScheme: true, gross, vat: 0 }];
    return splitSales({ kind, content: { rates, lines } }, (id) => ({ isService: false, purchasePrice: pieces[id]?.cost ?? null }));
  };
  const margin = { category: 'MARGIN' as const };

  it('is a sixth of what the piece brought above its cost, shipping with it', () => {
    expect(split([{ amount: 5000, cost: 2000 }], 5000)).toEqual([{ ...margin, vatRate: 2000, gross: 5000, vat: 500 }]);
    expect(split([{ amount: 5000, cost: 2000 }], 5600)).toEqual([{ ...margin, vatRate: 2000, gross: 5600, vat: 600 }]);
  });

  it('is none on a loss, which lowers no other margin', () => {
    const pieces = [
      { amount: 5000, cost: 2000 },
      { amount: 1000, cost: 4000 },
    ];
    expect(split(pieces, 6000)).toEqual([{ ...margin, vatRate: 2000, gross: 6000, vat: 500 }]);
  });

  it('is not made up where the cost is not known: such pieces stand apart at rate 0', () => {
    expect(split([{ amount: 5000, cost: null }], 5000)).toEqual([{ ...margin, vatRate: 0, gross: 5000, vat: 0 }]);
    const pieces = [
      { amount: 5000, cost: 2000 },
      { amount: 1000, cost: null },
    ];
    expect(split(pieces, 6000)).toEqual([
      { ...margin, vatRate: 2000, gross: 5000, vat: 500 },
      { ...margin, vatRate: 0, gross: 1000, vat: 0 },
    ]);
  });

  it('goes back with what is given back, in proportion', () => {
    expect(split([{ amount: 5000, cost: 2000 }], 5000, 'CREDIT_NOTE')).toEqual([{ ...margin, vatRate: 2000, gross: -5000, vat: -500 }]);
    expect(split([{ amount: 5000, cost: 2000 }], 2500, 'CREDIT_NOTE')).toEqual([{ ...margin, vatRate: 2000, gross: -2500, vat: -250 }]);
  });
});

describe('the file of accounting entries', () => {
  it('books on the accounts that the settings name', () => {
    const values = readParameters([
      { type: 'FEC_ACCOUNT_GOODS', value: '707WEB' },
      { type: 'FEC_ACCOUNT_VAT', value: 'TVA' },
      { type: 'FEC_ACCOUNT_CUSTOMERS', value: '' },
    ]).values;
    const parts = [{ category: 'GOODS' as const, vatRate: 2000, gross: 1200, vat: 200 }];
    const rows = fecRows(readAccounts(values), [{ day: '2026-11-20', reference: 'FA-1', currency: 'EUR', isCreditNote: false, parts }]);
    expect(rows.map((row) => row[4])).toEqual(['411000', '707WEB', '445710']);
  });

  it('is named by the company’s number and the last day', () => {
    expect(fecName('812 345 678 00012', '2026-12-31')).toBe('812345678FEC20261231.txt');
  });

  it('writes amounts with a comma and no separator', () => {
    expect([0, 5, 123_456_789, -250].map(formatAmount)).toEqual(['0,00', '0,05', '1234567,89', '-2,50']);
  });
});
