import { and, eq, inArray, sum } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { paymentCaptures, paymentRefunds } from '#backend/tables/payment.ts';
import { orderReturns } from '#backend/tables/returns.ts';
import type { OrderStatus } from '#schemas/order.ts';

/** `total` in cents. */
type RefundableOrder = { id: string; status: OrderStatus; total: number };

/**
 * Cents that were given back of orders that go on, by the order's id; none: nothing. Returns say what they gave back; other parts are
 * kept with the payments.
 */
export async function refundedByOrder(db: Database, idSite: number, ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await db
    .select({ id: orderReturns.idOrder, total: sum(orderReturns.refund).mapWith(Number) })
    .from(orderReturns)
    .where(and(eq(orderReturns.idSite, idSite), inArray(orderReturns.idOrder, [...ids]), eq(orderReturns.status, 'REFUNDED')))
    .groupBy(orderReturns.idOrder);
  const parts = await db
    .select({ id: paymentRefunds.idOrder, total: sum(paymentRefunds.amount).mapWith(Number) })
    .from(paymentRefunds)
    .innerJoin(paymentCaptures, and(eq(paymentCaptures.idSite, paymentRefunds.idSite), eq(paymentCaptures.id, paymentRefunds.idCapture)))
    .where(
      and(
        eq(paymentRefunds.idSite, idSite),
        inArray(paymentRefunds.idOrder, [...ids]),
        inArray(paymentRefunds.cause, ['PARTIAL', 'PROVIDER']),
        eq(paymentCaptures.isExtra, false),
      ),
    )
    .groupBy(paymentRefunds.idOrder);
  const given = new Map(rows.map(({ id, total }) => [id, total]));
  for (const { id, total } of parts) given.set(id, (given.get(id) ?? 0) + total);
  return given;
}

/** Cents of an order that nobody gave back yet; `refunds` of refundedByOrder. An order that was refunded gave back the rest. */
export const leftToRefund = ({ id, status, total }: RefundableOrder, refunds: ReadonlyMap<string, number>): number =>
  status === 'REFUNDED' ? 0 : Math.max(0, total - (refunds.get(id) ?? 0));

type Parts = {
  /** Cents that were paid for its pieces. */
  total: number;
  /** Cents that were paid for the way to the customer. */
  shipping: number;
  /** Cents of leftToRefund. */
  left: number;
};

/** The most that a return can give back, in cents: its pieces and the way to the customer (L221-24), as far as they are left. */
export const mostRefund = ({ total, shipping, left }: Parts): number => Math.min(total + shipping, left);

/** Cents that were paid for a line: its total less its share of the discount on products. */
export const paidOfLine = ({ total, discount }: { total: number; discount: number }): number => total - discount;
