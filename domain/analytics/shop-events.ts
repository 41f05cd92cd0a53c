import type { Cart, CartProduct } from '#schemas/cart.ts';
import type { Order, OrderLine } from '#schemas/order.ts';

/** A product as measurement services know it; `price` in cents, tax included. */
export type MeasuredItem = { id: string; name: string; variant?: string; price: number; quantity: number };

/** Items and their worth in cents, without shipping. */
type Goods = { items: readonly MeasuredItem[]; value: number };

/** Behaviour that measurement services are notified of; amounts in cents of `currency`. */
export type ShopEvent =
  | { type: 'list'; list: string; items: readonly MeasuredItem[] }
  | ({ type: 'view' } & Goods)
  | ({ type: 'add' } & Goods & { cart: Goods })
  | ({ type: 'remove' } & Goods & { cart: Goods })
  | ({ type: 'checkout'; coupon: string } & Goods)
  | ({ type: 'shipping'; tier: string } & Goods)
  | ({ type: 'payment'; method: string } & Goods)
  | ({ type: 'purchase'; id: string; total: number; tax: number; shipping: number; discount: number; coupon: string } & Goods)
  | ({ type: 'refund'; id: string } & Goods);

export const goodsWorth = (items: readonly MeasuredItem[]): number => items.reduce((sum, { price, quantity }) => sum + price * quantity, 0);

const toGoods = (items: readonly MeasuredItem[]): Goods => ({ items, value: goodsWorth(items) });

function toItem(line: CartProduct | OrderLine, quantity = line.quantity): MeasuredItem {
  const { idProduct, reference, name, declinationLabel, total } = line;
  // Discounts on the line and customizations are part of what a piece costs.
  const price = Math.round(total / line.quantity);
  return {
    id: idProduct === null ? reference : String(idProduct),
    ...{ name, price, quantity },
    ...(declinationLabel !== '' && { variant: declinationLabel }),
  };
}

/** Goods of a whole cart. */
export const cartGoods = (cart: Cart | null): Goods => toGoods((cart?.products ?? []).map((line) => toItem(line)));

/**
 * Lists what changed from one cart to the next: pieces that were added and pieces that were taken away. A cart that was not known before
 * is none that was filled.
 */
export function cartEvents(before: Cart | null, after: Cart | null): ShopEvent[] {
  const counts = new Map((before?.products ?? []).map((line) => [line.id, line.quantity]));
  const left = new Set((after?.products ?? []).map(({ id }) => id));
  const cart = cartGoods(after);
  const added = (after?.products ?? []).flatMap((line) => {
    const more = line.quantity - (counts.get(line.id) ?? 0);
    return more > 0 ? [toItem(line, more)] : [];
  });
  const removed = (before?.products ?? []).flatMap((line) => {
    const remaining = after?.products.find(({ id }) => id === line.id)?.quantity ?? 0;
    return !left.has(line.id) || remaining < line.quantity ? [toItem(line, line.quantity - remaining)] : [];
  });
  return [
    ...(added.length > 0 ? [{ type: 'add' as const, ...toGoods(added), cart }] : []),
    ...(removed.length > 0 ? [{ type: 'remove' as const, ...toGoods(removed), cart }] : []),
  ];
}

/** Purchase of an order: its goods without shipping, its tax, shipping and discount in cents. */
export function toPurchase(order: Order): ShopEvent {
  const goods = toGoods(order.lines.map((line) => toItem(line)));
  const { reference: id, total, discount, discountCode } = order;
  const { vat: tax, shipping } = order;
  return { type: 'purchase', id, total, tax, shipping, discount, coupon: discountCode ?? '', ...goods };
}

/** Refund of a whole order. */
export const toRefund = (order: Order): ShopEvent => ({
  type: 'refund',
  id: order.reference,
  ...toGoods(order.lines.map((line) => toItem(line))),
});
