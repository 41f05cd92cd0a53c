import type { WholeReconciliation } from '#backend/commerce/payment/index.ts';
import type { Reconciliation } from '#schemas/payment-books.ts';
import type { Lang } from '#schemas/site.ts';
import { byteOrderMark, writeRows, writeText } from './csv.ts';
import { shownDecimal } from './formats.ts';

/** Problems that are written at once. */
const atOnce = 500;

/** The books of a period as CSV, a piece after another: a line a day, its sum, then what does not fit together. */
export function* exportReconciliation(books: WholeReconciliation, lang: Lang): Generator<string> {
  const money = (cents: number) => shownDecimal(cents, 2, lang === 'fr' ? ',' : '.');
  const cells = (day: Reconciliation['total']) => [
    ...[day.orders, day.payments, day.refunds, day.invoices, day.creditNotes].flatMap(({ count, total }) => [String(count), money(total)]),
    ...[String(day.payouts.count), money(day.payouts.total), money(day.payouts.fees), String(day.problems)],
  ];
  const said = words[lang];
  yield byteOrderMark +
    writeRows([
      said.days,
      ...books.days.map((day) => [day.day, ...cells(day)]),
      [said.total, ...cells(books.total)],
      [],
      [said.notPaidOut, money(books.notPaidOut)],
      [],
      said.problems,
    ]);
  for (let from = 0; from < books.problems.length; from += atOnce) {
    const some = books.problems.slice(from, from + atOnce);
    yield writeRows(some.map(({ kind, reference, amount, at }) => [kind, writeText(reference), money(amount), at]));
  }
}

const words: Readonly<Record<Lang, { days: string[]; total: string; notPaidOut: string; problems: string[] }>> = {
  fr: {
    days: [
      ...['jour', 'commandes payées', 'montant', 'paiements', 'montant', 'remboursements', 'montant'],
      ...['factures', 'montant', 'avoirs', 'montant', 'virements reçus', 'montant', 'frais', 'écarts'],
    ],
    total: 'total',
    notPaidOut: 'encaissé, pas encore viré',
    problems: ['écart', 'commande ou pièce', 'montant', 'moment (UTC)'],
  },
  en: {
    days: [
      ...['day', 'paid orders', 'amount', 'payments', 'amount', 'refunds', 'amount'],
      ...['invoices', 'amount', 'credit notes', 'amount', 'payouts', 'amount', 'fees', 'problems'],
    ],
    total: 'total',
    notPaidOut: 'collected, not paid out yet',
    problems: ['problem', 'order or document', 'amount', 'moment (UTC)'],
  },
};
