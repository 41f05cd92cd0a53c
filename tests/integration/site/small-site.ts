import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const picture = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="300" viewBox="0 0 200 300"><rect width="200" height="300" fill="${colour}"/></svg>`;

export const page = (key: string, url: string, type: string, children: object[] = []) => ({
  key,
  url,
  type,
  children,
  title: `Page ${key}`,
  menuTitle: `Menu ${key}`,
  metaDescription: '',
  showInMenu: true,
  link: null,
  isValid: true,
});

const document = {
  format: 1,
  layouts: [{ id: 1, name: 'Haut', nodes: [{ id: 'n1', type: 'hero', v: 1, props: { image: { picture: 'robe', alt: 'Une robe' } } }] }],
};

const product = (slug: string, name: string, price: number, change: object = {}) => ({
  slug,
  name,
  price,
  type: 'OTHER',
  offer: 'SECOND_HAND',
  condition: 'GOOD',
  brand: 'Orsane',
  vatRate: 0,
  marginScheme: true,
  shortDescription: `${name}.`,
  description: '<p>Très belle pièce.</p><script>alert(1)</script>',
  ...{
    metaDescription: '',
    features: [],
    tags: ['robes'],
    weight: 400,
    images: [
      { name: 'robe', alt: name },
      { name: 'dos', alt: 'De dos' },
    ],
  },
  variations: ['taille', 'couleur'],
  declinations: [{ reference: `REF-${slug}`, values: { taille: '38', couleur: 'Rouge' }, stock: 1 }],
  ...change,
});

/** Files of a small site, by path; tests change some of them. */
export const smallSite = () => ({
  'site.json': {
    name: 'Petite boutique',
    isWinemaker: false,
    isECommerce: true,
    locales: ['fr_FR', 'en_US'],
    market: 'FR',
    fonts: [
      {
        type: 'TITLE',
        family: 'Fraunces Variable',
        color: null,
        size: null,
        weight: null,
        style: 'normal',
        package: '@fontsource-variable/fraunces',
        weights: ['wght-normal'],
      },
    ],
    logos: [{ type: 'LOGO', picture: 'robe', alt: 'Petite boutique' }],
  } as Record<string, unknown>,
  'parameters.json': {
    COMPANY_NAME: 'Petite boutique',
    COMPANY_CITY: 'Aizenay',
    COMPANY_POSTAL_CODE: '85190',
    COMPANY_COUNTRY: 'FR',
    COMPANY_LATITUDE: '46,74',
    COMPANY_LONGITUDE: '-1.6',
    MENU_ALIGNMENT: 'CENTER',
    SECRET_OF_ANOTHER_VERSION: 'hidden',
  } as Record<string, string>,
  'pages.json': [
    page('accueil', '/', 'home'),
    page('vetements', '/vetements', 'category', [page('robes', '/vetements/robes-occasion', 'category')]),
    { ...page('cachee', '/cachee', 'content'), isValid: false },
  ] as object[],
  'pages/accueil.json': document as object,
  'pages/vetements.json': document as object,
  'pages/robes.json': document as object,
  'pages/cachee.json': document as object,
  'components/header.json': { title: 'En-tête', metaDescription: '', cms: document } as object,
  'legal/SALE_TERMS.html': '<h2>Vente</h2><script>alert(1)</script>',
  'variations.json': [
    {
      key: 'taille',
      label: 'Taille',
      displayLabel: 'Taille française',
      values: ['36', '38', '40'].map((label) => ({ label, colour: null })),
    },
    {
      key: 'couleur',
      label: 'Couleur',
      displayLabel: null,
      values: [
        { label: 'Rouge', colour: '#aa0000' },
        { label: 'Noir', colour: '#222222' },
      ],
    },
  ] as object[],
  'products.json': [
    product('robe-fleurie', 'Robe d’été fleurie', 4000, {
      discount: { type: 'PERCENT', amount: 2500, since: '2026-10-01' },
      recommended: ['sac-cuir', 'pull-laine'],
    }),
    product('pull-laine', 'Pull en laine', 3000, {
      tags: ['pulls'],
      declinations: [{ reference: 'REF-pull', values: { taille: '40', couleur: 'Noir' }, stock: 0 }],
    }),
    product('sac-cuir', 'Sac en cuir', 9000, {
      offer: 'NEW',
      condition: null,
      tags: ['accessoires', 'robes'],
      variations: ['couleur'],
      vatRate: 2000,
      marginScheme: false,
      declinations: [
        { reference: 'REF-sac-r', values: { couleur: 'Rouge' }, stock: 5 },
        { reference: 'REF-sac-n', values: { couleur: 'Noir' }, stock: 2, price: 8000 },
      ],
    }),
    product('robe-bal', 'Robe de bal', 6000, {
      offer: 'RENTAL',
      condition: null,
      rental: { price: 6000, days: 4, deposit: 20000 },
      declinations: [
        { reference: 'REF-bal-36', values: { taille: '36', couleur: 'Noir' }, stock: 1 },
        { reference: 'REF-bal-38', values: { taille: '38', couleur: 'Noir' }, stock: 0 },
      ],
    }),
  ] as object[],
  'carriers.json': [
    {
      name: 'Colis',
      description: '',
      deliveryType: 'DELIVERY',
      minDays: 2,
      maxDays: 3,
      zones: [{ countries: ['FR', 'BE'], bands: [{ upTo: 1000, price: 500 }] }],
    },
  ] as object[],
  'calendar.json': {
    name: 'Boutique',
    leadHours: 2,
    horizonDays: 30,
    slots: [{ weekday: 2, from: '10:00', to: '12:00', capacity: 3 }],
    closures: [{ from: '2026-12-24', to: '2026-12-26', reason: 'Noël' }],
  } as object,
  'pictures/robe.svg': picture('#a33'),
  'pictures/dos.svg': picture('#933'),
});

export type SmallSite = ReturnType<typeof smallSite>;

/** Writes a small site with an id of its own into a folder that goes with the machine's temporary files; gives the folder. */
export function writeSite(idSite: number, change: (files: SmallSite) => void = () => {}): string {
  const files = smallSite();
  change(files);
  const folder = mkdtempSync(join(tmpdir(), 'storefront-site-'));
  files['site.json'] = { id: idSite, ...files['site.json'] };
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), typeof content === 'string' ? content : JSON.stringify(content));
  }
  return folder;
}
