import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { leftToRefund, lockOrder, refundedByOrder, type StatusContext, setUnconfirmed } from '#backend/commerce/order/index.ts';
import { putPiecesBack } from '#backend/goods/stock/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { orders } from '#backend/tables/order.ts';
import { paymentCaptures, paymentRefunds, type RefundRow } from '#backend/tables/payment.ts';
import type { OpenRefund, RefundBody, RefundConfirmBody } from '#schemas/payment-books.ts';
import { capturesOf, refundableOf, requestAmount, requestRefund } from './flows/request-refund.ts';
import { shownRefund } from './order-payments.ts';
import { takeRefundedLines } from './refund-lines.ts';
import { settleRefund } from './steps/apply-refund.ts';

type ByAdmin = StatusContext & { byEmail: string };
type Named = { idSite: number; id: string };

/**
 * Refunds part of an order's payment, with a credit note, an e-mail and the pieces that go back on sale, or refunds an extra payment. The
 * row is stored first, then the provider is called. The same key again changes nothing. Throws ApiError 404, 409 (nothing was paid, or all
 * is refunded), 422 (more than is left, or pieces that the order does not have).
 */
export async function refundOrder(db: Database, { idSite, id }: Named, body: z.output<typeof RefundBody>, at: ByAdmin): Promise<void> {
  const { idempotencyKey, amount, idCapture, lines, reason } = body;
  const key = `admin:${idempotencyKey}`;
  await db.transaction(async (tx) => {
    const order = await lockOrder(tx, idSite, id);
    if (!order) throw new ApiError(404, 'order.not-found');
    const captures = await capturesOf(tx, order);
    if (await isKnown(tx, idSite, key)) return;
    if (idCapture !== null) {
      const capture = captures.find((each) => each.id === idCapture && each.isExtra);
      if (!capture) throw new ApiError(404, 'payment.not-found');
      const left = await refundableOf(tx, capture);
      if (left === 0) throw new ApiError(409, 'payment.nothing-to-refund');
      if (amount !== null && (amount === 0 || amount > left)) throw tooMuch();
      await requestRefund(
        tx,
        capture,
        { key, amount: amount ?? left, cause: 'DUPLICATE', reason, idReturn: null, byEmail: at.byEmail },
        at.now,
      );
      return;
    }
    const refundable = await Promise.all(captures.filter(({ isExtra }) => !isExtra).map((capture) => refundableOf(tx, capture)));
    const left = Math.min(
      leftToRefund(order, await refundedByOrder(tx, idSite, [id])),
      refundable.reduce((sum, each) => sum + each, 0),
    );
    if (left === 0) throw new ApiError(409, 'payment.nothing-to-refund');
    // All of an order is given back by its step, which tells the customer so and ends the order.
    if (amount === null || amount === 0 || amount > left) throw tooMuch();
    const { credited, back } = await takeRefundedLines(tx, order, lines);
    await requestAmount(tx, order, { key, amount, cause: 'PARTIAL', reason, idReturn: null, byEmail: at.byEmail }, at.now);
    await putPiecesBack(tx, { idSite, idOrder: id, byEmail: at.byEmail }, back);
    await at.tell(tx, 'order.refunded-partly', { order, amount, lines: credited, reason, key, at });
  });
}

const tooMuch = (): ApiError => ApiError.fields([{ key: 'amount', message: 'payment.refund-too-much' }]);

async function isKnown(tx: Database, idSite: number, key: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: paymentRefunds.id })
    .from(paymentRefunds)
    .where(
      and(
        eq(paymentRefunds.idSite, idSite),
        sql`(${paymentRefunds.idempotencyKey} = ${key} or ${paymentRefunds.idempotencyKey} like ${`${key}:%`})`,
      ),
    )
    .limit(1);
  return row !== undefined;
}

/** A person gave the money of a refund back. Returns the order's id. Throws ApiError 404, 409 (the provider gives it back). */
export async function confirmRefund(
  db: Database,
  named: Named,
  { reference }: z.output<typeof RefundConfirmBody>,
  at: ByAdmin,
): Promise<string> {
  return withRefund(db, named, async (tx, row, order) => {
    if (row.status === 'DONE') return;
    if (row.status !== 'TO_CONFIRM' && row.status !== 'FAILED') throw new ApiError(409, 'payment.refund-under-way');
    await settleRefund(tx, order, row, { status: 'DONE', refund: reference || null, failure: null, byEmail: at.byEmail }, at);
    // All of it is settled: whether the money came or not, nothing waits for the bank any more.
    if (order.status === 'REFUNDED' && order.isPaymentUnconfirmed) await setUnconfirmed(tx, order, false);
  });
}

/** Hands a refund that failed to its provider again. Returns the order's id. Throws ApiError 404, 409 (it did not fail). */
export async function retryRefund(db: Database, named: Named, at: ByAdmin): Promise<string> {
  return withRefund(db, named, async (tx, row) => {
    if (row.status === 'REQUESTED') return;
    if (row.status !== 'FAILED') throw new ApiError(409, 'payment.refund-under-way');
    await tx
      .update(paymentRefunds)
      .set({ status: 'REQUESTED', claimedUntil: null, byEmail: at.byEmail, updatedAt: at.now })
      .where(and(eq(paymentRefunds.idSite, row.idSite), eq(paymentRefunds.id, row.id)));
  });
}

type OrderRow = NonNullable<Awaited<ReturnType<typeof lockOrder>>>;

/** Works on a refund under its order's lock. */
async function withRefund(
  db: Database,
  { idSite, id }: Named,
  work: (tx: Database, row: RefundRow, order: OrderRow) => Promise<void>,
): Promise<string> {
  return db.transaction(async (tx) => {
    const own = and(eq(paymentRefunds.idSite, idSite), eq(paymentRefunds.id, id));
    const [found] = await tx.select({ idOrder: paymentRefunds.idOrder }).from(paymentRefunds).where(own);
    const order = found && (await lockOrder(tx, idSite, found.idOrder));
    const [row] = await tx.select().from(paymentRefunds).where(own).for('no key update');
    if (!order || !row) throw new ApiError(404, 'payment.not-found');
    await work(tx, row, order);
    return order.id;
  });
}

/** Refunds that are not done, the oldest first. */
export async function listOpenRefunds(
  db: Database,
  idSite: number,
  { nbItem, page }: { nbItem: number; page: number },
): Promise<{ total: number; refunds: OpenRefund[] }> {
  const open = and(eq(paymentRefunds.idSite, idSite), ne(paymentRefunds.status, 'DONE'));
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(paymentRefunds).where(open);
  const rows = await db
    .select({ row: paymentRefunds, orderReference: orders.reference, provider: paymentCaptures.provider })
    .from(paymentRefunds)
    .innerJoin(orders, and(eq(orders.idSite, paymentRefunds.idSite), eq(orders.id, paymentRefunds.idOrder)))
    .innerJoin(paymentCaptures, and(eq(paymentCaptures.idSite, paymentRefunds.idSite), eq(paymentCaptures.id, paymentRefunds.idCapture)))
    .where(open)
    .orderBy(asc(paymentRefunds.createdAt), asc(paymentRefunds.id))
    .limit(nbItem)
    .offset((page - 1) * nbItem);
  const refunds = rows.map(({ row, orderReference, provider }) => ({
    ...shownRefund(row),
    idOrder: row.idOrder,
    orderReference,
    provider,
  }));
  return { total: count?.total ?? 0, refunds };
}
