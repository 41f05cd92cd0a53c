import type { SiteContext } from '#client/site.tsx';
import values from '#content/89/parameters.json';
import { readParameters } from '#schemas/parameters/index.ts';
import type { Font, Lang } from '#schemas/site.ts';
import { toStyleSheet } from '#themes/style-sheet.ts';

const file = (url: string, weight: string, style: 'normal' | 'italic') => ({ url, weight, style, unicodeRange: null });
const font = (type: Font['type'], family: string, files: Font['files']): Font => ({
  type,
  family,
  files,
  color: null,
  size: null,
  weight: null,
  style: 'normal',
});

const fonts: Font[] = [
  font('TITLE', 'Fraunces Variable', [
    file('/fonts/fraunces-latin-full-normal.woff2', '100 900', 'normal'),
    file('/fonts/fraunces-latin-full-italic.woff2', '100 900', 'italic'),
  ]),
  font('CONTENT', 'Alegreya Sans', [
    file('/fonts/alegreya-sans-latin-400-normal.woff2', '400', 'normal'),
    file('/fonts/alegreya-sans-latin-400-italic.woff2', '400', 'italic'),
    file('/fonts/alegreya-sans-latin-500-normal.woff2', '500', 'normal'),
    file('/fonts/alegreya-sans-latin-700-normal.woff2', '700', 'normal'),
  ]),
  font('MENU', 'Alegreya Sans SC', [file('/fonts/alegreya-sans-sc-latin-500-normal.woff2', '500', 'normal')]),
];

/** The sample boutique's look: what a page has in its head before the styles of its blocks. */
export const sampleStyleSheet = toStyleSheet(
  readParameters(Object.entries(values).map(([type, value]) => ({ type, value }))).values,
  fonts,
);

/** The site that stories stand in. */
export const sampleSite = (lang: Lang): SiteContext => ({
  site: {
    id: 89,
    name: 'La Penderie de Marie',
    isECommerce: true,
    isWinemaker: false,
    market: 'FR',
    logos: [],
    languages: [],
    defaultLang: 'fr_FR',
  },
  parameters: values,
  tree: [],
  lang,
  locale: lang === 'fr' ? 'fr_FR' : 'en_US',
  path: '/',
});
