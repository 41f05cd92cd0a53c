import type { OrderRow } from '#backend/commerce/order/index.ts';
import { openReturn, returnableOf } from '#backend/commerce/returns/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import type { ShopCalendar } from '#domain/withdrawal-period.ts';
import type { OrderBack } from '#schemas/order-back.ts';

/**
 * Opens the return of what is left of lines of an order that was handed over, by the right of withdrawal: whatever the shop says of
 * returns, and although the time may be over. Undefined where nothing was handed over, or nothing is left. The order is locked.
 */
export async function openWithdrawalReturn(
  tx: Database,
  order: OrderRow,
  lines: readonly { id: number }[],
  { timeZone, market, now }: ShopCalendar & { now: Date },
): Promise<OrderBack | undefined> {
  const { state, lines: left, rows } = await returnableOf(tx, order, { isActive: true, timeZone, market, now });
  if (state === 'NOT_YET') return undefined;
  const ids = new Set(lines.map(({ id }) => id));
  const products = left
    .filter(({ id, quantity }) => ids.has(id) && quantity > 0)
    .map(({ id, quantity }) => ({ id, quantity, reason: 'CHANGED_MIND' as const }));
  return products.length === 0 ? undefined : openReturn(tx, { order, rows, left }, { products, message: '' }, now);
}
