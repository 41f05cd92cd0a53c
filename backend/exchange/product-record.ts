import { asc, eq } from 'drizzle-orm';
import type { Reduction } from '../catalogue/price.ts';
import type { Database } from '../db/database.ts';
import {
  declinations,
  declinationValues,
  productDiscounts,
  products,
  productVariations,
  variations,
  variationValues,
} from '../db/tables/catalogue.ts';
import { productImages, productTags, tags } from '../db/tables/presentation.ts';
import { media } from '../db/tables/site.ts';

type ProductRow = typeof products.$inferSelect;
type DeclinationRow = typeof declinations.$inferSelect;

/** A product as a spreadsheet tells it. Prices in cents, rates in basis points, weight in grams. */
export type ProductRecord = Omit<ProductRow, 'idSite' | 'wine' | 'nutrition' | 'mealIcons' | 'position' | 'createdAt' | 'subtypeType'> & {
  /** 0: not in the shop yet. */
  id: number;
  discount: Reduction | null;
  /** Slugs of its tags and names of its own pictures, in order. */
  tags: string[];
  images: string[];
  /** Keys of its axes, in order. */
  axes: string[];
};

/** One of its declinations; `fixedPrice` before any reduction. */
export type DeclinationRecord = Omit<DeclinationRow, 'idSite' | 'idProduct' | 'price' | 'held' | 'promised' | 'position'> & {
  id: number;
  slug: string;
  /** The stock when the file was written; null: the file does not say. */
  stockSeen: number | null;
  /** Label of its value by the key of the axis. */
  values: Record<string, string>;
};

/** What a file may name: axes with the labels and ids of their values, tags and pictures by name. */
export type Named = {
  axes: ReadonlyMap<string, { id: number; values: ReadonlyMap<string, number> }>;
  tags: ReadonlyMap<string, number>;
  pictures: ReadonlyMap<string, number>;
};

export type Catalogue = {
  products: ReadonlyMap<string, ProductRecord>;
  declinations: ReadonlyMap<string, DeclinationRecord>;
  named: Named;
};

/** All products of a site by slug and their declinations by reference, those too that are no longer sold, in the owner's order. */
export async function readCatalogue(db: Database, idSite: number): Promise<Catalogue> {
  const named = await readNamed(db, idSite);
  const rows = await db.select().from(products).where(eq(products.idSite, idSite)).orderBy(asc(products.position), asc(products.id));
  const discounts = await db.select().from(productDiscounts).where(eq(productDiscounts.idSite, idSite));
  const tagged = await db
    .select({ id: productTags.idProduct, slug: tags.slug })
    .from(productTags)
    .innerJoin(tags, eq(tags.id, productTags.idTag))
    .where(eq(productTags.idSite, idSite))
    .orderBy(asc(productTags.position), asc(productTags.idTag));
  const pictured = await db
    .select({ id: productImages.idProduct, idDeclination: productImages.idDeclination, name: media.name })
    .from(productImages)
    .innerJoin(media, eq(media.id, productImages.idMedia))
    .where(eq(productImages.idSite, idSite))
    .orderBy(asc(productImages.position), asc(productImages.id));
  const varied = await db
    .select({ id: productVariations.idProduct, key: variations.key })
    .from(productVariations)
    .innerJoin(variations, eq(variations.id, productVariations.idVariation))
    .where(eq(productVariations.idSite, idSite))
    .orderBy(asc(productVariations.position));
  const discountOf = new Map(discounts.map((row) => [row.idProduct, { type: row.type, amount: row.amount }]));
  const [tagsOf, picturesOf, axesOf] = [
    Map.groupBy(tagged, ({ id }) => id),
    Map.groupBy(pictured, ({ id }) => id),
    Map.groupBy(varied, ({ id }) => id),
  ];
  const records = rows.map((row): [string, ProductRecord] => [
    row.slug,
    {
      ...row,
      discount: discountOf.get(row.id) ?? null,
      tags: (tagsOf.get(row.id) ?? []).map(({ slug }) => slug),
      images: (picturesOf.get(row.id) ?? []).filter(({ idDeclination }) => idDeclination === null).map(({ name }) => name),
      axes: (axesOf.get(row.id) ?? []).map(({ key }) => key),
    },
  ]);
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  return { products: new Map(records), declinations: await readDeclinations(db, idSite, slugs), named };
}

async function readDeclinations(db: Database, idSite: number, slugs: ReadonlyMap<number, string>): Promise<Map<string, DeclinationRecord>> {
  const rows = await db
    .select()
    .from(declinations)
    .where(eq(declinations.idSite, idSite))
    .orderBy(asc(declinations.position), asc(declinations.id));
  const chosen = await db
    .select({ id: declinationValues.idDeclination, key: variations.key, label: variationValues.label })
    .from(declinationValues)
    .innerJoin(variations, eq(variations.id, declinationValues.idVariation))
    .innerJoin(variationValues, eq(variationValues.id, declinationValues.idValue))
    .where(eq(declinationValues.idSite, idSite));
  const valuesOf = Map.groupBy(chosen, ({ id }) => id);
  return new Map(
    rows.map((row) => {
      const values = Object.fromEntries((valuesOf.get(row.id) ?? []).map(({ key, label }) => [key, label]));
      return [row.reference, { ...row, slug: slugs.get(row.idProduct) ?? '', stockSeen: row.stock, values }];
    }),
  );
}

async function readNamed(db: Database, idSite: number): Promise<Named> {
  const axes = await db.select().from(variations).where(eq(variations.idSite, idSite)).orderBy(asc(variations.position));
  const values = await db.select().from(variationValues).where(eq(variationValues.idSite, idSite));
  const tagRows = await db.select({ id: tags.id, slug: tags.slug }).from(tags).where(eq(tags.idSite, idSite));
  const pictures = await db.select({ id: media.id, name: media.name }).from(media).where(eq(media.idSite, idSite));
  return {
    axes: new Map(
      axes.map(({ id, key }) => [
        key,
        { id, values: new Map(values.filter((value) => value.idVariation === id).map((value) => [value.label, value.id])) },
      ]),
    ),
    tags: new Map(tagRows.map(({ id, slug }) => [slug, id])),
    pictures: new Map(pictures.map(({ id, name }) => [name, id])),
  };
}

/** A product that only its slug is known of. */
export const newProduct = (slug: string): ProductRecord => ({
  ...{ id: 0, slug, name: '', type: 'OTHER', offer: 'NEW', condition: null, brand: null, purchasePrice: null, vatRate: 2000 },
  ...{ marginScheme: false, rentalPrice: null, rentalDays: null, rentalDeposit: null, rentalExtraDay: 0, rentalMinDays: 1 },
  ...{ rentalMaxDays: null, rentalTurnaround: 0, shortDescription: '', description: '', metaDescription: '', features: [], weight: 0 },
  ...{ hasShippingFees: true, isDematerialized: false, isValid: true, translations: {}, discount: null, tags: [], images: [], axes: [] },
});

/** A declination that only its reference is known of; its price has to be said. */
export const newDeclination = (reference: string, slug: string): DeclinationRecord => ({
  ...{ id: 0, reference, slug, year: null, capacity: null, capacityUnit: null, fixedPrice: 0, setQuantity: true, stock: 0 },
  ...{ sellByMultipleOf: 1, isValid: true, stockSeen: null, values: {} },
});
