import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import type { SignedIn } from '#backend/platform/http/context.ts';
import { orderLines, orders } from '#backend/tables/order.ts';
import { paymentAttempts } from '#backend/tables/payment.ts';
import type { Order, OrderSummary, PaymentStatus, Tracking } from '#schemas/order.ts';
import { isAdmin } from '#schemas/user.ts';
import type { OrderRow } from '../events.ts';
import { leftToRefund, refundedByOrder } from '../left-to-refund.ts';
import { isOrderKey } from '../order-names.ts';
import { cancellationOf } from './cancel-order.ts';

/** Caller who reads an order: a person, a key, or both. */
export type Caller = { idSite: number; user: SignedIn | null; key: string | undefined };

/** An order, for its owner, an admin, or whoever has its key. For anybody else it does not exist: ApiError 404. */
export async function requireOwnOrder(db: Database, caller: Caller, id: string): Promise<OrderRow> {
  const [order] = await db
    .select()
    .from(orders)
    .where(and(eq(orders.idSite, caller.idSite), eq(orders.id, id)));
  if (!order) throw new ApiError(404, 'order.not-found');
  const isOwner = caller.user !== null && order.idUser === caller.user.id;
  const mayRead =
    isOwner || (caller.user !== null && isAdmin(caller.user.role)) || (caller.key && (await isOrderKey(db, order, caller.key)));
  if (!mayRead) throw new ApiError(404, 'order.not-found');
  return order;
}

/**
 * An order as the API answers it. `today` in the shop's time zone (YYYY-MM-DD), for its customer: whether she can still cancel it hangs
 * on it.
 */
export async function readOrder(db: Database, order: OrderRow, today?: string): Promise<Order> {
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.idSite, order.idSite), eq(orderLines.idOrder, order.id)))
    .orderBy(asc(orderLines.id));
  const attempts = await db
    .select({ status: paymentAttempts.status, method: paymentAttempts.method, isTest: paymentAttempts.isTest })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.idSite, order.idSite), eq(paymentAttempts.idOrder, order.id)))
    .orderBy(desc(paymentAttempts.number));
  const attempt = attempts.find(({ status }) => ['paid', 'partially_refunded', 'refunded'].includes(status)) ?? attempts[0];
  const { pickup } = order;
  return {
    id: order.id,
    reference: order.reference,
    status: order.status,
    paymentStatus: attempt ? await shownPaymentStatus(db, order, attempt.status) : null,
    payment: attempt ? { method: attempt.method, isTest: attempt.isTest } : null,
    createdAt: order.createdAt.toISOString(),
    email: order.email,
    phone: order.phone,
    lines: lines.map(
      ({
        idSite: _idSite,
        idOrder: _idOrder,
        customizationKey: _key,
        discount: _discount,
        pricedRate: _pricedRate,
        // The shop's own affair.
        purchasePrice: _purchasePrice,
        producerGuarantee,
        rentFrom: from,
        rentTo: to,
        deposit,
        ...line
      }) => ({
        ...line,
        ...(producerGuarantee && { producerGuarantee }),
        ...(from !== null && to !== null && { rental: { from, to, deposit: deposit ?? 0 } }),
      }),
    ),
    currency: order.currency,
    subtotal: order.subtotal,
    discount: order.discount,
    ...(order.discountCode && { discountCode: order.discountCode }),
    shipping: order.shipping,
    total: order.total,
    vat: order.vat,
    ...(order.taxation === 'EXPORT' && { exported: { deducted: order.vatDeducted } }),
    message: order.message,
    delivery: {
      type: order.deliveryKind,
      carrierName: order.carrierName,
      address: order.deliveryAddress,
      accessPoint: order.accessPoint,
      pickup: pickup && { date: pickup.date, from: pickup.from, to: pickup.to, place: pickup.place },
      tracking: trackingOf(order),
      ...(order.promise && { promise: order.promise }),
    },
    billing: order.billingAddress,
    cancellation: today === undefined ? null : await cancellationOf(db, order, today),
  };
}

/**
 * Returns the payment status to show. The bank reports what came. The shop's refunds are stored with the order and its returns, since the
 * shop refunds where it was paid.
 */
async function shownPaymentStatus(db: Database, order: OrderRow, status: PaymentStatus): Promise<PaymentStatus> {
  if (order.status === 'REFUNDED') return 'refunded';
  if (status !== 'paid' && status !== 'partially_refunded') return status;
  const refunds = await refundedByOrder(db, order.idSite, [order.id]);
  if (!refunds.get(order.id)) return status;
  return leftToRefund(order, refunds) === 0 ? 'refunded' : 'partially_refunded';
}

/** Returns the tracking of an order's parcel; null while nothing is known of it. */
export const trackingOf = ({ trackingLink: link, trackingNumber: number }: OrderRow): Tracking | null =>
  link || number ? { link, number } : null;

/** Orders, of those given, for which no real money moves: the test bank, or the test environment of a provider. */
export async function ordersInTest(db: Database, idSite: number, rows: readonly Pick<OrderRow, 'id'>[]): Promise<ReadonlySet<string>> {
  const ids = rows.map(({ id }) => id);
  const attempts = await db
    .selectDistinct({ idOrder: paymentAttempts.idOrder })
    .from(paymentAttempts)
    .where(and(eq(paymentAttempts.idSite, idSite), inArray(paymentAttempts.idOrder, ids), eq(paymentAttempts.isTest, true)));
  return new Set(attempts.map(({ idOrder }) => idOrder));
}

/** Orders of one site as a list shows them, in the order given. */
export async function summarise(db: Database, rows: readonly OrderRow[]): Promise<OrderSummary[]> {
  const lines = await db
    .select({ idOrder: orderLines.idOrder, quantity: orderLines.quantity, image: orderLines.image })
    .from(orderLines)
    .where(
      and(
        inArray(orderLines.idSite, [...new Set(rows.map((row) => row.idSite))]),
        inArray(
          orderLines.idOrder,
          rows.map((row) => row.id),
        ),
      ),
    )
    .orderBy(asc(orderLines.id));
  return rows.map((row) => {
    const own = lines.filter((line) => line.idOrder === row.id);
    return {
      id: row.id,
      reference: row.reference,
      status: row.status,
      createdAt: row.createdAt.toISOString(),
      total: row.total,
      currency: row.currency,
      totalProduct: own.reduce((sum, line) => sum + line.quantity, 0),
      image: own.find((line) => line.image)?.image ?? null,
    };
  });
}
