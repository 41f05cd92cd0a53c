import type { OrderLine } from '#schemas/order.ts';
import type { OrderBackBody, ReturnReason } from '#schemas/order-back.ts';

/** What the return form says; null while nothing is chosen. */
export function readReturn(data: FormData, lines: readonly Pick<OrderLine, 'id'>[]): OrderBackBody | null {
  const products = lines.flatMap(({ id }) => {
    if (!data.has(`take-${id}`)) return [];
    const reason = (data.get(`reason-${id}`) ?? 'CHANGED_MIND') as ReturnReason;
    return [{ id, quantity: Math.max(1, Number(data.get(`quantity-${id}`) ?? 1)), reason }];
  });
  return products.length > 0 ? { products, message: String(data.get('message') ?? '').trim() } : null;
}
