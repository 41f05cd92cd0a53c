import { and, eq } from 'drizzle-orm';
import type { Database } from '../../db/database.ts';
import { orders } from '../../db/tables/order.ts';
import { changeStatus, type Happening } from './change-status.ts';
import { endAttempts } from './end-attempts.ts';

/**
 * A shopper who came back from the bank and orders again replaces her unpaid order: it is cancelled, its pieces and its
 * slot are free for the new one, and no e-mail tells of it. An order whose payment the bank is still deciding on is not touched: 409.
 */
export async function cancelUnpaidOrders(tx: Database, idSite: number, idCart: string, at: Happening): Promise<string[]> {
  const unpaid = await tx
    .select()
    .from(orders)
    .where(and(eq(orders.idSite, idSite), eq(orders.idCart, idCart), eq(orders.status, 'PENDING_PAYMENT')))
    .orderBy(orders.id)
    .for('no key update');
  for (const order of unpaid) {
    await endAttempts(tx, order, at.now);
    await changeStatus(tx, order, { type: 'order.replaced' }, at);
  }
  return unpaid.map((order) => order.id);
}
