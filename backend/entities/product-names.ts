import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { declinations, products, variations, variationValues } from '#backend/tables/catalogue.ts';
import type { Names } from '#domain/entities/fault.ts';
import type { ProductEntry } from '#schemas/entities/product.ts';

type ProductNames = Pick<Names, 'referencesOf' | 'labelsOf'> & Required<Pick<Names, 'productOf'>>;

/** Reads the names by which the rules of products check some: labels of variations, references, and whose a reference is. */
export async function readProductNames(db: Database, idSite: number, entries: readonly ProductEntry[]): Promise<ProductNames> {
  const labels = await readLabels(db, idSite);
  const held = entries.flatMap(({ contents }) => contents.map(({ product }) => product));
  const references = await readReferences(db, idSite, held);
  const used = entries.flatMap((entry) => entry.declinations.map(({ reference }) => reference));
  const holders = await readHolders(db, idSite, used);
  return {
    labelsOf: (variation) => labels.get(variation),
    referencesOf: (slug) => references.get(slug),
    productOf: (reference) => holders.get(reference),
  };
}

async function readLabels(db: Database, idSite: number): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const ofVariation = and(eq(variations.idSite, variationValues.idSite), eq(variations.id, variationValues.idVariation));
  const rows = await db
    .select({ key: variations.key, label: variationValues.label })
    .from(variationValues)
    .innerJoin(variations, ofVariation)
    .where(eq(variationValues.idSite, idSite));
  return new Map([...Map.groupBy(rows, ({ key }) => key)].map(([key, own]) => [key, new Set(own.map(({ label }) => label))]));
}

const named = (db: Database) =>
  db
    .select({ slug: products.slug, reference: declinations.reference })
    .from(declinations)
    .innerJoin(products, and(eq(products.idSite, declinations.idSite), eq(products.id, declinations.idProduct)));

/** Reads the references of what is sold of some products, by slug. */
async function readReferences(db: Database, idSite: number, slugs: readonly string[]): Promise<ReadonlyMap<string, string[]>> {
  if (slugs.length === 0) return new Map();
  const isSold = and(eq(declinations.idSite, idSite), eq(declinations.isValid, true), inArray(products.slug, [...slugs]));
  const rows = await named(db).where(isSold);
  return new Map([...Map.groupBy(rows, ({ slug }) => slug)].map(([slug, own]) => [slug, own.map(({ reference }) => reference)]));
}

/** Reads the products that have some references, also those that they sell no more: orders name them by it. */
async function readHolders(db: Database, idSite: number, references: readonly string[]): Promise<ReadonlyMap<string, string>> {
  if (references.length === 0) return new Map();
  const rows = await named(db).where(and(eq(declinations.idSite, idSite), inArray(declinations.reference, [...references])));
  return new Map(rows.map(({ slug, reference }) => [reference, slug]));
}
