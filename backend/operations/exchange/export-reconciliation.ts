import type { WholeReconciliation } from '#backend/commerce/payment/index.ts';
import { byteOrderMark, writeRows, writeText } from '#backend/platform/csv.ts';
import { messages } from '#messages/generated/entities/reconciliation.ts';
import type { Reconciliation } from '#schemas/payment-books.ts';
import type { Lang } from '#schemas/site.ts';
import { decimalSign, shownDecimal } from './formats.ts';

/** Problems that are written at once. */
const atOnce = 500;

/** The books of a period as CSV, a piece after another: a line a day, its sum, then what does not fit together. */
export function* exportReconciliation(books: WholeReconciliation, lang: Lang): Generator<string> {
  const money = (cents: number) => shownDecimal(cents, 2, decimalSign(lang));
  const cells = (day: Reconciliation['total']) => [
    ...[day.orders, day.payments, day.refunds, day.invoices, day.creditNotes].flatMap(({ count, total }) => [String(count), money(total)]),
    ...[String(day.payouts.count), money(day.payouts.total), money(day.payouts.fees), String(day.problems)],
  ];
  const said = messages[lang];
  yield byteOrderMark +
    writeRows([
      Object.values(said.days),
      ...books.days.map((day) => [day.day, ...cells(day)]),
      [said.total, ...cells(books.total)],
      [],
      [said.notPaidOut, money(books.notPaidOut)],
      [],
      Object.values(said.problems),
    ]);
  for (let from = 0; from < books.problems.length; from += atOnce) {
    const some = books.problems.slice(from, from + atOnce);
    yield writeRows(some.map(({ kind, reference, amount, at }) => [kind, writeText(reference), money(amount), at]));
  }
}
