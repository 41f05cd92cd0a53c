import type { PriceChange, Reduction } from '#backend/goods/catalogue/index.ts';
import type { declinations, products } from '#backend/tables/catalogue.ts';
import type { customizations } from '#backend/tables/customization.ts';
import type { Nutrition } from '#schemas/nutrition.ts';
import type { Award, DecreasingDiscount } from '#schemas/product.ts';
import type { Translations } from '#schemas/translation.ts';

type ProductRow = typeof products.$inferSelect;
type DeclinationRow = typeof declinations.$inferSelect;
type CustomizationRow = typeof customizations.$inferSelect;

/** A picture of the site by name, and what is said of it; null: nothing yet, so the product's name. */
export type PictureRecord = { name: string; alt: string | null; translations: Translations<{ alt: string }> };

export type AwardRecord = Pick<Award, 'name' | 'year' | 'medal'> & {
  picture: { name: string; alt: string } | null;
  translations: Translations<{ name: string; alt: string }>;
};

/** Content of a box: a product by its slug, and its declination by reference. */
export type ContentRecord = { product: string; reference: string | null; quantity: number };

/** Customization of a product; `form` is the slug of the site's form that it uses. */
export type CustomizationRecord = Omit<CustomizationRow, 'id' | 'idSite' | 'idProduct' | 'idForm' | 'position'> & { form: string | null };

/** A product as a spreadsheet tells it. Prices in cents, rates in basis points, weight in grams. */
export type ProductRecord = Omit<ProductRow, 'idSite' | 'isEntry' | 'nutrition' | 'position' | 'createdAt'> & {
  /** 0: not in the shop yet. */
  id: number;
  /** Null: since the import. */
  createdAt: Date | null;
  /** Nutrition values read so far. An incomplete set is refused (checkPlan). */
  nutrition: Partial<Nutrition> | null;
  discount: Reduction | null;
  discountSince: Date | null;
  /** Slugs of its tags, and its own pictures, in order. */
  tags: string[];
  images: PictureRecord[];
  /** Keys of its axes, in order. */
  axes: string[];
  /** Slugs of other products, in order. */
  recommended: string[];
  awards: AwardRecord[];
  /** From the smallest quantity up. */
  decreasingDiscounts: DecreasingDiscount[];
  contents: ContentRecord[];
  customizations: CustomizationRecord[];
};

/** Columns of a declination that a spreadsheet has no cell for: what it does not say stays. */
type NotInSheets = Pick<DeclinationRow, 'idSite' | 'idProduct' | 'price' | 'held' | 'promised' | 'position' | 'wineLabel'>;

/** One of its declinations; `fixedPrice` before any reduction. */
export type DeclinationRecord = Omit<DeclinationRow, keyof NotInSheets> & {
  id: number;
  slug: string;
  /** The stock when the file was written; null: the file does not say. */
  stockSeen: number | null;
  /** Label of its value by the key of the axis. */
  values: Record<string, string>;
  images: PictureRecord[];
  /** Prices to pay it had, the present one last. */
  history: PriceChange[];
};

/** Names that a file may refer to: axes with the labels and ids of their values, tags, pictures by name, and forms. */
export type Named = {
  axes: ReadonlyMap<string, { id: number; values: ReadonlyMap<string, number> }>;
  tags: ReadonlyMap<string, number>;
  pictures: ReadonlyMap<string, number>;
  forms: ReadonlyMap<string, number>;
};

export type Catalogue = {
  products: ReadonlyMap<string, ProductRecord>;
  declinations: ReadonlyMap<string, DeclinationRecord>;
  named: Named;
};

/** A product that only its slug is known of. */
export const newProduct = (slug: string): ProductRecord => ({
  ...{ id: 0, slug, name: '', type: 'OTHER', subtypeType: null, offer: 'NEW', condition: null, brand: null, purchasePrice: null },
  ...{ vatRate: 2000, marginScheme: false, rentalPrice: null, rentalDays: null, rentalDeposit: null, rentalExtraDay: 0, rentalMinDays: 1 },
  ...{ rentalMaxDays: null, rentalTurnaround: 0, shortDescription: '', description: '', metaDescription: '', features: [], weight: 0 },
  ...{
    hasShippingFees: true,
    isDematerialized: false,
    isPerishable: false,
    isSealed: false,
    isValid: true,
    translations: {},
    discount: null,
    discountSince: null,
    tags: [],
  },
  ...{ images: [], axes: [], recommended: [], wine: null, nutrition: null, mealIcons: [], awards: [], decreasingDiscounts: [] },
  ...{ contents: [], customizations: [], createdAt: null },
});

/** A declination that only its reference is known of; its price has to be said. */
export const newDeclination = (reference: string, slug: string): DeclinationRecord => ({
  ...{ id: 0, reference, slug, year: null, capacity: null, capacityUnit: null, fixedPrice: 0, setQuantity: true, stock: 0 },
  ...{ sellByMultipleOf: 1, isValid: true, stockSeen: null, values: {}, images: [], history: [] },
  producerGuarantee: null,
});
