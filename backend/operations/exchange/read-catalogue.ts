import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { declinations, declinationValues, products, variations, variationValues } from '#backend/tables/catalogue.ts';
import { forms } from '#backend/tables/forms.ts';
import { media } from '#backend/tables/site.ts';
import { tags } from '#backend/tables/site-presentation.ts';
import { type Among, amongProducts } from './among-products.ts';
import type { Catalogue, DeclinationRecord, Named, ProductRecord } from './product-record.ts';
import { readFacts } from './read-facts.ts';
import { readHistories } from './read-histories.ts';
import { type PicturesOf, readPictures, readPlaced } from './read-placed.ts';

/** Products of a site by slug and their declinations by reference. */
type Sold = Pick<Catalogue, 'products' | 'declinations'>;

/** All products of a site with their declinations, those too that are no longer sold, in the owner's order, and what a file may name. */
export async function readCatalogue(db: Database, idSite: number): Promise<Catalogue> {
  return { named: { ...(await readNamed(db, idSite)), axes: await readAxes(db, idSite) }, ...(await readSold(db, idSite)) };
}

/** Products of a site with their declinations in the owner's order: all, or those of some ids. */
export async function readSold(db: Database, idSite: number, ids?: readonly number[]): Promise<Sold> {
  const among = amongProducts(ids);
  const rows = await db
    .select()
    .from(products)
    .where(and(eq(products.idSite, idSite), among(products.id)))
    .orderBy(asc(products.position), asc(products.id));
  const slugs = new Map(rows.map(({ id, slug }) => [id, slug]));
  const pictures = await readPictures(db, idSite, among);
  const sold = await readDeclinations(db, idSite, { slugs, pictures, among });
  const placed = await readPlaced(db, idSite, among);
  const facts = await readFacts(db, idSite, among);
  const records = rows.map(({ idSite: _site, position: _position, isEntry: _isEntry, ...row }): [string, ProductRecord] => [
    row.slug,
    { ...row, ...placed(row.id), ...facts(row.id), images: pictures.ofProduct(row.id) },
  ]);
  return { products: new Map(records), declinations: sold };
}

type ReadFor = { slugs: ReadonlyMap<number, string>; pictures: PicturesOf; among: Among };

async function readDeclinations(
  db: Database,
  idSite: number,
  { slugs, pictures, among }: ReadFor,
): Promise<Map<string, DeclinationRecord>> {
  const rows = await db
    .select()
    .from(declinations)
    .where(and(eq(declinations.idSite, idSite), among(declinations.idProduct)))
    .orderBy(asc(declinations.position), asc(declinations.id));
  const chosen = await db
    .select({ id: declinationValues.idDeclination, key: variations.key, label: variationValues.label })
    .from(declinationValues)
    .innerJoin(declinations, and(eq(declinations.idSite, declinationValues.idSite), eq(declinations.id, declinationValues.idDeclination)))
    .innerJoin(variations, eq(variations.id, declinationValues.idVariation))
    .innerJoin(variationValues, eq(variationValues.id, declinationValues.idValue))
    .where(and(eq(declinationValues.idSite, idSite), among(declinations.idProduct)));
  const valuesOf = Map.groupBy(chosen, ({ id }) => id);
  const histories = await readHistories(db, idSite, among);
  return new Map(
    rows.map((row) => {
      const values = Object.fromEntries((valuesOf.get(row.id) ?? []).map(({ key, label }) => [key, label]));
      const told = { images: pictures.ofDeclination(row.id), history: histories.get(row.id) ?? [] };
      return [row.reference, { ...row, slug: slugs.get(row.idProduct) ?? '', stockSeen: row.stock, values, ...told }];
    }),
  );
}

/** The axes of a site by key, with the ids of their values by label. */
export async function readAxes(db: Database, idSite: number): Promise<Named['axes']> {
  const axes = await db.select().from(variations).where(eq(variations.idSite, idSite)).orderBy(asc(variations.position));
  const values = await db.select().from(variationValues).where(eq(variationValues.idSite, idSite));
  const valuesOf = Map.groupBy(values, ({ idVariation }) => idVariation);
  return new Map(
    axes.map(({ id, key }) => [key, { id, values: new Map((valuesOf.get(id) ?? []).map((value) => [value.label, value.id])) }]),
  );
}

async function readNamed(db: Database, idSite: number): Promise<Omit<Named, 'axes'>> {
  const tagRows = await db.select({ id: tags.id, slug: tags.slug }).from(tags).where(eq(tags.idSite, idSite));
  const pictures = await db.select({ id: media.id, name: media.name }).from(media).where(eq(media.idSite, idSite));
  const formRows = await db.select({ id: forms.id, slug: forms.slug }).from(forms).where(eq(forms.idSite, idSite));
  return {
    tags: new Map(tagRows.map(({ id, slug }) => [slug, id])),
    pictures: new Map(pictures.map(({ id, name }) => [name, id])),
    forms: new Map(formRows.map(({ id, slug }) => [slug, id])),
  };
}
