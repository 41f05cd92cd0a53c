import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { blockFolders } from '../../../scripts/generate/blocks.ts';
import { tradeWords } from '../../trade-words.ts';
import { page, type SmallSite, writeSite } from '../site/small-site.ts';
import { openPages, textsOf } from './open-pages.ts';

type Schema = { required?: string[] };

/** Every block that needs nothing said, one below the other, as a new site places them. */
const everyBlock = {
  format: 1,
  layouts: Object.entries(blockFolders('registry'))
    .filter(([, folder]) => !(JSON.parse(readFileSync(`registry/${folder}/conf.schema.json`, 'utf8')) as Schema).required)
    .map(([type], at) => ({ id: at + 1, name: type, nodes: [{ id: `n${at}`, type, v: 1, props: {} }] })),
};
const everyComponent = [
  ...['header', 'footer', 'mobile-bar', 'error', 'cart', 'cart-address', 'cart-shipping', 'cart-payment', 'cart-success'],
  ...['order-success', 'order-cancel', 'order-error', 'account', 'account-profile', 'account-orders', 'account-order', 'auth'],
  ...['password-reset', 'password-reset-ask', 'product-search', 'product-sheet'],
];

const product = (slug: string, name: string, change: object = {}) => ({
  slug,
  name,
  price: 1500,
  type: 'OTHER',
  offer: 'NEW',
  condition: null,
  brand: 'Brun',
  vatRate: 2000,
  marginScheme: false,
  shortDescription: `${name}.`,
  description: `<p>${name}.</p>`,
  metaDescription: '',
  tags: ['tout'],
  weight: 400,
  features: [{ label: 'Couleur', value: 'Vert' }],
  images: [{ name: 'objet', alt: name }],
  variations: [],
  declinations: [{ reference: `REF-${slug}`, values: {}, stock: 1 }],
  ...change,
});

/** A shop that sells, second-hand and for rent too, neither clothes nor wine. */
function hardwareShop(files: SmallSite): void {
  for (const path of Object.keys(files)) if (/^(pages|components|pictures)\//.test(path)) delete (files as Record<string, unknown>)[path];
  Object.assign(files['site.json'], { name: 'Quincaillerie Brun', logos: [{ type: 'LOGO', picture: 'objet', alt: 'Quincaillerie Brun' }] });
  Object.assign(files, {
    'parameters.json': { COMPANY_NAME: 'Quincaillerie Brun', COMPANY_CITY: 'Nantes', COMPANY_COUNTRY: 'FR', SHOW_PRODUCT_STOCK: 'true' },
    'pages.json': [
      page('accueil', '/', 'home'),
      page('rayons', '/rayons', 'shop'),
      page('outils', '/outils', 'category'),
      page('contact', '/contact', 'contact'),
      page('actualites', '/actualites', 'news'),
      page('journal', '/journal', 'blog'),
      page('albums', '/albums', 'albums'),
      page('services', '/services', 'services'),
    ],
    'variations.json': [],
    'products.json': [
      product('marteau', 'Marteau'),
      product('huile', 'Huile de lin', {
        declinations: [50, 100].map((capacity) => ({
          reference: `HUILE-${capacity}`,
          values: {},
          stock: 4,
          capacity,
          capacityUnit: 'CENTILITRE',
        })),
      }),
      product('etabli', 'Établi', { offer: 'SECOND_HAND', condition: 'GOOD', vatRate: 0, marginScheme: true }),
      product('echelle', 'Échelle', { offer: 'RENTAL', rental: { price: 2000, days: 3, deposit: 8000 } }),
      product('scie', 'Scie', { declinations: [{ reference: 'SCIE', values: {}, stock: 0 }] }),
      product('mastic', 'Mastic frais', { isPerishable: true }),
    ],
    'pictures/objet.svg':
      '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 200 200"><rect width="200" height="200" fill="#3a5"/></svg>',
    'legal/SALE_TERMS.html': '<h2>Vente</h2>',
  });
  for (const key of ['accueil', 'rayons', 'outils', 'contact', 'actualites', 'journal', 'albums', 'services'])
    Object.assign(files, { [`pages/${key}.json`]: everyBlock });
  for (const slug of everyComponent)
    Object.assign(files, { [`components/${slug}.json`]: { title: slug, metaDescription: '', cms: everyBlock } });
}

it('a site that sells neither clothes nor wine shows no word of either on any page, whichever block it places', async () => {
  const { makePage } = await import('#web/page/make-page.tsx');
  const folder = mkdtempSync(join(tmpdir(), 'storefront-neutral-'));
  const content = writeSite(91, hardwareShop);
  const { source, call, addresses, close } = await openPages(folder, { content, idSite: 91, products: 10 });
  try {
    const found: string[] = [];
    let all = '';
    // The searched text is on the page, so searches are left out.
    for (const address of [...addresses.filter((each) => !each.includes('search=')), '/products/search', '/products/search?search=zzz']) {
      const { pathname: path, searchParams: query } = new URL(address, 'http://shop.test');
      const made = await makePage({ source, call, locale: 'fr_FR', path, query, kind: { of: 'everybody' } });
      if ('redirect' in made) continue;
      const { header, main, footer, mobileBar } = made.page;
      const { html, data } = textsOf([header, ...main.map(({ nodes }) => nodes), footer, mobileBar].flat());
      // Visible text: without names of classes, addresses or types.
      const read = html
        .replace(/<style[\s\S]*?<\/style>/g, '')
        .replace(/<[^>]*?(?:(?:aria-label|placeholder|alt|title)="([^"]*)")?[^>]*>/g, ' $1 ');
      all += read;
      const index = read.search(tradeWords);
      if (index >= 0) found.push(`${address}: …${read.slice(Math.max(0, index - 60), index + 60)}…`);
      expect(data).not.toBe('');
    }
    expect(found).toEqual([]);
    for (const word of [
      'Exemplaire unique',
      'Caractéristiques',
      'Voir 6 produits',
      'Aucun produit à ce nom',
      'Quelque chose n’a pas fonctionné',
    ])
      expect(all, 'what is looked at stands there').toContain(word);
  } finally {
    await close();
    for (const each of [folder, content]) rmSync(each, { recursive: true, force: true });
  }
}, 300_000);
