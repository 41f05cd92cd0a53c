import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { orders } from './listing-query.ts';

type Order = (typeof orders)[number];

/** The site's PRODUCT_ORDER as GET /product writes it. */
const orderOf = {
  CUSTOM: 'custom',
  PRICE: 'price',
  PRICE_DESC: '-price',
  DATE: '-date',
  NAME: 'name',
  DISCOUNT: '-discount',
} as const satisfies Record<ParameterValues['PRODUCT_ORDER'], Order>;

/** Orders that tell something of prices: none of a shop that hides them. */
export const pricedOrders: readonly string[] = ['price', '-price', '-discount'] satisfies Order[];

/** The order of a list that nobody has sorted. */
export function siteOrder({ PRODUCT_ORDER, HIDE_PRODUCT_PRICES }: ParameterValues): Order {
  const order = orderOf[PRODUCT_ORDER];
  return HIDE_PRODUCT_PRICES && pricedOrders.includes(order) ? 'custom' : order;
}
