import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { need } from '#backend/entities/mapping.ts';
import { customizations } from '#backend/tables/customization.ts';
import { forms } from '#backend/tables/forms.ts';
import type { ArchiveCustomization } from '#schemas/archive-customization.ts';
import type { Exported } from './exported.ts';

type Written = z.input<typeof ArchiveCustomization>;

/** Exports the customizations of each product, by its id, without the answers in carts and orders. */
export async function exportCustomizations({ db, idSite }: Exported): Promise<ReadonlyMap<number, Written[]>> {
  const named = await db.select({ id: forms.id, slug: forms.slug }).from(forms).where(eq(forms.idSite, idSite));
  const slugs = new Map(named.map(({ id, slug }) => [id, slug]));
  const rows = await db
    .select()
    .from(customizations)
    .where(eq(customizations.idSite, idSite))
    .orderBy(asc(customizations.position), asc(customizations.id));
  const byProduct = Map.groupBy(rows, ({ idProduct }) => idProduct);
  return new Map(
    [...byProduct].map(([id, own]) => [
      id,
      own.map(({ values, idForm, translations, ...rest }) => ({
        ...rest,
        form: idForm === null ? null : need(slugs, idForm),
        customizationValues: values,
        translations: translations as Written['translations'],
      })),
    ]),
  );
}
