import { sql } from 'drizzle-orm';
import { byteOrderMark, writeRows, writeText } from '#backend/platform/csv.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { takeTurns } from '#backend/platform/take-turns.ts';
import { products } from '#backend/tables/catalogue.ts';
import type { Lang } from '#schemas/site.ts';
import { declinationColumns, keyHeaders } from './declination-columns.ts';
import { productColumns } from './product-columns.ts';
import { readAxes, readSold } from './read-catalogue.ts';

/** Products read and written at once. */
const atOnce = 100;

/**
 * All products of a site as CSV, piece by piece, a line for each declination: what is said of a product stands on its first line. Headers,
 * words and decimals are those of a language; texts are in each language of the site.
 */
export async function* exportProducts(db: Database, site: { id: number; locales: readonly string[] }, lang: Lang): AsyncGenerator<string> {
  const axes = [...(await readAxes(db, site.id)).keys()];
  const ofProduct = productColumns(lang, site.locales);
  const ofDeclination = declinationColumns(lang, { axes, locales: site.locales });
  const { slug, reference } = keyHeaders(lang);
  const headers = [slug, reference, ...ofProduct.map(({ header }) => header), ...ofDeclination.map(({ header }) => header)];
  yield byteOrderMark + writeRows([headers.map(writeText)]);
  const ids = await readOrder(db, site.id);
  const turn = takeTurns();
  for (let from = 0; from < ids.length; from += atOnce) {
    const part = await readSold(db, site.id, ids.slice(from, from + atOnce));
    const rowsOf = Map.groupBy(part.declinations.values(), (declination) => declination.slug);
    for (const product of part.products.values()) {
      const own = rowsOf.get(product.slug) ?? [];
      const shown = ofProduct.map((column) => column.show(product));
      const empty = ofProduct.map(() => '');
      const rows = own.map((declination, at) => [
        ...[product.slug, writeText(declination.reference)],
        ...(at === 0 ? shown : empty),
        ...ofDeclination.map((column) => column.show(declination)),
      ]);
      yield writeRows(rows.length > 0 ? rows : [[product.slug, '', ...shown, ...ofDeclination.map(() => '')]]);
      await turn();
    }
  }
}

/** Ids of all products in the owner's order, in one text: as many rows would be read in one go. */
async function readOrder(db: Database, idSite: number): Promise<number[]> {
  const read = await db.execute(
    sql`select string_agg(id::text, ',' order by position, id) as ids from ${products} where id_site = ${idSite}`,
  );
  const [row] = (read as unknown as { rows: { ids: string | null }[] }).rows;
  return row?.ids?.split(',').map(Number) ?? [];
}
