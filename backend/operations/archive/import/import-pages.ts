import { eq } from 'drizzle-orm';
import { insertAll } from '#backend/entities/insert-all.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { components, pages } from '#backend/tables/site.ts';
import type { ArchivePage } from '#schemas/archive.ts';
import { emptyDocument } from '#schemas/cms/document.ts';
import type { Archive } from '../archive.ts';

/**
 * Writes page tree, documents and shared components of a site. Returns the id of each page by its key.
 * Documents keep their references to pictures, which are looked up at each answer: one that is missing costs no page.
 */
export async function importPages(tx: Database, archive: Archive): Promise<ReadonlyMap<string, number>> {
  const idSite = archive.site.id;
  await tx.delete(pages).where(eq(pages.idSite, idSite));
  const rows = numbered(archive.pages);
  await insertAll(
    tx,
    pages,
    rows.map(({ page: { children: _, ...page }, id, idParent, position }) => ({
      ...page,
      ...{ idSite, id, idParent, position, cms: archive.documents.get(page.key) ?? emptyDocument },
    })),
  );
  await tx.delete(components).where(eq(components.idSite, idSite));
  const shared = [...archive.components].map(([slug, component]) => ({ idSite, slug, ...component }));
  await insertAll(tx, components, shared);
  return new Map(rows.map(({ page, id }) => [page.key, id]));
}

type NumberedPage = { page: ArchivePage; id: number; idParent: number | null; position: number };

/** Numbers pages in the order of the tree, a parent before its children. */
function numbered(tree: readonly ArchivePage[]): NumberedPage[] {
  const rows: NumberedPage[] = [];
  const visit = (siblings: readonly ArchivePage[], idParent: number | null): void => {
    for (const [position, page] of siblings.entries()) {
      const id = rows.length + 1;
      rows.push({ page, id, idParent, position });
      visit(page.children, id);
    }
  };
  visit(tree, null);
  return rows;
}
