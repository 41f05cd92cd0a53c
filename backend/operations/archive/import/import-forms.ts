import { and, eq, inArray, notInArray } from 'drizzle-orm';
import { insertAll } from '#backend/entities/insert-all.ts';
import { keepNumbersBySlug } from '#backend/entities/keep-numbers.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { forms, submissions } from '#backend/tables/forms.ts';
import type { Archive } from '../archive.ts';

/** Writes a site's forms: known by slug, they keep their ids and answers. The answers of a form that is gone stay. */
export async function importForms(tx: Database, archive: Archive): Promise<void> {
  const idSite = archive.site.id;
  const rows = archive.forms.map((form) => ({ idSite, ...form }));
  const kept = rows.map(({ slug }) => slug);
  const gone = and(eq(forms.idSite, idSite), notInArray(forms.slug, kept));
  const goneIds = tx.select({ id: forms.id }).from(forms).where(gone);
  await tx
    .update(submissions)
    .set({ idForm: null })
    .where(and(eq(submissions.idSite, idSite), inArray(submissions.idForm, goneIds)));
  await tx.delete(forms).where(gone);
  const numberOf = await keepNumbersBySlug(tx, forms, idSite, rows);
  const numbered = rows.map((row) => ({ ...row, id: numberOf(row.slug) }));
  await insertAll(tx, forms, numbered, [forms.idSite, forms.slug]);
}
