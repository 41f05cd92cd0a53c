import { and, asc, countDistinct, eq, min, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Facet } from '#schemas/product.ts';
import { toLang } from '#schemas/site.ts';
import type { Database } from '../db/database.ts';
import { declinations, declinationValues, products, variations, variationValues } from '../db/tables/catalogue.ts';
import { productTags, tags } from '../db/tables/presentation.ts';
import { localised } from '../localised.ts';
import { words } from './facet-words.ts';
import type { ProductFilters } from './product-filters.ts';

/** How many products each value of a filter would leave, the other filters kept. Filters without a value are left out. */
export async function readFacets(db: Database, idSite: number, filters: ProductFilters, locale: string): Promise<Facet[]> {
  const said = words[toLang(locale)];
  const facets: Facet[] = [
    { key: 'size', label: said.size, values: await countValues(db, idSite, 'size', filters, locale) },
    { key: 'colour', label: said.colour, values: await countValues(db, idSite, 'colour', filters, locale) },
    { key: 'offer', label: said.offer, values: named(await countColumn(db, products.offer, filters.all(['offer'])), said.offers) },
    { key: 'kind', label: said.kind, values: named(await countColumn(db, products.type, filters.all(['kind'])), said.kinds) },
    { key: 'tags', label: said.tags, values: await countTags(db, filters, locale) },
  ];
  return facets.filter(({ values }) => values.length > 0);
}

type Counted = { value: string; count: number };

function named(counted: readonly Counted[], names: Readonly<Record<string, string>>): Facet['values'] {
  return counted.map(({ value, count }) => ({ value, label: names[value] ?? value, count, colour: null }));
}

async function countColumn(db: Database, column: PgColumn, condition: SQL | undefined): Promise<Counted[]> {
  const rows = await db
    .select({ value: column, count: countDistinct(products.id) })
    .from(products)
    .where(condition)
    .groupBy(column)
    .orderBy(asc(column));
  return rows.map(({ value, count }) => ({ value: String(value), count }));
}

async function countValues(
  db: Database,
  idSite: number,
  axis: 'size' | 'colour',
  filters: ProductFilters,
  locale: string,
): Promise<Facet['values']> {
  const except = [axis];
  const rows = await db
    .select({
      value: variationValues.label,
      label: variationValues.label,
      colour: min(variationValues.colour),
      count: countDistinct(products.id),
      translations: sql<typeof variationValues.$inferSelect.translations>`(array_agg(${variationValues.translations}))[1]`,
    })
    .from(products)
    .innerJoin(declinations, filters.ofDeclination(except))
    .innerJoin(declinationValues, and(eq(declinationValues.idSite, idSite), eq(declinationValues.idDeclination, declinations.id)))
    .innerJoin(variations, and(eq(variations.idSite, idSite), eq(variations.id, declinationValues.idVariation), eq(variations.axis, axis)))
    .innerJoin(variationValues, and(eq(variationValues.idSite, idSite), eq(variationValues.id, declinationValues.idValue)))
    .where(filters.ofProduct(except))
    .groupBy(variationValues.label)
    .orderBy(asc(min(variations.position)), asc(min(variationValues.position)));
  return rows.map((row) => localised(row, locale));
}

async function countTags(db: Database, filters: ProductFilters, locale: string): Promise<Facet['values']> {
  const rows = await db
    .select({ value: tags.slug, label: tags.label, count: countDistinct(products.id), translations: tags.translations })
    .from(products)
    .innerJoin(productTags, and(eq(productTags.idSite, products.idSite), eq(productTags.idProduct, products.id)))
    .innerJoin(tags, and(eq(tags.idSite, productTags.idSite), eq(tags.id, productTags.idTag)))
    .where(filters.all(['tags']))
    .groupBy(tags.id)
    .orderBy(asc(tags.id));
  return rows.map((row) => ({ ...localised(row, locale), colour: null }));
}
