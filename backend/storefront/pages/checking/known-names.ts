import { eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { pageRedirects } from '#backend/tables/page-editing.ts';
import { components, media, pages } from '#backend/tables/site.ts';
import { isReserved, shadowedBy } from '../tree/address.ts';
import type { KnownNames } from './check-document.ts';

/** Reads the names that documents of a site may refer to. */
export async function readKnownNames(db: Database, idSite: number): Promise<Omit<KnownNames, 'own'>> {
  const slugs = await db.select({ slug: components.slug }).from(components).where(eq(components.idSite, idSite));
  const pictures = await db.select({ name: media.name }).from(media).where(eq(media.idSite, idSite));
  const placed = await db.select({ url: pages.url }).from(pages).where(eq(pages.idSite, idSite));
  const former = await db.select({ url: pageRedirects.from }).from(pageRedirects).where(eq(pageRedirects.idSite, idSite));
  const urls = new Set([...placed, ...former].map(({ url }) => url));
  return {
    components: new Set(slugs.map(({ slug }) => slug)),
    pictures: new Set(pictures.map(({ name }) => name)),
    hasAddress: (path) => {
      const own = path.replace(/^\/(?:fr|en)(?=\/|$)/, '').replace(/\/+$/, '') || '/';
      return path.startsWith('//') || path.includes('{') || urls.has(own) || isReserved(own) || shadowedBy(own) !== null;
    },
  };
}
