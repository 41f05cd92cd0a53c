import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { requiredComponents } from '#schemas/shared-components.ts';
import { type SmallSite, writeSite } from './small-site.ts';

type Files = SmallSite & Record<string, unknown>;

const document = (...nodes: object[]) => ({ format: 1, layouts: [{ id: 1, name: 'Haut', nodes }] });
const block = (id: string, type: string, props: object, more: object = {}) => ({ id, type, v: 1, props, ...more });

/** A small site without a mistake, with every shared component that it needs. */
export function addComponents(files: SmallSite): void {
  for (const key of ['accueil', 'vetements', 'robes', 'cachee'] as const) files[`pages/${key}.json`] = document();
  delete (files['parameters.json'] as Record<string, string>).SECRET_OF_ANOTHER_VERSION;
  const all = files as Files;
  for (const { slug } of requiredComponents(true))
    all[`components/${slug}.json`] = { title: slug, metaDescription: '', cms: document(block('t', 'heading', { text: slug, level: 1 })) };
  all['forms.json'] = [{ slug: 'contact', title: 'Contact', fields: [{ key: 'message', type: 'textarea', label: 'Message' }] }];
}

/** Writes a small site with one mistake of each kind; gives its folder, which is outside of the repository. */
export function writeBrokenSite(): string {
  const folder = writeSite(4321, (files) => {
    addComponents(files);
    const all = files as Files;
    Object.assign(files['site.json'], { market: 'FRA', locale: 'fr_FR', logos: [{ type: 'LOGO', picture: 'robbe', alt: '' }] });
    Object.assign(files['parameters.json'], {
      MENU_ALIGNMENT: 'MIDDLE',
      PRIMARY_COLOR: 'red',
      COMPANY_NAMES: 'x',
      'COMPANY_NAME@en_US': 'Small shop',
    });
    all['pages/accueil.json'] = document(
      block('n1', 'hero', { image: { picture: 'rob', alt: 'Une robe' }, links: [{ label: 'Voir', href: '/vetement' }] }),
      block('n2', 'heading', { txt: 'Bonjour', level: 9 }),
      block('n3', 'headin', { text: 'Bonjour' }),
      block('n4', 'featured-product', { product: 'robe-fleuri' }),
      block('n5', 'dynamic-form', { form: 'contacts' }),
      block('n6', 'component', { slug: 'heeder' }),
      block('n7', 'heading', { text: 'Bonjour', level: 2 }, { visibel: { empty: 'user' } }),
      block('n8', 'rich-text', { html: '<p><a href="/products/robe-fleurie/1">Ici</a> ou <a href="/products/rob/2">là</a></p>' }),
    );
    all['pages/orpheline.json'] = document();
    const [robe, pull, sac, bal] = files['products.json'] as Record<string, unknown>[];
    files['products.json'] = [
      { ...robe, pricee: 1, price: '40,00' },
      { ...pull, type: 'CLOTHES', recommended: ['robe-fleuri'] },
      { ...sac, slug: 'Sac en cuir', variations: ['couleurs'], id: 5 },
      {
        ...bal,
        images: [{ name: 'bal', alt: '' }],
        declinations: [{ reference: 'REF-bal-36', values: { taille: '35', couleur: 'Noir' }, stock: -1 }],
      },
      {
        ...pull,
        images: [{ name: 'robes', alt: '' }],
        declinations: [{ reference: 'REF-2', values: { taille: '35', couleur: 'Noir' }, stock: 1 }],
      },
    ];
    all['tags.json'] = [{ slug: 'robes', label: 'Robes', page: 'robe' }];
    all['news.json'] = [
      { slug: 'ete', title: 'Été', excerpt: '', html: '<a href="/nulle-part">x</a>', publishedAt: '1er juin' },
      { slug: 'hiver', title: '', excerpt: '', html: '', publishedAt: '2026-12-01' },
    ];
    all['product.json'] = [];
    delete all['components/cart.json'];
    delete all['components/auth.json'];
    all['components/account.json'] = '{ "title": ';
    all['forms.json'] = [{ slug: 'contact', title: 'Contact', fields: [{ key: 'message', type: 'longtext', label: 'Message' }] }];
  });
  rmSync(join(folder, 'pages/robes.json'));
  writeFileSync(join(folder, 'legal/SALE_TERM.html'), '<p>x</p>');
  return folder;
}
