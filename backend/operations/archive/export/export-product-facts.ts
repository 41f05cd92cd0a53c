import { asc, eq } from 'drizzle-orm';
import { boxContents, decreasingDiscounts, productAwards } from '#backend/tables/catalogue-details.ts';
import type { ExportedDeclination } from './export-declinations.ts';
import { type Exported, pictureOf, withoutAlt } from './exported.ts';

/**
 * Exports awards, decreasing prices and contents of boxes. Returns a function that gives those of a product. `slugs` are those of the
 * exported products, by id; contents of boxes that are not among them are left out.
 */
export async function exportProductFacts(
  exported: Exported,
  slugs: ReadonlyMap<number, string>,
  declinations: ReadonlyMap<number, ExportedDeclination[]>,
) {
  const { db, idSite } = exported;
  const awards = await db.select().from(productAwards).where(eq(productAwards.idSite, idSite)).orderBy(asc(productAwards.position));
  const steps = await db
    .select()
    .from(decreasingDiscounts)
    .where(eq(decreasingDiscounts.idSite, idSite))
    .orderBy(asc(decreasingDiscounts.from));
  const contents = await db.select().from(boxContents).where(eq(boxContents.idSite, idSite)).orderBy(asc(boxContents.position));
  const awardsOf = Map.groupBy(awards, ({ idProduct }) => idProduct);
  const stepsOf = Map.groupBy(steps, ({ idProduct }) => idProduct);
  const contentsOf = Map.groupBy(contents, ({ idBox }) => idBox);
  return (idProduct: number) => ({
    awards: (awardsOf.get(idProduct) ?? []).map((award) => ({
      ...{ name: award.name, year: award.year, medal: award.medal },
      picture: pictureOf(exported, award),
      translations: withoutAlt(award.translations),
    })),
    decreasingDiscounts: (stepsOf.get(idProduct) ?? []).map(({ from, type, amount }) => ({ from, type, amount })),
    contents: (contentsOf.get(idProduct) ?? []).flatMap(({ idProduct: held, idDeclination, quantity }) => {
      const product = slugs.get(held);
      const sold = declinations.get(held) ?? [];
      const reference = sold.length > 1 ? (sold.find(({ id }) => id === idDeclination)?.reference ?? null) : null;
      return product === undefined ? [] : [{ product, reference, quantity }];
    }),
  });
}
