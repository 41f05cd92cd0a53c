import type { Lang } from '#schemas/site.ts';
import type { ShopSettings } from './shop-settings.ts';
import { productWords } from './words.ts';

/** A piece as its stock is told: `low` says how many are left, from the limit of the settings down. */
export type StockState = 'available' | 'low' | 'out';

type Stock = { quantity: number; setQuantity: boolean };

export function stockState({ quantity, setQuantity }: Stock, settings: Pick<ShopSettings, 'tracksStock' | 'stockLimit'>): StockState {
  if (!settings.tracksStock || !setQuantity) return 'available';
  if (quantity <= 0) return 'out';
  return quantity <= settings.stockLimit ? 'low' : 'available';
}

/** The stock in the site's words. */
export function stockLabel(stock: Stock, settings: ShopSettings, lang: Lang): string {
  const words = productWords[lang];
  const state = stockState(stock, settings);
  if (state === 'out') return settings.soldOutLabel || words.soldOut;
  return state === 'low' ? words.onlyLeft(stock.quantity) : settings.inStockLabel || words.inStock;
}
