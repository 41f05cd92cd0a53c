import { asc, eq } from 'drizzle-orm';
import { declinations, declinationValues, products, variations, variationValues } from '../catalogue/tables.ts';
import { forms } from '../forms/tables.ts';
import type { Database } from '../platform/database/database.ts';
import { tags } from '../site/presentation-tables.ts';
import { media } from '../site/tables.ts';
import type { Catalogue, DeclinationRecord, Named, ProductRecord } from './product-record.ts';
import { readFacts } from './read-facts.ts';
import { readHistories } from './read-histories.ts';
import { type PicturesOf, readPictures, readPlaced } from './read-placed.ts';

/** All products of a site by slug and their declinations by reference, those too that are no longer sold, in the owner's order. */
export async function readCatalogue(db: Database, idSite: number): Promise<Catalogue> {
  const named = await readNamed(db, idSite);
  const rows = await db.select().from(products).where(eq(products.idSite, idSite)).orderBy(asc(products.position), asc(products.id));
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  const pictures = await readPictures(db, idSite);
  const sold = await readDeclinations(db, idSite, slugs, pictures);
  const references = new Map([...sold.values()].map(({ id, reference }) => [id, reference]));
  const placed = await readPlaced(db, idSite, slugs);
  const facts = await readFacts(db, idSite, { slugs, references });
  const records = rows.map(({ idSite: _site, position: _position, ...row }): [string, ProductRecord] => [
    row.slug,
    { ...row, ...placed(row.id), ...facts(row.id), images: pictures.ofProduct(row.id) },
  ]);
  return { products: new Map(records), declinations: sold, named };
}

async function readDeclinations(
  db: Database,
  idSite: number,
  slugs: ReadonlyMap<number, string>,
  pictures: PicturesOf,
): Promise<Map<string, DeclinationRecord>> {
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
  const histories = await readHistories(db, idSite);
  return new Map(
    rows.map((row) => {
      const values = Object.fromEntries((valuesOf.get(row.id) ?? []).map(({ key, label }) => [key, label]));
      const told = { images: pictures.ofDeclination(row.id), history: histories.get(row.id) ?? [] };
      return [row.reference, { ...row, slug: slugs.get(row.idProduct) ?? '', stockSeen: row.stock, values, ...told }];
    }),
  );
}

async function readNamed(db: Database, idSite: number): Promise<Named> {
  const axes = await db.select().from(variations).where(eq(variations.idSite, idSite)).orderBy(asc(variations.position));
  const values = await db.select().from(variationValues).where(eq(variationValues.idSite, idSite));
  const tagRows = await db.select({ id: tags.id, slug: tags.slug }).from(tags).where(eq(tags.idSite, idSite));
  const pictures = await db.select({ id: media.id, name: media.name }).from(media).where(eq(media.idSite, idSite));
  const formRows = await db.select({ id: forms.id, slug: forms.slug }).from(forms).where(eq(forms.idSite, idSite));
  const valuesOf = Map.groupBy(values, ({ idVariation }) => idVariation);
  return {
    axes: new Map(
      axes.map(({ id, key }) => [key, { id, values: new Map((valuesOf.get(id) ?? []).map((value) => [value.label, value.id])) }]),
    ),
    tags: new Map(tagRows.map(({ id, slug }) => [slug, id])),
    pictures: new Map(pictures.map(({ id, name }) => [name, id])),
    forms: new Map(formRows.map(({ id, slug }) => [slug, id])),
  };
}
