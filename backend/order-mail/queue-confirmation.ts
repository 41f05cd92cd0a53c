import { readMailSite } from '../mail/mail-site.ts';
import { post } from '../mail/outbox.ts';
import { orderKey } from '../order/order-key.ts';
import type { orderLines, orders } from '../order/tables.ts';
import type { Database } from '../platform/database/database.ts';
import { orderConfirmed } from './confirmation-email.ts';

type OrderRow = typeof orders.$inferSelect;
type LineRow = typeof orderLines.$inferSelect;

/** Writes the confirmation of a paid order, in the transaction that made it paid. */
export async function confirmOrder(
  tx: Database,
  order: OrderRow,
  lines: readonly LineRow[],
  { now, webOrigin }: { now: Date; webOrigin: string },
): Promise<void> {
  const site = await readMailSite(tx, order, webOrigin);
  const key = await orderKey(tx, order);
  const url = `${site.pages}/order/follow?order=${order.id}&key=${key}`;
  const content = orderConfirmed(site, order, lines, url);
  await post(tx, { idSite: order.idSite, kind: 'ORDER_CONFIRMED', idOrder: order.id }, order.email, content, now);
}
