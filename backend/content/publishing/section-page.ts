import { and, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { localised } from '#backend/tables/columns.ts';
import { pages } from '#backend/tables/site.ts';
import type { PageType } from '#schemas/page.ts';

/** The page of the site that a kind of content begins at, as a step of a way; undefined where the site has none. */
export async function sectionPage(
  db: Database,
  idSite: number,
  type: PageType,
  locale: string,
): Promise<{ url: string; name: string } | undefined> {
  const [page] = await db
    .select({ url: pages.url, menuTitle: pages.menuTitle, translations: pages.translations })
    .from(pages)
    .where(and(eq(pages.idSite, idSite), eq(pages.type, type), eq(pages.isValid, true)))
    .orderBy(pages.id)
    .limit(1);
  if (!page) return undefined;
  const { url, menuTitle } = localised(page, locale);
  return { url, name: menuTitle };
}
