import { and, asc, eq } from 'drizzle-orm';
import { boxContents, decreasingDiscounts, productAwards } from '../catalogue/detail-tables.ts';
import { customizations } from '../customization/tables.ts';
import { forms } from '../forms/tables.ts';
import type { Database } from '../platform/database/database.ts';
import { media } from '../site/tables.ts';
import type { ProductRecord } from './product-record.ts';

type Facts = Pick<ProductRecord, 'awards' | 'decreasingDiscounts' | 'contents' | 'customizations'>;
/** Slugs of products and references of declinations, by id. */
type Sold = { slugs: ReadonlyMap<number, string>; references: ReadonlyMap<number, string> };

/** What the products of a site were given, their decreasing prices, what boxes hold, what all are made with. Gives that of one. */
export async function readFacts(db: Database, idSite: number, { slugs, references }: Sold): Promise<(id: number) => Facts> {
  const given = await db
    .select({ award: productAwards, picture: media.name })
    .from(productAwards)
    .leftJoin(media, eq(media.id, productAwards.idMedia))
    .where(eq(productAwards.idSite, idSite))
    .orderBy(asc(productAwards.position), asc(productAwards.id));
  const steps = await db
    .select()
    .from(decreasingDiscounts)
    .where(eq(decreasingDiscounts.idSite, idSite))
    .orderBy(asc(decreasingDiscounts.from));
  const held = await db
    .select()
    .from(boxContents)
    .where(eq(boxContents.idSite, idSite))
    .orderBy(asc(boxContents.position), asc(boxContents.id));
  const asked = await db
    .select({ row: customizations, form: forms.slug })
    .from(customizations)
    .leftJoin(forms, and(eq(forms.idSite, customizations.idSite), eq(forms.id, customizations.idForm)))
    .where(eq(customizations.idSite, idSite))
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
    contents: (heldOf.get(id) ?? []).map(({ idProduct, idDeclination, quantity }) => ({
      product: slugs.get(idProduct) ?? '',
      reference: idDeclination === null ? null : (references.get(idDeclination) ?? null),
      quantity,
    })),
    customizations: (askedOf.get(id) ?? []).map(({ row, form }) => {
      const { id: _id, idSite: _site, idProduct: _product, idForm: _form, position: _position, ...told } = row;
      return { ...told, form };
    }),
  });
}
