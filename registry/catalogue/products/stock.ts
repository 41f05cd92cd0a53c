import { messages as productMessages } from '#messages/generated/registry/catalogue/products.ts';
import type { Offer } from '#schemas/product.ts';
import type { Lang } from '#schemas/site.ts';
import type { ShopSettings } from './shop-settings.ts';

/**
 * A piece as its stock is told: `low` says how many are left, from the limit of the settings down. A second-hand piece is the
 * only one from the start: that it is the last says nothing, so it is simply there. `made` is gone, but made to order.
 */
export type StockState = 'available' | 'low' | 'made' | 'out';

type Stock = { quantity: number; setQuantity: boolean; offer: Offer };

export function stockState(
  { quantity, setQuantity, offer }: Stock,
  { tellsStock, keepsToStock, stockLimit }: Pick<ShopSettings, 'tellsStock' | 'keepsToStock' | 'stockLimit'>,
): StockState {
  // If orders beyond the stock are accepted, the API says that no stock is tracked, but still gives the quantity.
  if (!keepsToStock) return quantity > 0 ? 'available' : 'made';
  if (!setQuantity) return 'available';
  if (quantity <= 0) return 'out';
  const isUnique = offer === 'SECOND_HAND' && quantity === 1;
  return tellsStock && quantity <= stockLimit && !isUnique ? 'low' : 'available';
}

/** The stock in the site's words; '' where the settings keep it to themselves. */
export function stockLabel(stock: Stock, settings: ShopSettings, lang: Lang): string {
  const messages = productMessages[lang];
  const state = stockState(stock, settings);
  if (state === 'out') return settings.soldOutLabel || messages.soldOut;
  if (state === 'made') return messages.madeToOrder;
  if (!settings.tellsStock) return '';
  return state === 'low' ? messages.onlyLeft({ count: stock.quantity }) : settings.inStockLabel || messages.inStock;
}
