import { and, eq, inArray, sql } from 'drizzle-orm';
import type { z } from 'zod';
import { raiseSiteVersion } from '#backend/foundation/site/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { deletedPages, editedDocuments, pageRedirects } from '#backend/tables/page-editing.ts';
import { pages } from '#backend/tables/site.ts';
import { findFreeName } from '#domain/free-name.ts';
import { emptyDocument } from '#schemas/cms/document.ts';
import { type ChangedPage, maxPathLength, type NewPage, treeLimits } from '#schemas/page-admin.ts';
import { maxNameLength } from '#schemas/slug.ts';
import type { DocumentRef, Editor } from '../editing/document.ts';
import { findState, lockState, requireDocument } from '../editing/document.ts';
import { writeDraft } from '../editing/drafts.ts';
import { readTemplate } from '../editing/templates.ts';
import { requireFreeAddress, slugOf } from './address.ts';
import type { ListedSite } from './list-pages.ts';
import { endRedirects, leaveRedirects, type Moved } from './redirects.ts';
import { lockTree, requirePlace, requireRow, type TreeRow, withBelow } from './tree-rules.ts';

export type TreeEditor = Editor & { site: ListedSite };
type Wanted = z.output<typeof NewPage>;

/** Makes a page that nobody sees until its document is published. Returns its id. Throws ApiError 422, 404 for what it begins from. */
export function createPage(db: Database, editor: TreeEditor, wanted: Wanted): Promise<number> {
  const idSite = editor.site.id;
  return db.transaction(async (tx) => {
    const tree = await lockTree(tx, idSite);
    if (tree.length >= treeLimits.pages) throw new ApiError(422, 'page.too-many', { params: { max: treeLimits.pages } });
    requirePlace(tree, wanted.idParent);
    const url = wanted.url ?? (await freeAddress(tree, wanted));
    await requireFreeAddress(tx, idSite, url);
    await requireTarget(tree, wanted.link, url);
    const cms = await beginning(tx, idSite, wanted.from);
    const { title, menuTitle = title.slice(0, 80), metaDescription = '', showInMenu = true, type = 'content', link = null } = wanted;
    const id = await nextId(tx, idSite);
    const key = await freeKey(tx, idSite, tree, slugOf(title));
    const position = tree.filter(({ idParent }) => idParent === wanted.idParent).length;
    await tx.insert(pages).values({
      ...{ idSite, id, idParent: wanted.idParent, key, title, url, menuTitle, metaDescription, position, showInMenu, type, link },
      // A page that only leads elsewhere has nothing to publish.
      isValid: link !== null,
      cms: emptyDocument,
    });
    await endRedirects(tx, idSite, [url]);
    const ref: DocumentRef = { idSite, kind: 'page', key };
    if (link === null) await writeDraft(tx, editor, await lockState(tx, ref), cms);
    await raiseSiteVersion(tx, idSite);
    return id;
  });
}

/** The document that a new page begins from. */
async function beginning(tx: Database, idSite: number, from: Wanted['from']): Promise<unknown> {
  if (!from) return emptyDocument;
  if ('template' in from) {
    const { layouts, translations } = await readTemplate(tx, idSite, from.template);
    return { ...emptyDocument, layouts, ...(translations && { translations }) };
  }
  if ('layouts' in from) return { ...emptyDocument, layouts: from.layouts };
  const document = await requireDocument(tx, idSite, { kind: 'page', name: String(from.page) });
  const state = await findState(tx, document);
  return state?.draftAt ? state.draft : document.published;
}

/** A free address below the parent's. Throws ApiError 422 where the parent's leaves no room for one. */
async function freeAddress(tree: readonly TreeRow[], { title, idParent }: Wanted): Promise<string> {
  const parent = tree.find(({ id }) => id === idParent)?.url ?? '/';
  const above = parent === '/' ? '/' : `${parent}/`;
  const room = maxPathLength - above.length;
  if (room < leastRoom) throw ApiError.fields([{ key: 'url', message: 'field.too-long', params: { max: maxPathLength } }]);
  return above + (await findFreeName(slugOf(title), room, (name) => tree.some(({ url }) => url === above + name)));
}

/** Signs below which an address says nothing any more. */
const leastRoom = 8;

/** A key that no page has, nor had: drafts, versions and redirects are kept under it. */
async function freeKey(tx: Database, idSite: number, tree: readonly TreeRow[], wanted: string): Promise<string> {
  const states = await tx
    .select({ key: editedDocuments.key })
    .from(editedDocuments)
    .where(and(eq(editedDocuments.idSite, idSite), eq(editedDocuments.kind, 'page')));
  const redirects = await tx.select({ key: pageRedirects.pageKey }).from(pageRedirects).where(eq(pageRedirects.idSite, idSite));
  const deleted = await deletedRows(tx, idSite);
  const taken = new Set([...tree, ...states, ...redirects].map(({ key }) => key));
  for (const { rows } of deleted) for (const { key } of rows) taken.add(String(key));
  return findFreeName(wanted, maxNameLength, (key) => taken.has(key));
}

/** The rows of pages that were deleted. */
const deletedRows = (tx: Database, idSite: number) =>
  tx
    .select({ rows: deletedPages.rows })
    .from(deletedPages)
    .where(and(eq(deletedPages.idSite, idSite), eq(deletedPages.kind, 'page')));

/** One more than any page has or had: a deleted one that comes back keeps its number. */
async function nextId(tx: Database, idSite: number): Promise<number> {
  const [row] = await tx
    .select({ highest: sql<number>`coalesce(max(${pages.id}), 0)::int` })
    .from(pages)
    .where(eq(pages.idSite, idSite));
  const deleted = await deletedRows(tx, idSite);
  return 1 + Math.max(row?.highest ?? 0, ...deleted.flatMap(({ rows }) => rows.map(({ id }) => Number(id))));
}

/** Throws ApiError 422 where a page leads to one that is not there, or to itself. */
async function requireTarget(tree: readonly TreeRow[], link: Wanted['link'], url: string): Promise<void> {
  if (link?.type !== 'page') return;
  if (link.url === url) throw ApiError.fields([{ key: 'link', message: 'page.link-itself' }]);
  if (!tree.some((page) => page.url === link.url)) throw ApiError.fields([{ key: 'link', message: 'page.no-target' }]);
}

/**
 * Changes what is said of a page, at once. A changed address leads to the new one, those below too where `movesBelow`.
 * Throws ApiError 404, 409 when somebody changed it since `revision`, 422.
 */
export function changePage(
  db: Database,
  editor: TreeEditor,
  id: number,
  { revision, movesBelow, ...change }: z.output<typeof ChangedPage>,
) {
  const idSite = editor.site.id;
  return db.transaction(async (tx) => {
    const tree = await lockTree(tx, idSite);
    const row = requireRow(tree, id);
    const at = and(eq(pages.idSite, idSite), eq(pages.id, id));
    const [page] = await tx.select().from(pages).where(at);
    if (page?.revision !== revision) {
      const fields = [{ key: 'revision', message: 'document.is' as const, params: { value: page?.revision ?? 0 } }];
      throw new ApiError(409, 'page.conflict', { fields });
    }
    requireLanguages(editor.site, change.translations);
    const url = change.url ?? row.url;
    const home = row.url === '/' && (url !== '/' || change.isValid === false);
    if (home) throw ApiError.fields([{ key: 'url', message: 'page.home' }]);
    await requireTarget(tree, change.link ?? null, url);
    if (url !== row.url) await moveAddresses(tx, idSite, movesBelow ? withBelow(tree, id) : [row], row.url, url);
    await tx
      .update(pages)
      .set({ ...change, revision: revision + 1 })
      .where(at);
    await raiseSiteVersion(tx, idSite);
  });
}

function requireLanguages({ locales }: ListedSite, translations: object | undefined): void {
  const unknown = Object.keys(translations ?? {}).find((locale) => !locales.slice(1).includes(locale));
  if (unknown) throw ApiError.fields([{ key: `translations.${unknown}`, message: 'page.translation' }]);
}

/** Sets the new addresses of pages: addresses that begin with the old one change along. Links to them in pages change too. */
async function moveAddresses(tx: Database, idSite: number, rows: readonly TreeRow[], from: string, to: string): Promise<void> {
  const moved: Moved[] = rows
    .filter(({ url }) => url === from || url.startsWith(`${from}/`))
    .map(({ key, url }) => ({ key, from: url, to: to + url.slice(from.length) }));
  const leaving = new Set(moved.map((page) => page.from));
  for (const page of moved) {
    if (page.to.length > maxPathLength) {
      const params = { url: page.to, max: maxPathLength };
      throw ApiError.fields([{ key: 'url', message: 'page.url-below-long', params }]);
    }
    if (leaving.has(page.to)) continue;
    await requireFreeAddress(tx, idSite, page.to).catch((error: unknown) => {
      if (page.from === from || !(error instanceof ApiError)) throw error;
      throw ApiError.fields([{ key: 'url', message: 'page.url-below', params: { url: page.to } }]);
    });
  }
  // In two steps: the address that one leaves may be the one that another takes.
  for (const { key } of moved) await setUrl(tx, idSite, key, `/-/${key}`);
  for (const page of moved) await setUrl(tx, idSite, page.key, page.to);
  await leaveRedirects(tx, idSite, moved);
  await followLinks(tx, idSite, moved);
}

const setUrl = (tx: Database, idSite: number, key: string, url: string) =>
  tx
    .update(pages)
    .set({ url })
    .where(and(eq(pages.idSite, idSite), eq(pages.key, key)));

/** Pages that lead to a page lead to it where it stands now. */
async function followLinks(tx: Database, idSite: number, moved: readonly Moved[]): Promise<void> {
  const linking = await tx.select({ id: pages.id, link: pages.link }).from(pages).where(eq(pages.idSite, idSite));
  for (const { id, link } of linking) {
    const target = link?.type === 'page' ? moved.find(({ from }) => from === link.url) : undefined;
    if (link && target)
      await tx
        .update(pages)
        .set({ link: { ...link, url: target.to } })
        .where(and(eq(pages.idSite, idSite), eq(pages.id, id)));
  }
}

/** Moves a page, with those below, to a place among the children of a parent. Throws ApiError 404, 422. */
export function movePage(db: Database, idSite: number, id: number, { idParent, position }: { idParent: number | null; position: number }) {
  return db.transaction(async (tx) => {
    const tree = await lockTree(tx, idSite);
    const row = requireRow(tree, id);
    requirePlace(tree, idParent, id);
    const siblings = tree.filter((page) => page.idParent === idParent && page.id !== id);
    siblings.splice(Math.min(position, siblings.length), 0, row);
    if (row.idParent !== idParent)
      await tx
        .update(pages)
        .set({ idParent })
        .where(and(eq(pages.idSite, idSite), eq(pages.id, id)));
    await numberPages(
      tx,
      idSite,
      siblings.map((page) => page.id),
    );
    if (row.idParent !== idParent)
      await numberPages(
        tx,
        idSite,
        tree.filter((page) => page.idParent === row.idParent && page.id !== id).map((page) => page.id),
      );
    await raiseSiteVersion(tx, idSite);
  });
}

/** Numbers siblings from 0 in an order. */
export async function numberPages(tx: Database, idSite: number, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const cases = sql.join(
    ids.map((id, position) => sql`when ${id} then ${position}`),
    sql` `,
  );
  await tx
    .update(pages)
    .set({ position: sql`(case ${pages.id} ${cases} end)::int` })
    // Those that keep their place are not written: their documents would count as changed (document-digests.ts).
    .where(and(eq(pages.idSite, idSite), inArray(pages.id, [...ids]), sql`${pages.position} <> (case ${pages.id} ${cases} end)::int`));
}
