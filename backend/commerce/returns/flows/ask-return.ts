import type { z } from 'zod';
import { lockOrder, type OrderRow } from '#backend/commerce/order/index.ts';
import { noticeReturn } from '#backend/commerce/order-mail/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { conformityReasons, type OrderBack, type OrderBackBody, type Returnable } from '#schemas/order-back.ts';
import { writeReturnMail } from '../mail/return-mail.ts';
import { type ReturnContext, returnableOf } from '../returnable.ts';
import { openReturn } from './open-return.ts';

type Asking = ReturnContext & { webOrigin: string };
type ReturnInput = z.output<typeof OrderBackBody>;

/**
 * Notes what somebody wants to send back, under a lock of the order, acknowledges it by e-mail and tells the shop.
 * Throws ApiError 409 (returns are closed here, not yet possible, or over), 422 (a line that is not there, more than is left, or a
 * change of mind about what was made for somebody or is perishable).
 */
export async function askReturn(db: Database, order: OrderRow, body: ReturnInput, asking: Asking): Promise<OrderBack> {
  return db.transaction(async (tx) => {
    const locked = (await lockOrder(tx, order.idSite, order.id)) ?? order;
    const { state, lines: left, rows } = await returnableOf(tx, locked, asking);
    if (state !== 'OPEN') throw new ApiError(409, `return.${state}`);
    checkLines(body, left);
    const back = await openReturn(tx, { order: locked, rows, left }, body, asking.now);
    await writeReturnMail(tx, locked, back, asking);
    await noticeReturn(tx, locked, back, asking);
    return back;
  });
}

function checkLines({ products }: ReturnInput, left: Returnable['lines']): void {
  const seen = new Set<number>();
  for (const [at, { id, quantity, reason }] of products.entries()) {
    const line = left.find((each) => each.id === id);
    const open = line?.quantity ?? 0;
    if (line?.isRental) throw ApiError.fields([{ key: `products.${at}.id`, message: 'return.rental' }]);
    if (seen.has(id) || open === 0) throw ApiError.fields([{ key: `products.${at}.id`, message: 'return.line' }]);
    const isExcluded = line?.isPersonal || line?.isPerishable;
    if (isExcluded && !conformityReasons.includes(reason))
      throw ApiError.fields([{ key: `products.${at}.reason`, message: line.isPersonal ? 'return.personal' : 'return.perishable' }]);
    if (quantity > open) throw ApiError.fields([{ key: `products.${at}.quantity`, message: 'return.quantity', params: { count: open } }]);
    seen.add(id);
  }
}
