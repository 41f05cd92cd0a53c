import type { LoadContext } from '#renderer/types.ts';
import type { Declination, Product } from '#schemas/product.ts';
import { toLang } from '#schemas/site.ts';
import type { BuyBoxProps } from '../../generated/buy-box.ts';
import { requireProduct } from '../../product-parts/context-product.ts';
import { type ShopSettings, shopSettings } from '../../product-parts/shop-settings.ts';
import { valuesOf } from '../../site-values.ts';

export type Axis = { id: number; label: string };
type Kept = 'id' | 'variations' | 'price' | 'referencePrice' | 'quantity' | 'setQuantity' | 'sellByMultipleOf';
/** Of a declination what buying needs: it is sent to the browser. */
export type Buyable = Pick<Declination, Kept> & { pictures: readonly string[] };

export type BuyBoxData = Pick<Product, 'name' | 'offer' | 'rental'> & {
  isWine: boolean;
  axes: readonly Axis[];
  declinations: readonly Buyable[];
  settings: ShopSettings;
  /** Where the French version alone sells and this is another: the sheet's path. Null: it is sold here. */
  soldInFrenchAt: string | null;
  /** Follows the pictures down the page. */
  follows: boolean;
};

export async function loadBuyBox(_: BuyBoxProps, context: LoadContext): Promise<BuyBoxData> {
  const product = requireProduct(context.data);
  const values = valuesOf(context);
  const axes = [product.variation1, product.variation2, product.variation3].flatMap((axis) =>
    axis ? [{ id: axis.id, label: axis.displayLabel || axis.label }] : [],
  );
  return {
    name: product.name,
    offer: product.offer,
    rental: product.rental,
    isWine: product.type.type === 'WINE',
    axes,
    declinations: product.declination.map(buyable),
    settings: shopSettings(values),
    soldInFrenchAt: values.ONLY_SELL_ON_FRENCH_VERSION && hasFrenchTwin(context) ? product.url : null,
    follows: values.PRODUCT_PAGE_STYLE === 'PREMIUM',
  };
}

/** Whether this is a page in another language of a site that is also in French. */
const hasFrenchTwin = ({ site, lang }: LoadContext): boolean =>
  lang !== 'fr' && site.languages.some(({ code, isValid }) => isValid && toLang(code) === 'fr');

function buyable({ id, variations, price, referencePrice, quantity, setQuantity, sellByMultipleOf, images }: Declination): Buyable {
  const pictures = images.map(({ url }) => url);
  return { id, variations, price, referencePrice, quantity, setQuantity, sellByMultipleOf, pictures };
}
