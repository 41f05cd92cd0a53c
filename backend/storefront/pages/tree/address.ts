import { and, eq, ne } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { pageRedirects } from '#backend/tables/page-editing.ts';
import { pages } from '#backend/tables/site.ts';
import { slugify } from '#domain/free-name.ts';
import type { AddressCheck } from '#schemas/page-admin.ts';
import { knownComponents } from '#schemas/shared-components.ts';

/** Prefixes of the program's own addresses, which no page of a site can have. */
const reserved = /^\/(?:admin|dev|api|media|_next|site|sitemap|fr|en)(?:\/|$)/;

/** Returns whether the program itself answers at an address. */
export const isReserved = (url: string): boolean => reserved.test(url);

/** The fixed screen, by its component, whose address a path is: a page there takes its place; null: none. */
export function shadowedBy(url: string): string | null {
  const found = knownComponents.find(({ addresses }) => addresses.some((pattern) => pattern !== '*' && patternToRegex(pattern).test(url)));
  return found?.slug ?? null;
}

function patternToRegex(pattern: string): RegExp {
  const source = pattern.replace(/\/\{(\w+)(\?)?\}/g, (_, name: string, optional?: string) => {
    // Names of things are followed by their number, which no page's own address ends with by accident.
    const part = /^id/.test(name) ? '\\d+' : '[^/]+';
    return `(?:/${part})${optional ?? ''}`;
  });
  return new RegExp(`^${source}$`);
}

/** Checks the effect of a page at an address. `id`: the page that is to have it. */
export async function checkAddress(
  db: Database,
  idSite: number,
  { url, id }: { url: string; id?: number | undefined },
): Promise<AddressCheck> {
  const taken = await findPageAt(db, idSite, url, id);
  const [redirect] = await db
    .select({ id: pages.id, title: pages.title })
    .from(pageRedirects)
    .innerJoin(pages, and(eq(pages.idSite, pageRedirects.idSite), eq(pages.key, pageRedirects.pageKey)))
    .where(and(eq(pageRedirects.idSite, idSite), eq(pageRedirects.from, url)));
  return {
    isFree: !taken && !reserved.test(url),
    takenBy: taken ?? null,
    shadows: shadowedBy(url),
    redirectsTo: redirect && redirect.id !== id ? redirect : null,
  };
}

/** Throws ApiError 422 for an address that a page cannot have. */
export async function requireFreeAddress(tx: Database, idSite: number, url: string, id?: number): Promise<void> {
  if (reserved.test(url)) throw ApiError.fields([{ key: 'url', message: 'page.url-reserved' }]);
  const taken = await findPageAt(tx, idSite, url, id);
  if (taken) throw ApiError.fields([{ key: 'url', message: 'page.url-taken', params: { title: taken.title } }]);
}

/** The page at an address, other than one's own. */
export async function findPageAt(
  db: Database,
  idSite: number,
  url: string,
  id?: number,
): Promise<{ id: number; title: string } | undefined> {
  const [page] = await db
    .select({ id: pages.id, title: pages.title })
    .from(pages)
    .where(and(eq(pages.idSite, idSite), eq(pages.url, url), id === undefined ? undefined : ne(pages.id, id)));
  return page;
}

/** Most signs that a page's title gives its address and its key. */
const maxTitlePart = 60;

/** Letters and numbers of a title as an address writes them. */
export const slugOf = (title: string): string => slugify(title, maxTitlePart) || 'page';
