import type { FileWords } from './words.ts';

const file = 'a file of fonts/';
const fileWeight = 'its weight, or `from to` of a variable font';
const range = 'the letters it has, as CSS `unicode-range`; null: all';

/** The site itself: its settings, pages and shared components. */
export const siteWords = {
  'site.json': {
    holds: 'What the site is. Must be there.',
    fields: {
      id: 'the site’s number, by which `SITE_ID` chooses it; an import can give another (`--as`)',
      name: 'the shop’s name, in e-mails, invoices and page titles',
      isWinemaker: 'a wine estate; rules of documents can read it (`site.isWinemaker`), nothing else does',
      isECommerce: 'whether it sells; without, cart, checkout and orders are not there',
      isBuilding:
        'keeps search engines out while the site is made: /robots.txt closes it and its pages say `noindex`; visitors see it as it is',
      locales: 'its languages; the first is the one its texts are written in',
      market: 'the country it sells from, two letters (ISO 3166-1)',
      timeZone: 'in which its days begin and its hours are told',
      fonts: 'one for each role; `files` of fonts/, or `package` with `weights`',
      'fonts[].type': 'titles, running text, or menus and buttons',
      'fonts[].family': 'the font’s name',
      'fonts[].color': 'hexadecimal, in place of the theme’s; not on the dark grounds that visitors prefer',
      'fonts[].size': 'in px, in place of the theme’s: of large titles, running text, the menu; a size in the settings goes before it',
      'fonts[].weight': 'the weight it is shown in',
      'fonts[].style': 'upright or italic',
      'fonts[].package': 'an npm font package that the program brings: `@fontsource/lora`',
      'fonts[].weights': 'the package’s files by the end of their name: `400-normal`, `400-italic`, of a variable one `wght-normal`',
      'fonts[].files': 'the site’s own files',
      'fonts[].files[].file': file,
      'fonts[].files[].weight': fileWeight,
      'fonts[].files[].style': 'upright or italic',
      'fonts[].files[].unicodeRange': range,
      fontFamilies: 'further fonts, for parameters to name (`TITLE_FONT`, `CONTENT_FONT`, `MENU_FONT`)',
      'fontFamilies[].family': 'the font’s name',
      'fontFamilies[].files': 'its files',
      'fontFamilies[].files[].file': file,
      'fontFamilies[].files[].weight': fileWeight,
      'fontFamilies[].files[].style': 'upright or italic',
      'fontFamilies[].files[].unicodeRange': range,
      logos: 'its logos',
      'logos[].type': 'in the header, in the footer, on a light ground and on paper, or in the browser’s tab',
      'logos[].picture': 'a file of pictures/, without its ending',
    },
  },
  'parameters.json': {
    holds:
      'Parameter key → value, always as text (`"true"`, `"24"`). Keys, values and defaults: [parameters.md](parameters.md). `KEY@en_US` is the same in another language of the site. A key that is left out has its default. The legal texts stand in legal/.',
    fields: {},
  },
  'secrets.json': {
    holds: 'The same for parameters that no answer tells. An export writes it only with `--with-secrets`; keep it out of repositories.',
    fields: {},
  },
  'pages.json': {
    holds:
      'The tree of pages, in the order of the menus. Must be there. Each page without a `link` has its document in `pages/<key>.json` ([cms-document.md](cms-document.md)).',
    fields: {
      key: 'names its document, `pages/<key>.json`; given once in the tree',
      title: 'the title in the browser’s tab and in search engines',
      url: 'its address, given once; the home page is `/`',
      menuTitle: 'its name in menus',
      showInMenu: 'whether menus list it',
      type: 'what it is for: `home`, `contact`, `news` and `wines` may take their description from the parameters; `blog`, `albums` and `services` are where the way to an article, an album or a service begins',
      link: 'leads elsewhere in place of a document of its own',
      'link.type': 'to a page of the site, to an address, or to code',
      'link.url': 'the path or address',
      'link.jsCode': 'the code of `js`, run under the site’s content security policy',
      isValid: 'false: it is not there for visitors',
      children: 'the pages below it',
    },
  },
  'components/<slug>.json': {
    holds:
      'A shared component: a document that stands on several pages, or the screen of a fixed address. Which ones a site must have stands [below](#shared-components).',
    fields: {
      title: 'the title of the screen',
      cms: 'the document ([cms-document.md](cms-document.md)); its texts in other languages stand in it',
    },
  },
  'redirects.json': {
    holds: 'Addresses that pages had: visitors of one are led to where its page stands (301).',
    fields: {
      from: 'the address, which no page has',
      page: 'key of the page',
    },
  },
  'templates.json': {
    holds: 'Saved sections, for new pages and for the page editor.',
    fields: {
      name: 'what the owner calls it',
      layouts: 'layouts of a document, as they are written there',
    },
  },
  'media.json': {
    holds: 'What the media library says of files of pictures/ and files/. A file that is not named here has nothing.',
    fields: {
      name: 'the file’s name without its ending',
      folder: 'where it lies, with slashes: `produits/hiver`; empty: at the top',
      tags: 'words to find it by',
      alts: 'its alternative text by locale, where a document gives none',
      focalPoint: 'the point that stays in sight when the picture is cropped',
      'focalPoint.x': 'from 0, left, to 1, right',
      'focalPoint.y': 'from 0, top, to 1, bottom',
      formerHashes: 'hashes of contents that were replaced: their addresses lead to the present one',
    },
  },
} as const satisfies Record<string, FileWords>;
