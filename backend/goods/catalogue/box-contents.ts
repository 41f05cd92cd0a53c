import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { declinations, products } from '#backend/tables/catalogue.ts';
import { boxContents } from '#backend/tables/catalogue-details.ts';
import { bottleCount } from '#domain/bottles.ts';

/** Counts the bottles in boxes, by product. Only contents that are wines count, as in a parcel. Boxes without contents are left out. */
async function readBottlesHeld(db: Database, idSite: number, idProducts: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (idProducts.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([boxContents.id], {
      idBox: boxContents.idBox,
      quantity: boxContents.quantity,
      type: products.type,
      capacity: declinations.capacity,
      capacityUnit: declinations.capacityUnit,
    })
    .from(boxContents)
    .innerJoin(products, and(eq(products.idSite, boxContents.idSite), eq(products.id, boxContents.idProduct)))
    .innerJoin(
      declinations,
      and(
        eq(declinations.idSite, boxContents.idSite),
        eq(declinations.idProduct, boxContents.idProduct),
        or(isNull(boxContents.idDeclination), eq(declinations.id, boxContents.idDeclination)),
      ),
    )
    .where(and(eq(boxContents.idSite, idSite), inArray(boxContents.idBox, [...idProducts])))
    .orderBy(boxContents.id, declinations.position);
  const held = Map.groupBy(rows, ({ idBox }) => idBox);
  return new Map(
    [...held].flatMap(([idBox, contents]) => {
      const bottles = bottleCount(contents.map((one) => ({ ...one, sellByMultipleOf: 1 })));
      return bottles === null ? [] : [[idBox, bottles] as const];
    }),
  );
}

/** The lines with the bottles that their boxes hold, ready to be counted. */
export async function withBottlesHeld<L extends { idProduct: number; type: string }>(
  db: Database,
  idSite: number,
  lines: readonly L[],
): Promise<(L & { holds: number | undefined })[]> {
  const boxes = lines.filter(({ type }) => type === 'BOX').map(({ idProduct }) => idProduct);
  const held = await readBottlesHeld(db, idSite, boxes);
  return lines.map((line) => ({ ...line, holds: held.get(line.idProduct) }));
}

/**
 * Returns whether lines contain alcohol: wines, or boxes with a wine. A box without contents counts too, since the specification counts
 * boxes as bottles.
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
