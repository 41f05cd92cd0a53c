import { and, asc, eq, isNull } from 'drizzle-orm';
import type { LayoutState } from '#schemas/page-admin.ts';
import { layoutPreviews } from '../operations/tables.ts';
import type { Database } from '../platform/database/database.ts';
import { pages } from '../site/tables.ts';
import { editedDocuments } from './editing-tables.ts';
import { layoutsOf } from './layouts-of.ts';
import { previewAddress } from './previews.ts';

/** The layouts of every page of a site, as its draft has them, else as they are published, with the state of their pictures. */
export async function listLayouts(db: Database, site: { id: number; version: number }): Promise<LayoutState[]> {
  const rows = await db
    .select({ id: pages.id, cms: pages.cms, draft: editedDocuments.draft })
    .from(pages)
    .leftJoin(
      editedDocuments,
      and(eq(editedDocuments.idSite, pages.idSite), eq(editedDocuments.kind, 'page'), eq(editedDocuments.key, pages.key)),
    )
    .where(and(eq(pages.idSite, site.id), isNull(pages.link)))
    .orderBy(asc(pages.id));
  const previews = await db.select().from(layoutPreviews).where(eq(layoutPreviews.idSite, site.id));
  const byPlace = new Map(previews.map((preview) => [`${preview.idPage} ${preview.idLayout}`, preview]));
  return rows.flatMap(({ id: idPage, cms, draft }) =>
    layoutsOf(draft ?? cms).map(({ id: idLayout, name }): LayoutState => {
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
