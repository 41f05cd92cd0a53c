import { and, eq, exists, inArray, not, or, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { z } from 'zod';
import type { ProductListQuery } from '#schemas/calls/catalogue.ts';
import { parseFilter } from '#schemas/list-query.ts';
import { Offer, ProductKind } from '#schemas/product.ts';
import type { Database } from '../db/database.ts';
import { declinations, declinationValues, products, variations, variationValues } from '../db/tables/catalogue.ts';
import { productTags, tags } from '../db/tables/presentation.ts';
import { numberFilter, textFilter, wordFilter } from '../list-filter.ts';
import { searchTextOf } from './search-text.ts';

export type ListQuery = z.output<typeof ProductListQuery>;
type FilterKey = 'name' | 'slug' | 'kind' | 'search' | 'tags' | 'size' | 'colour' | 'offer' | 'price' | 'availability' | 'discount';

/** What narrows a list within its page; the bounds of the price filter are those of the list without them. */
export const narrowing: readonly FilterKey[] = ['kind', 'size', 'colour', 'offer', 'price', 'availability', 'discount'];

/** Pieces of a declination that nobody has bought or holds. */
export const isBuyable = sql`(not ${declinations.setQuantity} or ${declinations.stock} > ${declinations.held})`;

/** Conditions of a product list. Facets count with all filters but their own: they leave one out. */
export type ProductFilters = {
  /** On products. */
  ofProduct: (except?: readonly FilterKey[]) => SQL | undefined;
  /** On the declinations of a product: size, colour, price and stock hold for one and the same declination. */
  ofDeclination: (except?: readonly FilterKey[]) => SQL | undefined;
  /** Both: a product of the list has a declination that fits. */
  all: (except?: readonly FilterKey[]) => SQL | undefined;
};

/** Reads the filters of GET /product. Throws ApiError 422 for a value that a filter does not take. */
export function productFilters(db: Database, idSite: number, query: ListQuery): ProductFilters {
  const ofProducts: Partial<Record<FilterKey, SQL | undefined>> = {
    name: textFilter(products.searchName, 'name', query.name, searchTextOf),
    slug: wordFilter(products.slug, 'slug', query.slug),
    kind: wordFilter(products.type, 'kind', query.kind, ProductKind.options),
    offer: wordFilter(products.offer, 'offer', query.offer, Offer.options),
    search: query.search ? searchCondition(query.search) : undefined,
    tags: tagCondition(db, idSite, query.tags),
  };
  const ofDeclinations: Partial<Record<FilterKey, SQL | undefined>> = {
    size: valueCondition(db, idSite, 'size', query.size),
    colour: valueCondition(db, idSite, 'colour', query.colour),
    price: numberFilter(declinations.price, 'price', query.price),
    availability: query.availability ? isBuyable : undefined,
    discount: query.discount ? sql`${declinations.price} < ${declinations.fixedPrice}` : undefined,
  };
  const kept = (conditions: Partial<Record<FilterKey, SQL | undefined>>, except: readonly FilterKey[]): (SQL | undefined)[] =>
    Object.entries(conditions).flatMap(([key, condition]) => (except.some((left) => left === key) ? [] : [condition]));

  const ofProduct = (except: readonly FilterKey[] = []) =>
    and(eq(products.idSite, idSite), eq(products.isValid, true), ...kept(ofProducts, except));
  const ofDeclination = (except: readonly FilterKey[] = []) =>
    and(
      eq(declinations.idSite, products.idSite),
      eq(declinations.idProduct, products.id),
      eq(declinations.isValid, true),
      ...kept(ofDeclinations, except),
    );
  const all = (except: readonly FilterKey[] = []) =>
    and(ofProduct(except), exists(db.select({ one: sql`1` }).from(declinations).where(ofDeclination(except))));
  return { ofProduct, ofDeclination, all };
}

const wordsAtMost = 10;

/** Words of a search, as the search column knows them. The list conventions write it `lk:words`; plain words are taken as well. */
const wordsOf = (search: string): string[] => searchTextOf(parseFilter(search).value).split(' ').filter(Boolean).slice(0, wordsAtMost);

/** French full text on beginnings of words, or every word somewhere in the text. Accents and case do not matter. */
function searchCondition(search: string): SQL | undefined {
  const words = wordsOf(search);
  if (words.length === 0) return sql`false`;
  const everywhere = words.map((word) => sql`(${products.searchName} like ${`%${word}%`} or ${products.searchText} like ${`%${word}%`})`);
  return or(sql`${products.search} @@ ${searchQuery(words, '&')}`, and(...everywhere));
}

const searchQuery = (words: readonly string[], operator: '&' | '|'): SQL =>
  sql`to_tsquery('french', ${words.map((word) => `${word}:*`).join(` ${operator} `)})`;

/** How well a product fits a search; higher is better. */
export function searchRank(search: string): SQL {
  const words = wordsOf(search);
  // A word in the name or brand (weight A) counts a hundred times one in the texts (weight B).
  return words.length === 0 ? sql`0` : sql`ts_rank('{0, 0, 0.01, 1}', ${products.search}, ${searchQuery(words, '|')})`;
}

function tagCondition(db: Database, idSite: number, raw: string | undefined): SQL | undefined {
  const isDifferent = raw?.startsWith('df:') === true;
  const condition = wordFilter(tags.slug, 'tags', isDifferent ? raw.slice(3) : raw);
  if (!condition) return undefined;
  const tagged = db
    .select({ id: productTags.idProduct })
    .from(productTags)
    .innerJoin(tags, and(eq(tags.idSite, productTags.idSite), eq(tags.id, productTags.idTag)))
    .where(and(eq(productTags.idSite, idSite), condition));
  return isDifferent ? not(inArray(products.id, tagged)) : inArray(products.id, tagged);
}

function valueCondition(db: Database, idSite: number, axis: 'size' | 'colour', raw: string | undefined): SQL | undefined {
  const value = alias(variationValues, 'value');
  const condition = wordFilter(value.label, axis, raw);
  if (!condition) return undefined;
  const fitting = db
    .select({ id: declinationValues.idDeclination })
    .from(declinationValues)
    .innerJoin(value, and(eq(value.idSite, declinationValues.idSite), eq(value.id, declinationValues.idValue)))
    .innerJoin(variations, and(eq(variations.idSite, declinationValues.idSite), eq(variations.id, declinationValues.idVariation)))
    .where(and(eq(declinationValues.idSite, idSite), eq(variations.axis, axis), condition));
  return inArray(declinations.id, fitting);
}
