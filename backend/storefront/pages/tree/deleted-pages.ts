import { randomUUID } from 'node:crypto';
import { and, desc, eq, inArray, lt } from 'drizzle-orm';
import { raiseSiteVersion } from '#backend/foundation/site/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { deletedPages, pageRedirects } from '#backend/tables/page-editing.ts';
import { users } from '#backend/tables/people.ts';
import { pages } from '#backend/tables/site.ts';
import { tags } from '#backend/tables/site-presentation.ts';
import { type DeletedPage, pageTrashDays } from '#schemas/page-admin.ts';
import { authorName } from '../editing/document.ts';
import { forgetComponent, restoreComponent } from './change-components.ts';
import { numberPages, type TreeEditor } from './change-pages.ts';
import { type DeletedRow, dayMs, toDeletedPage } from './deleted-row.ts';
import { forgetEdited } from './forget-edited.ts';
import { endRedirects } from './redirects.ts';
import { lockTree, requirePlace, requireRow, type TreeRow, withBelow } from './tree-rules.ts';

type PageRow = typeof pages.$inferInsert;

/** Takes a page and those below it off the site, whole, so that they can be brought back. Throws ApiError 404, 422 for the home page. */
export function deletePage(db: Database, editor: TreeEditor, id: number): Promise<DeletedPage> {
  const idSite = editor.site.id;
  return db.transaction(async (tx) => {
    const tree = await lockTree(tx, idSite);
    const gone = withBelow(tree, id);
    const { title, url, idParent } = requireRow(tree, id);
    if (gone.some((page) => page.url === '/')) throw new ApiError(422, 'page.home');
    const ids = gone.map((page) => page.id);
    const ofThem = and(eq(pages.idSite, idSite), inArray(pages.id, ids));
    const rows = await tx.select().from(pages).where(ofThem);
    const inOrder = ids.flatMap((one) => rows.filter((row) => row.id === one));
    const deleted: DeletedRow = {
      ...{ id: randomUUID(), idSite, kind: 'page', title, url, rows: inOrder, idUser: editor.idUser, deletedAt: editor.now },
      tags: await releaseTags(tx, idSite, inOrder),
    };
    await tx.insert(deletedPages).values(deleted);
    await tx.delete(pages).where(ofThem);
    await numberPages(
      tx,
      idSite,
      tree.filter((page) => page.idParent === idParent && page.id !== id).map((page) => page.id),
    );
    await raiseSiteVersion(tx, idSite);
    return toDeletedPage(deleted, null);
  });
}

/** Tags have other pages than these from now on. Returns which had one of them: slug → key of the page. */
async function releaseTags(tx: Database, idSite: number, rows: readonly { id: number; key: string }[]): Promise<Record<string, string>> {
  const keys = new Map(rows.map(({ id, key }) => [id, key]));
  const released = and(eq(tags.idSite, idSite), inArray(tags.idPage, [...keys.keys()]));
  const held = await tx.select({ slug: tags.slug, idPage: tags.idPage }).from(tags).where(released);
  await tx.update(tags).set({ idPage: null }).where(released);
  return Object.fromEntries(held.map(({ slug, idPage }) => [slug, keys.get(idPage ?? 0) ?? '']));
}

/** Deleted pages that can be brought back, the newest first. */
export async function listDeletedPages(db: Database, idSite: number): Promise<DeletedPage[]> {
  const rows = await db
    .select({ deleted: deletedPages, firstname: users.firstname, lastname: users.lastname })
    .from(deletedPages)
    .leftJoin(users, eq(users.id, deletedPages.idUser))
    .where(eq(deletedPages.idSite, idSite))
    .orderBy(desc(deletedPages.deletedAt), desc(deletedPages.id));
  return rows.map(({ deleted, ...author }) => toDeletedPage(deleted, authorName(author) || null));
}

/**
 * Brings deleted pages back: below their parent, or at the top where it is gone; or a shared component. Returns which it was. Throws
 * ApiError 404, and 409 when another has one of their addresses or its slug by now.
 */
export function restoreDeleted(db: Database, idSite: number, id: string): Promise<DeletedRow['kind']> {
  return db.transaction(async (tx) => {
    const tree = await lockTree(tx, idSite);
    const deleted = await requireDeleted(tx, idSite, id);
    await (deleted.kind === 'component' ? restoreComponent(tx, idSite, deleted) : restorePages(tx, idSite, deleted, tree));
    await tx.delete(deletedPages).where(eq(deletedPages.id, id));
    await raiseSiteVersion(tx, idSite);
    return deleted.kind;
  });
}

async function restorePages(tx: Database, idSite: number, deleted: DeletedRow, tree: readonly TreeRow[]): Promise<void> {
  const rows = deleted.rows as unknown as PageRow[];
  const taken = rows.find(({ url }) => tree.some((page) => page.url === url));
  const holder = tree.find(({ url }) => url === taken?.url);
  if (holder) throw new ApiError(409, 'page.url-taken', { params: { title: holder.title } });
  const [first] = rows;
  const idParent = tree.some((page) => page.id === first?.idParent) ? (first?.idParent ?? null) : null;
  requirePlace(tree, idParent);
  const siblings = tree.filter((page) => page.idParent === idParent).map((page) => page.id);
  if (first) siblings.splice(Math.min(first.position, siblings.length), 0, first.id);
  await tx.insert(pages).values(rows.map((row, index) => (index === 0 ? { ...row, idSite, idParent } : { ...row, idSite })));
  await numberPages(tx, idSite, siblings);
  await endRedirects(
    tx,
    idSite,
    rows.map(({ url }) => url),
  );
  for (const [slug, key] of Object.entries(deleted.tags)) {
    const idPage = rows.find((row) => row.key === key)?.id;
    if (idPage !== undefined)
      await tx
        .update(tags)
        .set({ idPage })
        .where(and(eq(tags.idSite, idSite), eq(tags.slug, slug)));
  }
}

async function requireDeleted(tx: Database, idSite: number, id: string): Promise<DeletedRow> {
  const [deleted] = await tx
    .select()
    .from(deletedPages)
    .where(and(eq(deletedPages.idSite, idSite), eq(deletedPages.id, id)))
    .for('update');
  if (!deleted) throw new ApiError(404, 'page.trash-not-found');
  return deleted;
}

/** Deletes for good what was deleted, with what the editor kept of it. Throws ApiError 404. */
export function purgeDeleted(db: Database, idSite: number, id: string): Promise<null> {
  return db.transaction(async (tx) => {
    const deleted = await requireDeleted(tx, idSite, id);
    await (deleted.kind === 'component' ? forgetComponent(tx, idSite, deleted) : forgetPages(tx, idSite, deleted));
    await tx.delete(deletedPages).where(and(eq(deletedPages.idSite, idSite), eq(deletedPages.id, id)));
    return null;
  });
}

async function forgetPages(tx: Database, idSite: number, { rows }: DeletedRow): Promise<void> {
  const keys = rows.map(({ key }) => String(key));
  // An import may have brought a page of the same key meanwhile: what is kept under it is that page's now.
  const there = await tx
    .select({ key: pages.key })
    .from(pages)
    .where(and(eq(pages.idSite, idSite), inArray(pages.key, keys)));
  const gone = keys.filter((key) => !there.some((page) => page.key === key));
  if (gone.length > 0) {
    await forgetEdited(tx, idSite, 'page', gone);
    await tx.delete(pageRedirects).where(and(eq(pageRedirects.idSite, idSite), inArray(pageRedirects.pageKey, gone)));
  }
}

/** Deletes for good what was deleted long ago. Returns how many. */
export async function forgetDeletedPages(db: Database, now: Date): Promise<number> {
  const old = await db
    .select({ id: deletedPages.id, idSite: deletedPages.idSite })
    .from(deletedPages)
    .where(lt(deletedPages.deletedAt, new Date(now.getTime() - pageTrashDays * dayMs)));
  for (const { id, idSite } of old) await purgeDeleted(db, idSite, id);
  return old.length;
}
