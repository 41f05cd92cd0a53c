import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { declinations, products } from '#backend/tables/catalogue.ts';
import { boxContents, decreasingDiscounts, productAwards } from '#backend/tables/catalogue-details.ts';
import { customizations } from '#backend/tables/customization.ts';
import { forms } from '#backend/tables/forms.ts';
import { media } from '#backend/tables/site.ts';
import type { Among } from './among-products.ts';
import type { ProductRecord } from './product-record.ts';

type Facts = Pick<ProductRecord, 'awards' | 'decreasingDiscounts' | 'contents' | 'customizations'>;

/**
 * Reads awards, decreasing prices, contents of boxes and customizations of a site's products. Returns a function that gives those of one.
 */
export async function readFacts(db: Database, idSite: number, among: Among): Promise<(id: number) => Facts> {
  const given = await db
    .select({ award: productAwards, picture: media.name })
    .from(productAwards)
    .leftJoin(media, eq(media.id, productAwards.idMedia))
    .where(and(eq(productAwards.idSite, idSite), among(productAwards.idProduct)))
    .orderBy(asc(productAwards.position), asc(productAwards.id));
  const steps = await db
    .select()
    .from(decreasingDiscounts)
    .where(and(eq(decreasingDiscounts.idSite, idSite), among(decreasingDiscounts.idProduct)))
    .orderBy(asc(decreasingDiscounts.from));
  const held = await db
    .select({ idBox: boxContents.idBox, quantity: boxContents.quantity, product: products.slug, reference: declinations.reference })
    .from(boxContents)
    .innerJoin(products, and(eq(products.idSite, boxContents.idSite), eq(products.id, boxContents.idProduct)))
    .leftJoin(declinations, and(eq(declinations.idSite, boxContents.idSite), eq(declinations.id, boxContents.idDeclination)))
    .where(and(eq(boxContents.idSite, idSite), among(boxContents.idBox)))
    .orderBy(asc(boxContents.position), asc(boxContents.id));
  const asked = await db
    .select({ row: customizations, form: forms.slug })
    .from(customizations)
    .leftJoin(forms, and(eq(forms.idSite, customizations.idSite), eq(forms.id, customizations.idForm)))
    .where(and(eq(customizations.idSite, idSite), among(customizations.idProduct)))
    .orderBy(asc(customizations.position), asc(customizations.id));
  const awardsOf = Map.groupBy(given, ({ award }) => award.idProduct);
  const stepsOf = Map.groupBy(steps, ({ idProduct }) => idProduct);
  const heldOf = Map.groupBy(held, ({ idBox }) => idBox);
  const askedOf = Map.groupBy(asked, ({ row }) => row.idProduct);
  return (id) => ({
    awards: (awardsOf.get(id) ?? []).map(({ award: { name, year, medal, alt, translations }, picture }) => ({
      ...{ name, year, medal, translations },
      picture: picture === null ? null : { name: picture, alt },
    })),
    decreasingDiscounts: (stepsOf.get(id) ?? []).map(({ from, type, amount }) => ({ from, type, amount })),
    contents: (heldOf.get(id) ?? []).map(({ product, reference, quantity }) => ({ product, reference, quantity })),
    customizations: (askedOf.get(id) ?? []).map(({ row, form }) => {
      const { id: _id, idSite: _site, idProduct: _product, idForm: _form, position: _position, ...told } = row;
      return { ...told, form };
    }),
  });
}
