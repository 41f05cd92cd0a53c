import { goodsWorth, type MeasuredItem, type ShopEvent } from '#domain/analytics/shop-events.ts';
import { readTrackers } from '#domain/analytics/trackers.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { ProductCard } from '#schemas/product.ts';

type Shown = Pick<ProductCard, 'idProduct' | 'name' | 'price'>;

/** Products of a list that measurement is told of at most. */
const maxItems = 24;

const toItem = ({ idProduct, name, price }: Shown): MeasuredItem => ({ id: String(idProduct), name, price, quantity: 1 });

/** Attributes that a block writes into its HTML for measurement; none on a site that measures nothing. */
export type Measured = { measured?: string };

const writeEvent = (parameters: ParameterValues, event: ShopEvent): Measured =>
  readTrackers(parameters) ? { measured: JSON.stringify(event) } : {};

/** The view of a product's sheet. */
export function measuredView(parameters: ParameterValues, product: Shown): Measured {
  const items = [toItem(product)];
  return writeEvent(parameters, { type: 'view', items, value: goodsWorth(items) });
}

/** The view of a list of products, by the path of its page, which is read where it is told alone. */
export const measuredList = (context: Pick<LoadContext, 'parameters' | 'path'>, products: readonly Shown[]): Measured =>
  products.length > 0 && readTrackers(context.parameters)
    ? writeEvent(context.parameters, { type: 'list', list: context.path, items: products.slice(0, maxItems).map(toItem) })
    : {};
