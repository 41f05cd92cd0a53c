import { and, asc, eq, inArray } from 'drizzle-orm';
import { raiseSiteVersion } from '#backend/foundation/site/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { pageRedirects } from '#backend/tables/page-editing.ts';
import { pages } from '#backend/tables/site.ts';
import type { PageRedirect } from '#schemas/page-admin.ts';

/** Addresses that pages had and where they lead now. `onlyShown`: to pages that visitors may see. */
export async function listRedirects(db: Database, idSite: number, onlyShown: boolean): Promise<PageRedirect[]> {
  return db
    .select({ from: pageRedirects.from, to: pages.url })
    .from(pageRedirects)
    .innerJoin(pages, and(eq(pages.idSite, pageRedirects.idSite), eq(pages.key, pageRedirects.pageKey)))
    .where(and(eq(pageRedirects.idSite, idSite), onlyShown ? eq(pages.isValid, true) : undefined))
    .orderBy(asc(pageRedirects.from));
}

/** Deletes a redirect. Throws ApiError 404. */
export function deleteRedirect(db: Database, idSite: number, from: string): Promise<PageRedirect[]> {
  return db.transaction(async (tx) => {
    const deleted = await tx
      .delete(pageRedirects)
      .where(and(eq(pageRedirects.idSite, idSite), eq(pageRedirects.from, from)))
      .returning({ from: pageRedirects.from });
    if (deleted.length === 0) throw new ApiError(404, 'error.not-found');
    await raiseSiteVersion(tx, idSite);
    return listRedirects(tx, idSite, false);
  });
}

/** A page that moved from one address to another. */
export type Moved = { key: string; from: string; to: string };

/**
 * Creates redirects from the former addresses of pages. They follow the page wherever it moves later: a redirect names the page, not an
 * address, so that there is one step and never a loop. Redirects from an address that a page takes end.
 */
export async function leaveRedirects(tx: Database, idSite: number, moved: readonly Moved[]): Promise<void> {
  if (moved.length === 0) return;
  await endRedirects(tx, idSite, [...moved.map(({ to }) => to), ...moved.map(({ from }) => from)]);
  const taken = new Set(moved.map(({ to }) => to));
  const left = moved.filter(({ from }) => !taken.has(from));
  if (left.length > 0) await tx.insert(pageRedirects).values(left.map(({ key, from }) => ({ idSite, from, pageKey: key })));
}

/** Ends what leads away from addresses. */
export async function endRedirects(tx: Database, idSite: number, addresses: readonly string[]): Promise<void> {
  if (addresses.length === 0) return;
  await tx.delete(pageRedirects).where(and(eq(pageRedirects.idSite, idSite), inArray(pageRedirects.from, [...addresses])));
}
