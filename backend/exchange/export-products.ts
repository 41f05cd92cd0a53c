import type { Lang } from '#schemas/site.ts';
import type { Database } from '../platform/database/database.ts';
import { byteOrderMark, writeRows, writeText } from './csv.ts';
import { declinationColumns, keyHeaders } from './declination-columns.ts';
import { productColumns } from './product-columns.ts';
import { readCatalogue } from './read-catalogue.ts';

/**
 * All products of a site as CSV, a line for each declination: what is said of a product stands on its first line. Headers, words and
 * decimals are those of a language; texts are in each language of the site.
 */
export async function exportProducts(db: Database, site: { id: number; locales: readonly string[] }, lang: Lang): Promise<string> {
  const { products, declinations, named } = await readCatalogue(db, site.id);
  const ofProduct = productColumns(lang, site.locales);
  const ofDeclination = declinationColumns(lang, { axes: [...named.axes.keys()], locales: site.locales });
  const { slug, reference } = keyHeaders(lang);
  const rowsOf = Map.groupBy(declinations.values(), (declination) => declination.slug);
  const rows = [...products.values()].flatMap((product) => {
    const own = rowsOf.get(product.slug) ?? [];
    const shown = ofProduct.map((column) => column.show(product));
    const empty = ofProduct.map(() => '');
    if (own.length === 0) return [[product.slug, '', ...shown, ...ofDeclination.map(() => '')]];
    return own.map((declination, at) => [
      ...[product.slug, writeText(declination.reference)],
      ...(at === 0 ? shown : empty),
      ...ofDeclination.map((column) => column.show(declination)),
    ]);
  });
  const headers = [slug, reference, ...ofProduct.map(({ header }) => header), ...ofDeclination.map(({ header }) => header)];
  return byteOrderMark + writeRows([headers.map(writeText), ...rows]);
}
