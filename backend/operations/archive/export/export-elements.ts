import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { need } from '#backend/entities/mapping.ts';
import { elementPictures, elements } from '#backend/tables/events.ts';
import { forms } from '#backend/tables/forms.ts';
import type { ArchiveElement, ArchiveForm } from '#schemas/archive-elements.ts';
import type { Exported } from './exported.ts';

/** elements.json; without who registered, and without those that are kept for them alone. */
export async function exportElements({ db, idSite, pictures }: Exported): Promise<z.input<typeof ArchiveElement>[]> {
  const rows = await db
    .select()
    .from(elements)
    .where(and(eq(elements.idSite, idSite), eq(elements.isShown, true)))
    .orderBy(asc(elements.position), asc(elements.id));
  const shown = await db.select().from(elementPictures).where(eq(elementPictures.idSite, idSite)).orderBy(asc(elementPictures.position));
  const byElement = Map.groupBy(shown, ({ idElement }) => idElement);
  return rows.map(({ id, route, slug, title, excerpt, html, link, translations, startsAt, endsAt, place, price, seats }) => ({
    ...{ id, route, slug, title, excerpt, html, link, translations },
    pictures: (byElement.get(id) ?? []).map((one) => ({
      ...{ name: need(pictures, one.idMedia), alt: one.alt, translations: one.translations },
    })),
    event: startsAt && { startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null, place, price, seats },
  }));
}

/** forms.json; what people answered stays. */
export async function exportForms({ db, idSite }: Exported): Promise<z.input<typeof ArchiveForm>[]> {
  const rows = await db.select().from(forms).where(eq(forms.idSite, idSite)).orderBy(asc(forms.id));
  return rows.map((form) => ({ ...form, translations: form.translations as z.input<typeof ArchiveForm>['translations'] }));
}
