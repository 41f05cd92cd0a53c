import { litresOf } from '#domain/unit-price.ts';
import { capacityText } from '#domain/wine-features.ts';
import { messages } from '#messages/generated/registry/buying/choosing.ts';
import { chosenByAddress, isSheetOf } from '#registry/catalogue/products/context-product.ts';
import { type ShopSettings, shopSettings } from '#registry/catalogue/products/shop-settings.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Declination, Product } from '#schemas/product.ts';
import { type Lang, toLang } from '#schemas/site.ts';
import { type Axis, type Buyable, firstChoice, newestFirst } from './choice.ts';
import { askedRental, type RentalAsked } from './rental-asked.ts';

/** Data of the blocks that sell a product. Blocks of one product on one page share the choice (useChoice). */
export type Buying = Pick<
  Product,
  'idProduct' | 'name' | 'offer' | 'rental' | 'decreasingDiscounts' | 'customization' | 'isPerishable' | 'isSealed'
> & {
  isWine: boolean;
  /** Path of the customization page, without its declination and `/customize`. Null: the product is not customized. */
  customizePath: string | null;
  axes: readonly Axis[];
  declinations: readonly Buyable[];
  /** The sheet's path, where a declination that is chosen changes the address of the page; null on any other page. */
  sheetUrl: string | null;
  /** The declination that is chosen before anybody chooses: the address's, else the first that can be bought. */
  first: number;
  settings: ShopSettings;
  /** This browser remembers that the product's sheet was seen (DISPLAY_RECENTLY_VIEWED). False on pages other than its sheet. */
  isRemembered: boolean;
  /** Shoppers can ask for an e-mail when a sold-out product is back (DISPLAY_STOCK_ALERT). */
  hasAlerts: boolean;
  /** Rental dates in the page's address, with their price or refusal. */
  asked: RentalAsked | null;
  /** Path of the French sheet, if only the French version sells and this page is in another language. Null: this page sells. */
  soldInFrenchAt: string | null;
};

/** A product as the blocks that sell it need it, with what the address asks of a rental. */
export async function toAskedBuying(product: Product, context: LoadContext): Promise<Buying> {
  const buying = toBuying(product, context);
  const asked = await askedRental(buying, context);
  return asked ? { ...buying, asked, first: asked.idDeclination } : buying;
}

/** A product as the blocks that sell it need it, on a page. */
export function toBuying(product: Product, context: LoadContext): Buying {
  const values = context.parameters;
  const axes = axesOf(product, context.lang);
  const declinations = newestFirst(product.declination).map((declination) => buyable(declination, axes, context.locale, isFood(product)));
  return {
    idProduct: product.idProduct,
    name: product.name,
    offer: product.offer,
    rental: product.rental,
    decreasingDiscounts: product.decreasingDiscounts,
    isPerishable: product.isPerishable,
    isSealed: product.isSealed,
    isWine: product.type.type === 'WINE',
    ...(product.customization && { customization: product.customization }),
    customizePath: product.customization ? `/products/${product.slug}/${product.idProduct}` : null,
    axes,
    declinations,
    sheetUrl: isSheetOf(product, context.data) ? product.url : null,
    first: chosenByAddress(product, context.data)?.id ?? firstChoice(declinations).id,
    settings: shopSettings(values),
    isRemembered: values.DISPLAY_RECENTLY_VIEWED && isSheetOf(product, context.data),
    hasAlerts: values.DISPLAY_STOCK_ALERT,
    asked: null,
    soldInFrenchAt: values.ONLY_SELL_ON_FRENCH_VERSION && hasFrenchTwin(context) ? product.url : null,
  };
}

/** Returns whether the page is in another language than French, on a site that is also in French. */
const hasFrenchTwin = ({ site, lang }: LoadContext): boolean =>
  lang !== 'fr' && site.languages.some(({ code, isValid }) => isValid && toLang(code) === 'fr');

/** Year and capacity are axes as well where a product is sold in several: of a wine its vintage and its bottle. No variation has such an id. */
const [yearAxis, capacityAxis] = [-1, -2];

function axesOf({ type, variation1, variation2, variation3, declination }: Product, lang: Lang): Axis[] {
  const { vintage, bottle, year, capacity } = messages[lang];
  const isWine = type.type === 'WINE';
  const differ = (read: (each: Declination) => unknown) => new Set(declination.map(read)).size > 1;
  return [
    ...(differ((each) => each.year) ? [{ id: yearAxis, label: isWine ? vintage : year }] : []),
    ...(differ((each) => capacityText(each, lang)) ? [{ id: capacityAxis, label: isWine ? bottle : capacity }] : []),
    ...[variation1, variation2, variation3].flatMap((axis) => (axis ? [{ id: axis.id, label: axis.displayLabel || axis.label }] : [])),
  ];
}

/** Returns whether a product is food or drink, whose price is told by the litre as well (arrêté du 16 novembre 1999). */
const isFood = ({ type, nutrition, isPerishable }: Product): boolean => type.type === 'WINE' || nutrition !== null || isPerishable;

function buyable(declination: Declination, axes: readonly Axis[], locale: string, hasUnitPrice: boolean): Buyable {
  const { id, variations, year, price, referencePrice, quantity, setQuantity, sellByMultipleOf, images, producerGuarantee } = declination;
  const capacity = capacityText(declination, locale);
  const own = [
    ...(year === null ? [] : [{ idVariation: yearAxis, id: year, label: String(year), colour: null }]),
    ...(capacity === '' ? [] : [{ idVariation: capacityAxis, id: centilitres(declination), label: capacity, colour: null }]),
  ].filter(({ idVariation }) => axes.some((axis) => axis.id === idVariation));
  const litres = hasUnitPrice ? litresOf(declination) : null;
  const pictures = images.map(({ url }) => url);
  return {
    ...{ id, variations: [...own, ...variations], year, price, referencePrice, quantity, setQuantity, sellByMultipleOf, pictures },
    ...(producerGuarantee && { producerGuarantee }),
    ...(litres !== null && { litres }),
  };
}

const centilitres = ({ capacity, capacityUnit }: Declination): number => (capacity ?? 0) * (capacityUnit === 'LITER' ? 100 : 1);
