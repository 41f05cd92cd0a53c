import { fullSite } from './full-site.ts';
import { type SmallSite, writeSite } from './small-site.ts';

type Entry = Record<string, unknown>;
type Files = SmallSite & Record<string, Entry[]>;

const cost = (costType: string, amount: number) => ({ costType, amount });

/** Rules that each product breaks, by its slug. */
const products: Readonly<Record<string, (product: Entry) => Entry>> = {
  'robe-fleurie': () => ({
    ...{ recommended: ['robe-fleurie'], discount: { type: 'PERCENT', amount: 50, since: '2999-01-01' } },
    ...{ rental: { price: 100, days: 2, deposit: 0 }, contents: [{ product: 'pull-laine', quantity: 1 }] },
    customizations: [{ key: 'mot', label: 'Mot', ...cost('EURO', 100) }],
  }),
  'robe-bal': () => ({
    ...{ rental: { price: 100, days: 2, minDays: 3, deposit: 0 }, decreasingDiscounts: [{ from: 2, type: 'EURO', amount: 1 }] },
    customizations: [{ key: 'mot', label: 'Mot' }],
  }),
  'pull-laine': () => ({ offer: 'RENTAL', wine: { appellation: null, grapes: [] }, id: 7 }),
  'sac-cuir': ({ declinations }) => ({ id: 7, declinations: (declinations as Entry[]).map((one) => ({ ...one, id: 8 })) }),
  'clos-haut': ({ wine }) => ({
    wine: { ...(wine as Entry), serving: { from: 17, to: 15 }, ageing: { from: 8, to: 3 } },
    awards: [{ name: 'Or', picture: { name: 'medaille', alt: '' } }],
    decreasingDiscounts: [
      { from: 6, type: 'PERCENT', amount: 50 },
      { from: 6, type: 'EURO', amount: 50 },
    ],
  }),
  coffret: () => ({
    contents: [
      { product: 'coffret', quantity: 1 },
      { product: 'clos-haut', reference: 'CH-23', quantity: 1 },
      { product: 'clos-bas', quantity: 1 },
    ],
    customizations: [
      { key: 'a', label: 'A', ...cost('NONE', 5) },
      { key: 'a', label: 'A', ...cost('EURO', 0) },
      { key: 'c', label: 'C', ...cost('PERCENT', 5) },
      { key: 'd', label: 'D', type: 'DYNAMIC_FORM', customizationValues: [{ textNumberOfChar: 1 }] },
      { key: 'e', label: 'E', form: 'nul', maxLength: 5, customizationValues: [{ textNumberOfChar: 6 }, { textNumberOfChar: 6 }] },
      { key: 'f', label: 'F', inputType: 'SELECT', customizationValues: [{ selectKey: 'a' }] },
      { key: 'g', label: 'G', customizationValues: [{ selectKey: 'a', label: 'A' }] },
      { key: 'h', label: 'H', inputType: 'FILE', customizationValues: [{ textNumberOfChar: 1 }] },
    ],
  }),
};

/** Writes a site whose files each fit their schema, and break every rule across fields, entries and files. */
export function writeBrokenRules(): string {
  return writeSite(4330, (small) => {
    fullSite(small);
    const files = small as Files;
    const twice = (file: string) => {
      files[file] = [...(files[file] ?? []), ...(files[file] ?? []).slice(0, 1)];
    };
    files['products.json'] = (files['products.json'] as Entry[]).map((product) => ({
      ...product,
      ...products[String(product.slug)]?.(product),
    }));
    for (const file of [
      'albums',
      'services',
      'reviews',
      'elements',
      'forms',
      'popups',
      'news',
      'discounts',
      'relay-points',
      'variations',
      'pages',
    ])
      twice(`${file}.json`);
    files['discounts.json'] = [
      ...(files['discounts.json'] ?? []),
      { code: 'TROP', type: 'PERCENT', amount: 10_001, tags: ['vides'] },
      { code: 'TARD', type: 'EURO', amount: 1, from: '2026-06-02', until: '2026-06-01' },
    ];
    files['relay-points.json'] = (files['relay-points.json'] ?? []).map((point) => ({ ...point, carrier: 'Colis' }));
    files['elements.json']?.push({
      ...{ route: 'evenements', slug: 'tard', title: 'Tard' },
      event: { startsAt: '2030-05-01T08:00:00Z', endsAt: '2030-05-01T08:00:00Z' },
    });
    files['forms.json']?.push({
      slug: 'faux',
      title: 'Faux',
      fields: [
        { key: 'choix', type: 'radio', label: 'Choix' },
        { key: 'choix', type: 'text', label: 'Texte', pattern: '[', showIf: { key: 'choux', equals: 'a' } },
      ],
    });
    const { folders, articles } = files['blog.json'] as unknown as { folders: Entry[]; articles: Entry[] };
    Object.assign(files, {
      'blog.json': { folders: [...folders, folders[0]], articles: [...articles, { ...articles[0], folders: ['vie', 'vie', 'vies'] }] },
      'redirects.json': [
        { from: '/vetements', page: 'robe' },
        { from: '/vetements', page: 'robes' },
      ],
      'templates.json': [],
      'media.json': [{ name: 'dos' }, { name: 'dos' }, { name: 'face' }],
      'files/dos.pdf': 'x',
    });
    Object.assign(files['parameters.json'], { petit: 'x' });
    const family = { family: 'Maison', files: [{ file: 'maison.woff2', weight: '400', style: 'normal' }] };
    files['site.json'].fontFamilies = [family, family];
  });
}
