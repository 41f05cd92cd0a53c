import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { siteLanguages } from '#backend/tables/site.ts';
import { toLang } from '#schemas/site.ts';

/**
 * Returns the address prefix of a site's pages in a reader's language, without a slash at the end. It is for links from elsewhere: e-mails,
 * the bank's return address, calendars. The site's own language has no prefix, its others have (`https://shop.example/en`). A language that
 * the site does not have gives the site's own.
 */
export async function pagesOf(db: Database, { idSite, locale }: { idSite: number; locale: string }, webOrigin: string): Promise<string> {
  const languages = await db
    .select({ code: siteLanguages.code })
    .from(siteLanguages)
    .where(and(eq(siteLanguages.idSite, idSite), eq(siteLanguages.isValid, true)))
    .orderBy(asc(siteLanguages.position));
  const [own, ...others] = languages.map(({ code }) => toLang(code));
  const lang = toLang(locale);
  return lang !== own && others.includes(lang) ? `${webOrigin}/${lang}` : webOrigin;
}
