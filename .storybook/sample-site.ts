import type { SiteContext } from '#client/site.tsx';
import values from '#content/89/parameters.json';
import type { Lang } from '#schemas/site.ts';

/** The site that stories stand in. */
export const sampleSite = (lang: Lang): SiteContext => ({
  site: {
    id: 89,
    name: 'La Penderie de Marie',
    isECommerce: true,
    isWinemaker: false,
    market: 'FR',
    timeZone: 'Europe/Paris',
    logos: [],
    languages: [],
    defaultLang: 'fr_FR',
  },
  parameters: values,
  tree: [],
  lang,
  locale: lang === 'fr' ? 'fr_FR' : 'en_US',
  currency: 'EUR',
  path: '/',
});
