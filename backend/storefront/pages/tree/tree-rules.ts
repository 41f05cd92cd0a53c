import { asc, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { pages, sites } from '#backend/tables/site.ts';
import { treeLimits } from '#schemas/page-admin.ts';

/** Fields of a page that its place in the tree depends on. */
export type TreeRow = { id: number; idParent: number | null; key: string; url: string; title: string; position: number };

/**
 * The tree of a site, held against other changes of it until the transaction ends: two moves at once could make a circle that neither
 * is. The site's row is what writers wait for, as those of parameters do.
 */
export async function lockTree(tx: Database, idSite: number): Promise<TreeRow[]> {
  await tx.select({ id: sites.id }).from(sites).where(eq(sites.id, idSite)).for('update');
  return tx
    .select({ id: pages.id, idParent: pages.idParent, key: pages.key, url: pages.url, title: pages.title, position: pages.position })
    .from(pages)
    .where(eq(pages.idSite, idSite))
    .orderBy(asc(pages.position), asc(pages.id));
}

/** A page of a tree. Throws ApiError 404. */
export function requireRow(tree: readonly TreeRow[], id: number): TreeRow {
  const row = tree.find((page) => page.id === id);
  if (!row) throw new ApiError(404, 'page.not-found');
  return row;
}

/** A page and all below it, a parent before its children. */
export function withBelow(tree: readonly TreeRow[], id: number): TreeRow[] {
  const row = requireRow(tree, id);
  return [row, ...tree.filter(({ idParent }) => idParent === id).flatMap((child) => withBelow(tree, child.id))];
}

/** Returns the number of levels of a page and those below it. */
const heightOf = (tree: readonly TreeRow[], id: number): number =>
  1 + Math.max(0, ...tree.filter(({ idParent }) => idParent === id).map((child) => heightOf(tree, child.id)));

/** Returns the number of levels above a place below a parent. */
function depthOf(tree: readonly TreeRow[], idParent: number | null): number {
  let depth = 0;
  for (let at = idParent; at !== null; at = tree.find(({ id }) => id === at)?.idParent ?? null) depth += 1;
  return depth;
}

/** Throws ApiError 422 where a page, new without `id`, cannot stand below a parent. */
export function requirePlace(tree: readonly TreeRow[], idParent: number | null, id?: number): void {
  if (idParent !== null && !tree.some((page) => page.id === idParent))
    throw ApiError.fields([{ key: 'idParent', message: 'page.no-parent' }]);
  if (id !== undefined && idParent !== null && withBelow(tree, id).some((page) => page.id === idParent))
    throw ApiError.fields([{ key: 'idParent', message: 'page.cycle' }]);
  const height = id === undefined ? 1 : heightOf(tree, id);
  if (depthOf(tree, idParent) + height > treeLimits.depth)
    throw ApiError.fields([{ key: 'idParent', message: 'page.too-deep', params: { max: treeLimits.depth } }]);
}
