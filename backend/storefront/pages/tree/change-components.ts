import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { raiseSiteVersion } from '#backend/foundation/site/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { deletedPages, editedDocuments, layoutTemplates } from '#backend/tables/page-editing.ts';
import { components, pages } from '#backend/tables/site.ts';
import type { DeletedPage } from '#schemas/page-admin.ts';
import { knownComponents } from '#schemas/shared-components.ts';
import { placedComponents } from '../editing/where-shown.ts';
import type { TreeEditor } from './change-pages.ts';
import { type DeletedRow, toDeletedPage } from './deleted-row.ts';
import { forgetEdited } from './forget-edited.ts';

/** Places that a refusal names; of more it says how many. */
const maxNamed = 8;

const atSlug = (idSite: number, slug: string) => and(eq(components.idSite, idSite), eq(components.slug, slug));

/** Renames a shared component of the site; its slug, which documents refer to, stays. Throws ApiError 404. */
export async function renameComponent(db: Database, idSite: number, slug: string, title: string): Promise<{ slug: string }> {
  return db.transaction(async (tx) => {
    const renamed = await tx.update(components).set({ title }).where(atSlug(idSite, slug)).returning({ slug: components.slug });
    if (renamed.length === 0) throw new ApiError(404, 'component.not-found');
    await raiseSiteVersion(tx, idSite);
    return { slug };
  });
}

/**
 * Deletes a shared component that nothing places, so that it can be brought back. Throws ApiError 404; 422 for one that the program asks
 * for by its name; 409, with the places, where a document, a draft, a planned publication or a saved section places it.
 */
export async function deleteComponent(db: Database, editor: TreeEditor, slug: string): Promise<DeletedPage> {
  const idSite = editor.site.id;
  return db.transaction(async (tx) => {
    // First: who publishes something that places it waits here, or has been seen.
    await raiseSiteVersion(tx, idSite);
    const [row] = await tx.select().from(components).where(atSlug(idSite, slug));
    if (!row) throw new ApiError(404, 'component.not-found');
    if (knownComponents.some((known) => known.slug === slug)) throw new ApiError(422, 'component.known');
    const places = await findPlacing(tx, idSite, slug);
    if (places.length > 0) {
      const named = places.slice(0, maxNamed).join(', ') + (places.length > maxNamed ? ` … (${places.length})` : '');
      throw new ApiError(409, 'component.placed', { params: { places: named } });
    }
    const deleted: DeletedRow = {
      ...{ id: randomUUID(), idSite, kind: 'component', title: row.title, url: '', rows: [row], tags: {} },
      ...{ idUser: editor.idUser, deletedAt: editor.now },
    };
    await tx.insert(deletedPages).values(deleted);
    await tx.delete(components).where(atSlug(idSite, slug));
    return toDeletedPage(deleted, null);
  });
}

/** Titles of all that places a component, published or not: pages, other components, drafts and plans of them, saved sections. */
async function findPlacing(tx: Database, idSite: number, slug: string): Promise<string[]> {
  const ofPages = await tx.select({ key: pages.key, title: pages.title, cms: pages.cms }).from(pages).where(eq(pages.idSite, idSite));
  const others = await tx
    .select({ key: components.slug, title: components.title, cms: components.cms })
    .from(components)
    .where(eq(components.idSite, idSite));
  const states = await tx.select().from(editedDocuments).where(eq(editedDocuments.idSite, idSite));
  const templates = await tx.select().from(layoutTemplates).where(eq(layoutTemplates.idSite, idSite));
  const isPlacing = (cms: unknown) => placedComponents(cms).has(slug);
  const edited = (kind: string, key: string) => states.find((state) => state.kind === kind && state.key === key);
  const titles = [
    ...ofPages.map((page) => ({ ...page, kind: 'page' })),
    ...others.filter(({ key }) => key !== slug).map((component) => ({ ...component, kind: 'component' })),
  ]
    .filter(({ kind, key, cms }) => [cms, edited(kind, key)?.draft, edited(kind, key)?.scheduled].some(isPlacing))
    .map(({ title }) => title);
  return [...titles, ...templates.filter(({ layouts }) => isPlacing(layouts)).map(({ name }) => name)];
}

/** Puts a deleted component back. Throws ApiError 409 where another has its slug by now. */
export async function restoreComponent(tx: Database, idSite: number, { rows }: DeletedRow): Promise<void> {
  const [row] = rows as unknown as (typeof components.$inferInsert)[];
  if (!row) return;
  const put = await tx
    .insert(components)
    .values({ ...row, idSite })
    .onConflictDoNothing()
    .returning({ slug: components.slug });
  if (put.length === 0) throw new ApiError(409, 'component.slug-taken', { params: { title: row.title } });
}

/** Deletes what the editor kept of a deleted component, unless one of the same slug is there. */
export async function forgetComponent(tx: Database, idSite: number, { rows }: DeletedRow): Promise<void> {
  const slug = String(rows[0]?.slug);
  const [there] = await tx.select({ slug: components.slug }).from(components).where(atSlug(idSite, slug));
  if (there) return;
  await forgetEdited(tx, idSite, 'component', [slug]);
}
