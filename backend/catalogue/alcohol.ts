import { and, eq, inArray } from 'drizzle-orm';
import type { Database } from '../platform/database/database.ts';
import { boxContents } from './detail-tables.ts';
import { products } from './tables.ts';

/**
 * Whether lines hold alcohol: wines, and boxes with a wine in them. A box that says nothing of its contents is one too: the
 * specification counts boxes as bottles.
 */
export async function holdsAlcohol(db: Database, idSite: number, lines: readonly { idProduct: number; type: string }[]): Promise<boolean> {
  if (lines.some(({ type }) => type === 'WINE')) return true;
  const boxes = [...new Set(lines.filter(({ type }) => type === 'BOX').map(({ idProduct }) => idProduct))];
  if (boxes.length === 0) return false;
  const contents = await db
    .select({ idBox: boxContents.idBox, type: products.type })
    .from(boxContents)
    .innerJoin(products, and(eq(products.idSite, boxContents.idSite), eq(products.id, boxContents.idProduct)))
    .where(and(eq(boxContents.idSite, idSite), inArray(boxContents.idBox, boxes)));
  const known = new Set(contents.map(({ idBox }) => idBox));
  return contents.some(({ type }) => type === 'WINE') || boxes.some((idBox) => !known.has(idBox));
}
