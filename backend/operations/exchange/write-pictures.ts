import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import { need } from '#backend/entities/mapping.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { declinations } from '#backend/tables/catalogue.ts';
import { productImages } from '#backend/tables/site-presentation.ts';
import type { Plan } from './plan.ts';
import type { Named, PictureRecord, ProductRecord } from './product-record.ts';
import { replaceRows } from './replace-rows.ts';
import { isOther } from './write-products.ts';

type Writing = { idSite: number; named: Named };
type Row = typeof productImages.$inferInsert;

/**
 * Writes the pictures of products where they, or those of a declination, differ: all of the product's anew, its own before those of its
 * declinations, as sheets show them. A picture of which nothing is said is described by the product's name.
 */
export async function writePictures(tx: Database, { idSite, named }: Writing, plan: Plan): Promise<void> {
  const ofDeclination = new Map([...plan.declinations.values()].map(({ record }) => [record.id, record.images]));
  const touched = new Map<number, ProductRecord>();
  for (const { record, before, product } of [...plan.declinations.values()])
    if (isOther(before?.images ?? [], record.images)) touched.set(product.record.id, product.record);
  for (const { record, before } of plan.products.values()) if (isOther(before?.images ?? [], record.images)) touched.set(record.id, record);
  const ids = [...touched.keys()];
  const stored = await readRows(tx, idSite, ids);
  const sold = await readDeclinations(tx, idSite, ids);
  const rows = [...touched.values()].flatMap(({ id: idProduct, name, images }) => {
    const rowsOf = (pictures: readonly PictureRecord[], idDeclination: number | null): Row[] =>
      pictures.map((picture, position) => ({
        ...{ idSite, idProduct, idDeclination, position, alt: picture.alt ?? name, translations: picture.translations },
        idMedia: need(named.pictures, picture.name),
      }));
    const kept = (id: number): Row[] => (stored.get(id) ?? []).map(({ id: _id, ...row }) => row);
    const ofEach = (sold.get(idProduct) ?? []).flatMap(({ id }) => {
      const pictures = ofDeclination.get(id);
      return pictures ? rowsOf(pictures, id) : kept(id);
    });
    return [...rowsOf(images, null), ...ofEach];
  });
  await replaceRows(tx, { table: productImages, owner: productImages.idProduct, idSite }, ids, rows);
}

/** The pictures of declinations of products as they stand, by declination, in order. */
async function readRows(tx: Database, idSite: number, ids: number[]) {
  const { idProduct, idDeclination, position, id } = productImages;
  const ofProducts = and(eq(productImages.idSite, idSite), inArray(idProduct, ids), isNotNull(idDeclination));
  const rows = await tx.select().from(productImages).where(ofProducts).orderBy(asc(position), asc(id));
  return Map.groupBy(rows, (row) => row.idDeclination ?? 0);
}

/** The declinations of products, by product, in order. */
async function readDeclinations(tx: Database, idSite: number, ids: number[]) {
  const { id, idProduct, position } = declinations;
  const rows = await tx
    .select({ id, idProduct })
    .from(declinations)
    .where(and(eq(declinations.idSite, idSite), inArray(idProduct, ids)))
    .orderBy(asc(position), asc(id));
  return Map.groupBy(rows, (row) => row.idProduct);
}
