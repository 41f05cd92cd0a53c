import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { readOneThrough } from '#backend/platform/read-cache/read-through.ts';
import { parameters } from '#backend/tables/site.ts';
import { type ParameterKey, readParameters } from '#schemas/parameters/index.ts';

/** Rules for selling, from a site's parameters. */
export type ShopRules = {
  /** HIDE_PRODUCT_PRICES: a showcase; no amount leaves the server and nothing is sold. */
  hidesPrices: boolean;
  /** HANDLE_STOCK: nobody orders more than there is; without it the rest is made to order. */
  limitsToStock: boolean;
  /** BOTTLE_MULTIPLE: by how many bottles wines are sold that have no multiple of their own. */
  bottleMultiple: number;
  /** ONLY_SELL_ON_FRENCH_VERSION */
  onlySellsInFrench: boolean;
};

const keys: ParameterKey[] = ['HIDE_PRODUCT_PRICES', 'HANDLE_STOCK', 'BOTTLE_MULTIPLE', 'ONLY_SELL_ON_FRENCH_VERSION'];

/** Reads what carts, lists and orders of a site go by; few rows, for it is read at every one of them. */
export function readShopRules(db: Database, idSite: number): Promise<ShopRules> {
  return readOneThrough({ db, idSite, kind: 'shop-rules' }, () => readStoredRules(db, idSite));
}

async function readStoredRules(db: Database, idSite: number): Promise<ShopRules> {
  const stored = await db
    .select({ type: parameters.key, value: parameters.value })
    .from(parameters)
    .where(and(eq(parameters.idSite, idSite), inArray(parameters.key, keys)));
  const { values } = readParameters(stored);
  return {
    hidesPrices: values.HIDE_PRODUCT_PRICES,
    limitsToStock: values.HANDLE_STOCK,
    bottleMultiple: Math.round(values.BOTTLE_MULTIPLE),
    onlySellsInFrench: values.ONLY_SELL_ON_FRENCH_VERSION,
  };
}

/** The multiple a product is sold by: its own, or the shop's for a wine that has none. */
export function multipleOf(product: { type: string; sellByMultipleOf: number }, { bottleMultiple }: Pick<ShopRules, 'bottleMultiple'>) {
  return product.type === 'WINE' && product.sellByMultipleOf === 1 ? bottleMultiple : product.sellByMultipleOf;
}
