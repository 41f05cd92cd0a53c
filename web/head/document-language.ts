import type { Lang } from '#schemas/site.ts';

type Spoken = { context: { lang: Lang } };

/**
 * What `<html lang>` says: the language of a page of the site, or of a screen of the panel, which is the site's own. The browser's
 * calls are answered in it. A page that belongs to no site speaks French.
 */
export function documentLanguage(pageProps: { page?: Spoken } & Partial<Spoken>): Lang {
  return (pageProps.page ?? pageProps).context?.lang ?? 'fr';
}
