import { and, asc, eq, gt } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { isAmong } from '#backend/entities/table-columns.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { searchTextOf } from '#backend/platform/search-text.ts';
import { declinations, declinationValues, products, variations, variationValues } from '#backend/tables/catalogue.ts';
import { siteLanguages } from '#backend/tables/site.ts';
import { productTags, tags } from '#backend/tables/site-presentation.ts';
import { langs, toLang } from '#schemas/site.ts';
import type { AxisValue, ListedProduct, ListedTag } from './listed-product.ts';
import { type NamedValue, textsOf } from './listed-texts.ts';
import { numberOfValue, wineValues } from './wine-values.ts';

/** Terms that describe the products of a site: its languages, tags, and values of variations. */
export type Terms = {
  /** `fr`, `en`; the site's own first. */
  languages: readonly string[];
  tags: readonly ListedTag[];
  /** Values of filters: sizes and colours in display order, then what the wines that were read are, as it came. */
  values: AxisValue[];
  /** Every value of a variation by its id, with its number among `values` where it feeds a filter. */
  byId: ReadonlyMap<number, NamedValue & { number: number | null }>;
};

/** Languages of a site (`fr`, `en`), its own first. */
export async function readLanguages(db: Database, idSite: number): Promise<string[]> {
  const spoken = await db
    .select({ code: siteLanguages.code })
    .from(siteLanguages)
    .where(eq(siteLanguages.idSite, idSite))
    .orderBy(asc(siteLanguages.position));
  return spoken.length > 0 ? [...new Set(spoken.map(({ code }) => toLang(code)))] : [langs[0]];
}

export async function readTerms(db: Database, idSite: number): Promise<Terms> {
  const rows = await db
    .select({ value: variationValues, axis: variations.axis, variation: variations })
    .from(variationValues)
    .innerJoin(variations, and(eq(variations.idSite, variationValues.idSite), eq(variations.id, variationValues.idVariation)))
    .where(eq(variationValues.idSite, idSite))
    .orderBy(asc(variations.position), asc(variationValues.position), asc(variationValues.id));
  const values: AxisValue[] = [];
  const sizes = Map.groupBy(
    rows.filter(({ axis }) => axis === 'size'),
    ({ value }) => value.label,
  );
  const isInSeveral = (label: string) => new Set(sizes.get(label)?.map(({ variation }) => variation.id)).size > 1;
  const byId = rows.map(
    ({ value: { id, label, colour, translations }, axis, variation: of }): [number, NamedValue & { number: number | null }] => {
      if (!axis) return [id, { label, translations, number: null }];
      const variation = axis === 'size' ? { label: of.label, translations: of.translations } : null;
      const value = variation && isInSeveral(label) ? `${searchTextOf(of.label).replaceAll(' ', '-')}.${label}` : label;
      return [id, { label, translations, number: numberOfValue(values, { axis, value, label, colour, translations, variation }) }];
    },
  );
  const named = { id: tags.id, slug: tags.slug, label: tags.label, translations: tags.translations };
  return {
    languages: await readLanguages(db, idSite),
    tags: await db.select(named).from(tags).where(eq(tags.idSite, idSite)).orderBy(asc(tags.id)),
    values,
    byId: new Map(byId),
  };
}

/** Ids of so many products of a site, the first behind an id. */
export async function readIds(db: Database, idSite: number, after: number, limit: number): Promise<number[]> {
  const rows = await db
    .select({ id: products.id })
    .from(products)
    .where(and(eq(products.idSite, idSite), gt(products.id, after)))
    .orderBy(asc(products.id))
    .limit(limit);
  return rows.map(({ id }) => id);
}

/** Columns of a product, and of a declination, that lists read. */
const productColumns = {
  ...{ id: products.id, slug: products.slug, name: products.name, brand: products.brand, type: products.type, offer: products.offer },
  ...{ position: products.position, createdAt: products.createdAt, features: products.features, wine: products.wine },
  ...{ shortDescription: products.shortDescription, description: products.description, translations: products.translations },
};
const declinationColumns = {
  ...{ id: declinations.id, idProduct: declinations.idProduct, reference: declinations.reference },
  ...{ price: declinations.price, fixedPrice: declinations.fixedPrice, setQuantity: declinations.setQuantity },
  ...{ stock: declinations.stock, held: declinations.held },
  ...{ year: declinations.year, capacity: declinations.capacity, capacityUnit: declinations.capacityUnit },
};

/** Products of a site as lists look at them; those that are not sold, or have nothing to sell, are left out. */
export async function readListed(db: Database, idSite: number, ids: readonly number[], terms: Terms): Promise<ListedProduct[]> {
  const among = (column: PgColumn) => isAmong(column, ids);
  const rows = await db
    .select(productColumns)
    .from(products)
    .where(and(eq(products.idSite, idSite), eq(products.isValid, true), among(products.id)));
  const sold = await db
    .select(declinationColumns)
    .from(declinations)
    .where(and(eq(declinations.idSite, idSite), eq(declinations.isValid, true), among(declinations.idProduct)));
  const chosen = await db
    .select({ idDeclination: declinationValues.idDeclination, idValue: declinationValues.idValue })
    .from(declinationValues)
    .innerJoin(declinations, and(eq(declinations.idSite, declinationValues.idSite), eq(declinations.id, declinationValues.idDeclination)))
    .where(and(eq(declinationValues.idSite, idSite), among(declinations.idProduct)));
  const tagged = await db
    .select({ idProduct: productTags.idProduct, idTag: productTags.idTag })
    .from(productTags)
    .where(and(eq(productTags.idSite, idSite), among(productTags.idProduct)));

  const [soldOf, chosenOf, tagsOf] = [
    Map.groupBy(sold, ({ idProduct }) => idProduct),
    Map.groupBy(chosen, ({ idDeclination }) => idDeclination),
    Map.groupBy(tagged, ({ idProduct }) => idProduct),
  ];
  const tagById = new Map(terms.tags.map((tag) => [tag.id, tag]));
  return rows.flatMap((row) => {
    const own = soldOf.get(row.id);
    if (!own) return [];
    const named = own.map((declination) => ({
      ...declination,
      values: (chosenOf.get(declination.id) ?? []).flatMap(({ idValue }) => terms.byId.get(idValue) ?? []),
    }));
    const ownTags = (tagsOf.get(row.id) ?? []).flatMap(({ idTag }) => tagById.get(idTag) ?? []);
    return [
      {
        ...{ id: row.id, slug: row.slug, type: row.type, offer: row.offer, position: row.position, createdAt: row.createdAt },
        plainName: searchTextOf(row.name, row.brand),
        tags: ownTags.map(({ id }) => id),
        declinations: named.map(({ price, fixedPrice, setQuantity, stock, held, values, ...bottle }) => ({
          ...{ price, fixedPrice, isBuyable: !setQuantity || stock > held },
          values: [
            ...values.flatMap(({ number }) => number ?? []),
            ...(row.type === 'WINE' ? wineValues(row.wine, bottle).map((value) => numberOfValue(terms.values, value)) : []),
          ],
        })),
        texts: textsOf(row, { tags: ownTags, declinations: named }, terms.languages[0] ?? langs[0]),
      },
    ];
  });
}
