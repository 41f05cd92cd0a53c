import { and, asc, eq, sql } from 'drizzle-orm';
import { confirmPayment, lockOrder } from '#backend/commerce/order/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { orders } from '#backend/tables/order.ts';
import { correctionMark, paymentAttempts, paymentCaptures, paymentSettings } from '#backend/tables/payment.ts';
import { judgeListing, type ListedPayment } from '#domain/payment-confirmation.ts';
import type { BankListReport, PaymentConfirmBody, UnconfirmedPayment } from '#schemas/payment-books.ts';

type ByAdmin = { now: Date; byEmail: string };

/** Paid orders that the bank has not confirmed, the oldest first; `page` counts from 1. */
export async function listUnconfirmed(
  db: Database,
  idSite: number,
  { nbItem, page }: { nbItem: number; page: number },
): Promise<{ total: number; payments: UnconfirmedPayment[] }> {
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(orders).where(isUnconfirmed(idSite));
  const payments = await readUnconfirmed(db, idSite)
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  return { total: count?.total ?? 0, payments: payments.map(shown) };
}

/**
 * A person saw the payment of an order on the bank's list, with this amount; the same again changes nothing.
 * Throws ApiError 404, 422 (another amount than what the order cost).
 */
export async function confirmByHand(
  db: Database,
  { idSite, id }: { idSite: number; id: string },
  { amount }: PaymentConfirmBody,
  at: ByAdmin,
): Promise<void> {
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, idSite, id);
    if (!order) throw new ApiError(404, 'order.not-found');
    if (!order.isPaymentUnconfirmed) return;
    if (amount !== order.total) throw ApiError.fields([{ key: 'amount', message: 'payment.other-amount-listed' }]);
    await confirmPayment(tx, order, at);
  });
}

/**
 * Compares the orders that wait with the bank's list and confirms those whose payment stands there, each in a transaction of its own.
 * Throws ApiError 409 while the shop has not entered its own site and rank: nothing could be told from another shop's.
 */
export async function confirmByList(db: Database, idSite: number, list: readonly ListedPayment[], at: ByAdmin): Promise<BankListReport> {
  const shop = await readShop(db, idSite);
  const byReference = Map.groupBy(list, ({ reference }) => reference);
  const report: BankListReport = { rows: list.length, confirmed: [], doubtful: [], waiting: 0 };
  for (const payment of (await readUnconfirmed(db, idSite)).map(shown)) {
    const { transaction, providerReference: reference, amount, idOrder } = payment;
    const verdict = judgeListing({ transaction, reference, amount }, byReference.get(reference) ?? [], shop);
    if (verdict === 'CONFIRMED') {
      await confirmByHand(db, { idSite, id: idOrder }, { amount }, at);
      report.confirmed.push(payment);
    } else {
      report.waiting += 1;
      if (verdict) report.doubtful.push({ ...payment, doubt: verdict });
    }
  }
  return report;
}

const isUnconfirmed = (idSite: number) => and(eq(orders.idSite, idSite), eq(orders.isPaymentUnconfirmed, true));

/** Reads the payment of each unconfirmed order: the one that is not extra. */
const readUnconfirmed = (db: Database, idSite: number) =>
  db
    .select({
      ...{ idOrder: orders.id, orderReference: orders.reference, paidAt: orders.paidAt },
      ...{ provider: paymentCaptures.provider, transaction: paymentCaptures.transaction, amount: paymentCaptures.amount },
      currency: paymentCaptures.currency,
      providerReference: paymentAttempts.providerReference,
    })
    .from(orders)
    .innerJoin(
      paymentCaptures,
      and(eq(paymentCaptures.idSite, orders.idSite), eq(paymentCaptures.idOrder, orders.id), eq(paymentCaptures.isExtra, false)),
    )
    .innerJoin(paymentAttempts, and(eq(paymentAttempts.idSite, paymentCaptures.idSite), eq(paymentAttempts.id, paymentCaptures.idAttempt)))
    .where(isUnconfirmed(idSite))
    .orderBy(asc(orders.paidAt), asc(orders.reference))
    .$dynamic();

type Row = Awaited<ReturnType<typeof readUnconfirmed>>[number];

const shown = ({ paidAt, transaction, ...row }: Row): UnconfirmedPayment => ({
  ...row,
  // The text after the mark is the shop's own: the bank does not know it.
  transaction: transaction.split(correctionMark)[0] ?? transaction,
  paidAt: (paidAt ?? new Date(0)).toISOString(),
});

async function readShop(db: Database, idSite: number): Promise<{ site: string; rank: string }> {
  const [row] = await db
    .select({ values: paymentSettings.values })
    .from(paymentSettings)
    .where(and(eq(paymentSettings.idSite, idSite), eq(paymentSettings.method, 'E_TRANSACTION')));
  const { site, rank } = row?.values ?? {};
  if (!site || !rank) throw new ApiError(409, 'payment.no-own-site');
  return { site, rank };
}
