import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { layoutPreviews } from '#backend/tables/layout-previews.ts';
import { editedDocuments } from '#backend/tables/page-editing.ts';
import { pages } from '#backend/tables/site.ts';
import type { LayoutState } from '#schemas/page-admin.ts';
import { type DocumentDigests, type DocumentRow, rowVersion } from './document-digests.ts';
import { previewAddress } from './previews.ts';

/** The layouts of every page of a site, as its draft has them, else as they are published, with the state of their pictures. */
export async function listLayouts(db: Database, site: { id: number; version: number }, digests: DocumentDigests): Promise<LayoutState[]> {
  const rows = await db
    .select({
      ...{ id: pages.id, key: pages.key, draftAt: editedDocuments.draftAt },
      ...{ pageVersion: rowVersion(pages), draftVersion: rowVersion(editedDocuments) },
    })
    .from(pages)
    .leftJoin(
      editedDocuments,
      and(eq(editedDocuments.idSite, pages.idSite), eq(editedDocuments.kind, 'page'), eq(editedDocuments.key, pages.key)),
    )
    .where(and(eq(pages.idSite, site.id), isNull(pages.link)))
    .orderBy(asc(pages.id));
  const previews = await db.select().from(layoutPreviews).where(eq(layoutPreviews.idSite, site.id));
  const shown = (row: (typeof rows)[number]): DocumentRow =>
    row.draftAt
      ? { of: 'draft', key: row.key, rowVersion: row.draftVersion ?? '' }
      : { of: 'page', id: row.id, rowVersion: row.pageVersion };
  const digestOf = await digests(db, site.id, rows.map(shown));
  const byPlace = new Map(previews.map((preview) => [`${preview.idPage} ${preview.idLayout}`, preview]));
  return rows.flatMap((row) =>
    digestOf(shown(row)).layouts.map(({ id: idLayout, name }): LayoutState => {
      const idPage = row.id;
      const preview = byPlace.get(`${idPage} ${idLayout}`);
      if (!preview) return { idPage, idLayout, name, state: 'missing', storedHash: null, previewUrl: null, takenAt: null };
      const isChecked = preview.checkedVersion === site.version;
      return {
        ...{ idPage, idLayout, name },
        state: isChecked ? (preview.checkedHash === preview.hash ? 'fresh' : 'stale') : 'unknown',
        storedHash: preview.hash,
        previewUrl: previewAddress(preview.picture, { idPage, idLayout }),
        takenAt: preview.createdAt.toISOString(),
      };
    }),
  );
}
