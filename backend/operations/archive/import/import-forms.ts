import { and, eq, inArray, notInArray } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { sanitiseHtml } from '#backend/platform/sanitise-html.ts';
import { forms, submissions } from '#backend/tables/forms.ts';
import { popups } from '#backend/tables/popups.ts';
import type { Archive } from '../archive.ts';
import { pictureColumns, withAlt } from '../picture-columns.ts';
import type { PictureIndex } from './import-look.ts';
import { sanitised } from './imported.ts';
import { insertAll } from './insert-all.ts';
import { keepNumbersBySlug } from './keep-numbers.ts';

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

/** Writes a site's popups; browsers remember them by their ids, which stay. */
export async function importPopups(tx: Database, archive: Archive, pictures: PictureIndex): Promise<void> {
  const idSite = archive.site.id;
  const rows = archive.popups.map(({ picture, html, translations, ...popup }) => ({
    ...{ idSite, ...popup, html: sanitiseHtml(html) },
    ...pictureColumns(pictures, picture),
    translations: withAlt(sanitised(translations, 'html'), picture),
  }));
  const kept = rows.map(({ slug }) => slug);
  await tx.delete(popups).where(and(eq(popups.idSite, idSite), notInArray(popups.slug, kept)));
  const numberOf = await keepNumbersBySlug(tx, popups, idSite, rows);
  const numbered = rows.map((row) => ({ ...row, id: numberOf(row.slug) }));
  await insertAll(tx, popups, numbered, [popups.idSite, popups.slug]);
}
