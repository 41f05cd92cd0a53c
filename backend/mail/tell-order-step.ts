import { and, asc, eq, sum } from 'drizzle-orm';
import type { OrderEvent } from '#machines/order-machine.ts';
import { OrderStep } from '#schemas/order.ts';
import type { Database } from '../db/database.ts';
import { orderLines, type orders } from '../db/tables/order.ts';
import { orderReturns } from '../db/tables/returns.ts';
import { sites } from '../db/tables/site.ts';
import { orderKey } from '../flows/order/order-key.ts';
import { returnEnd } from '../flows/returns/return-window.ts';
import { dateIn } from '../flows/shipping/zoned-time.ts';
import { pagesOf, readMailSite } from './mail-site.ts';
import { orderStepMail } from './order-step.ts';
import { post } from './outbox.ts';

type OrderRow = typeof orders.$inferSelect;

/**
 * Tells who ordered of the step that an order was just led to, in the transaction that led it there; the outbox takes one e-mail
 * for each step. Not of a payment, which has its confirmation, nor of an order that gave way to another of the same shopper.
 */
export async function tellOrderStep(
  tx: Database,
  order: OrderRow,
  { type }: OrderEvent,
  { now, webOrigin }: { now: Date; webOrigin: string },
): Promise<void> {
  const step = OrderStep.safeParse(order.status);
  // Of an account that was erased no address is left.
  if (!step.success || type === 'order.replaced' || order.email === '') return;
  const { idSite, id: idOrder } = order;
  const lines = await tx
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.idSite, idSite), eq(orderLines.idOrder, idOrder)))
    .orderBy(asc(orderLines.id));
  const refund = step.data === 'REFUNDED' ? order.total - (await givenBack(tx, order)) : 0;
  // Returns gave everything back before, each with its e-mail.
  if (step.data === 'REFUNDED' && refund <= 0) return;
  const pages = await pagesOf(tx, order, webOrigin);
  const facts = {
    pages,
    orderUrl: `${pages}/order/success?order=${idOrder}&key=${await orderKey(tx, order)}`,
    isExpired: type === 'holds.expired',
    refund,
    withdrawal: order.deliveryKind === 'NO_DELIVERY' ? null : await lastDayToReturn(tx, order),
  };
  const content = orderStepMail(await readMailSite(tx, order, webOrigin), order, lines, step.data, facts);
  await post(tx, { idSite, kind: `ORDER_${step.data}`, idOrder }, order.email, content, now);
}

/** Cents that returns of an order gave back before. */
async function givenBack(tx: Database, { idSite, id }: OrderRow): Promise<number> {
  const [row] = await tx
    .select({ total: sum(orderReturns.refund).mapWith(Number) })
    .from(orderReturns)
    .where(and(eq(orderReturns.idSite, idSite), eq(orderReturns.idOrder, id), eq(orderReturns.status, 'REFUNDED')));
  return row?.total ?? 0;
}

async function lastDayToReturn(tx: Database, { idSite, handedOverAt }: OrderRow): Promise<string | null> {
  if (!handedOverAt) return null;
  const [site] = await tx.select({ timeZone: sites.timeZone }).from(sites).where(eq(sites.id, idSite));
  const timeZone = site?.timeZone ?? 'Europe/Paris';
  return dateIn(timeZone, new Date(returnEnd(handedOverAt, timeZone).getTime() - 1));
}
