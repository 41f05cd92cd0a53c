import { z } from 'zod';
import { field } from './entities/field.ts';
import { Cents, Price } from './money.ts';
import { Nutrition } from './nutrition.ts';
import { ProducerGuarantee } from './producer-guarantee.ts';
import { Rating } from './product-review.ts';
import { RentalTerms } from './rental.ts';
import { Image } from './site.ts';
import { WineLabel } from './wine-label.ts';

export const ProductKind = z.enum(['WINE', 'BOX', 'OTHER']);
export type ProductKind = z.infer<typeof ProductKind>;

/** Offer of a product: sold new, sold second-hand (one piece), or for rent. */
export const Offer = z.enum(['NEW', 'SECOND_HAND', 'RENTAL']);
export type Offer = z.infer<typeof Offer>;

/** Condition of a second-hand piece, best first. */
export const Condition = z.enum(['NEW_WITH_TAG', 'LIKE_NEW', 'VERY_GOOD', 'GOOD']);
export type Condition = z.infer<typeof Condition>;

export const Discount = z.object({
  id: z.int(),
  type: z.enum(['EURO', 'PERCENT']),
  /** Cents for EURO, basis points for PERCENT. */
  amount: z.int().min(0),
  detailType: z.array(z.enum(['PRODUCTS', 'SHIPPING_FEES'])),
});
export type Discount = z.infer<typeof Discount>;

/** GET /variation: an axis such as Taille or Couleur, with its values in display order. */
export const Variation = z.object({
  id: z.int(),
  label: z.string(),
  displayLabel: z.string().nullable(),
  values: z.array(z.object({ id: z.int(), label: z.string(), colour: z.string().nullable() })),
});
export type Variation = z.infer<typeof Variation>;

/** The value a declination has on one axis of variation. */
export const VariationValue = z.object({ idVariation: z.int(), id: z.int(), label: z.string(), colour: z.string().nullable() });
export type VariationValue = z.infer<typeof VariationValue>;

/** A thing one can buy: a product in one size, colour, year or capacity. */
export const Declination = z.object({
  id: z.int(),
  reference: z.string(),
  year: z.int().nullable(),
  capacity: z.number().nullable(),
  capacityUnit: z.enum(['LITER', 'CENTILITRE']).nullable(),
  variations: z.array(VariationValue).max(3),
  /** Price to pay for one, discount deducted. */
  price: Price,
  /** Price before the discount; equal to `price` without one. A crossed-out price follows `referencePrice`, not this. */
  fixedPrice: Price,
  /** Lowest price of the 30 days before the reduction (Code de la consommation L112-1-1); null: no price may be crossed out. */
  referencePrice: Price.nullable(),
  discount: Discount.nullable(),
  /** Pieces that can be bought now: stock less holds. */
  quantity: z.int().min(0),
  /** True when stock is tracked and limits what can be ordered (HANDLE_STOCK). */
  setQuantity: z.boolean(),
  /** Its own, or the shop's for a wine that has none (BOTTLE_MULTIPLE). */
  sellByMultipleOf: z.int().min(1),
  images: z.array(Image),
  /** Of a wine whose label was given. */
  wineLabel: WineLabel.optional(),
  /** Of what its producer guarantees for more than two years. */
  producerGuarantee: ProducerGuarantee.optional(),
  /** The first of `images`; null without one. */
  image: Image.nullable().optional(),
});
export type Declination = z.infer<typeof Declination>;

/** Details of a wine: its appellation, its grape varieties, the largest part first, and how it is served. */
export const WineFacts = z.object({
  appellation: z.string().nullable(),
  grapes: z.array(z.string()),
  colour: z.enum(['RED', 'WHITE', 'ROSE', 'SPARKLING', 'SWEET']).nullable().default(null),
  /** Percent of the volume: 12.5. */
  alcohol: z.number().min(0).max(60).nullable().default(null),
  /** Degrees Celsius; both the same where there is one. */
  serving: z
    .object({ from: z.int().min(0).max(25), to: z.int().min(0).max(25) })
    .nullable()
    .default(null),
  /** Years after the harvest between which it is at its best. */
  ageing: z
    .object({ from: z.int().min(0).max(100), to: z.int().min(0).max(100) })
    .nullable()
    .default(null),
  soil: z.string().max(200).nullable().default(null),
});
export type WineFacts = z.infer<typeof WineFacts>;

/** Metal of a medal, for its drawing if it has no picture. */
export const Medal = z.enum(['GOLD', 'SILVER', 'BRONZE', 'TROPHY']);
export type Medal = z.infer<typeof Medal>;

/** GET /award?product={id}: what a product was given, e.g. « Médaille d’or, Concours général agricole », 2024. */
export const Award = z.object({
  id: z.int(),
  name: z.string(),
  year: z.int().nullable(),
  medal: Medal,
  /** The medal itself; without one it is drawn. */
  image: Image.nullable(),
});
export type Award = z.infer<typeof Award>;

/** Dishes that a product goes with; GET /parameter/product/meal-icon draws and names each. */
export const Meal = z.enum([
  'BEEF',
  'LAMB',
  'PORK',
  'POULTRY',
  'GAME',
  'CHARCUTERIE',
  'FISH',
  'SHELLFISH',
  'VEGETABLES',
  'MUSHROOM',
  'PASTA',
  'SPICY',
  'HARD_CHEESE',
  'SOFT_CHEESE',
  'GOAT_CHEESE',
  'FRUIT_DESSERT',
  'CHOCOLATE',
  'APERITIF',
]);
export type Meal = z.infer<typeof Meal>;

/** A dish that products go with: its name in the caller’s language, and its outline in a square of 24 px. */
export const MealIcon = z.object({ key: Meal, label: z.string(), path: z.string() });
export type MealIcon = z.infer<typeof MealIcon>;

/** A step of a decreasing price: what is taken off when at least `from` pieces of one declination stand on a line. */
export const DecreasingDiscount = z.object({
  from: z.int().min(2).max(1000),
  type: z.enum(['EURO', 'PERCENT']),
  /** Cents off each piece for EURO, basis points for PERCENT. */
  amount: field(z.int().min(1), { control: 'discount' }),
});
export type DecreasingDiscount = z.infer<typeof DecreasingDiscount>;

const productCore = {
  idProduct: z.int(),
  name: z.string(),
  slug: z.string(),
  /** Address of the sheet: `/products/{slug}/{id}` or `/wines/{slug}/{id}`. */
  url: z.string(),
  type: z.object({ type: ProductKind }),
  subtypeType: z.string().nullable(),
  offer: Offer,
  condition: Condition.nullable(),
  brand: z.string().nullable(),
  rental: RentalTerms.nullable(),
  /** Of a wine whose facts were given. */
  wine: WineFacts.nullable(),
  /** The shop tells no prices (HIDE_PRODUCT_PRICES): every amount is 0, and nothing can be bought. */
  isPriceHidden: z.boolean().optional(),
  /** From the cheapest declination that can be bought. */
  price: Price,
  fixedPrice: Price,
  referencePrice: Price.nullable(),
  /** True when declinations differ in price ("from"). */
  priceVaries: z.boolean(),
  discount: Discount.nullable(),
  quantity: z.int().min(0),
  setQuantity: z.boolean(),
  image: Image.nullable(),
  hoverImage: Image.nullable(),
};

/** A line of GET /product. */
export const ProductCard = z.object({
  ...productCore,
  sizes: z.array(z.string()),
  colours: z.array(z.object({ label: z.string(), colour: z.string() })),
});
export type ProductCard = z.infer<typeof ProductCard>;

/** Content of a box: a number of pieces of a product, and its declination if it has several. */
export const BoxContent = z.object({
  quantity: z.int().min(1),
  name: z.string(),
  /** Its own sheet; null when it is sold no more. */
  url: z.string().nullable(),
  image: Image.nullable(),
  appellation: z.string().nullable(),
  year: z.int().nullable(),
  capacity: z.number().nullable(),
  capacityUnit: z.enum(['LITER', 'CENTILITRE']).nullable(),
});
export type BoxContent = z.infer<typeof BoxContent>;

/** GET /product/{id}. */
export const Product = z.object({
  ...productCore,
  /** Sanitised HTML. */
  description: z.string(),
  shortDescription: z.string(),
  metaDescription: z.string(),
  images: z.array(Image),
  /** The axes of variation in their order; `variation1` to `variation3` are the same by number. */
  variations: z.array(z.object({ id: z.int(), label: z.string(), displayLabel: z.string().optional() })).optional(),
  variation1: z.object({ id: z.int(), label: z.string(), displayLabel: z.string().optional() }).nullable(),
  variation2: z.object({ id: z.int(), label: z.string(), displayLabel: z.string().optional() }).nullable(),
  variation3: z.object({ id: z.int(), label: z.string(), displayLabel: z.string().optional() }).nullable(),
  declination: z.array(Declination).min(1),
  features: z.array(z.object({ label: z.string(), value: z.string() })),
  nutrition: Nutrition.nullable(),
  /** The dishes it goes with, in order. */
  mealIcons: z.array(Meal),
  /** It can be customized, or has to be, before it is bought; missing if it cannot. */
  customization: z.enum(['OPTIONAL', 'REQUIRED']).optional(),
  /** From the smallest quantity up; none of a shop that hides its prices. */
  decreasingDiscounts: z.array(DecreasingDiscount),
  /** Of a box. */
  contents: z.array(BoxContent),
  categories: z.array(z.object({ tag: z.string(), label: z.string(), url: z.string() })),
  hasShippingFees: z.boolean(),
  isDematerialized: z.boolean(),
  /** Of those who bought it and said so; left out while there are none, or the shop shows none (DISPLAY_PRODUCT_REVIEWS). */
  rating: Rating.optional(),
  /** Spoils or expires rapidly: nobody withdraws from it (Code de la consommation, L221-28 4°). */
  isPerishable: z.boolean(),
  /** Sealed for hygiene or health: nobody withdraws from it once it is unsealed (Code de la consommation, L221-28 5°). */
  isSealed: z.boolean(),
});
export type Product = z.infer<typeof Product>;

/**
 * Number of products for each value of a filter, with the other filters unchanged. Sizes have a facet for each variation with sizes: those
 * of shoes are not those of dresses.
 */
export const Facet = z.object({
  key: z.enum(['size', 'colour', 'grape', 'appellation', 'vintage', 'format', 'kind', 'offer', 'tags']),
  label: z.string(),
  values: z.array(z.object({ value: z.string(), label: z.string(), count: z.int(), colour: z.string().nullable() })),
});
export type Facet = z.infer<typeof Facet>;

export const ProductList = z.object({
  total: z.int(),
  products: z.array(ProductCard),
  facets: z.array(Facet),
  /** Number of products for the filters `availability` and `discount`, with the other filters unchanged. */
  counts: z.object({ inStock: z.int(), reduced: z.int() }),
  /** Bounds of the price filter over the unfiltered list. */
  priceRange: z.object({ min: Cents, max: Cents }),
  /** Corrected search that found the products, if a word was taken for a typo of another. */
  corrected: z.string().optional(),
});
export type ProductList = z.infer<typeof ProductList>;
