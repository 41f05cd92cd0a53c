import { existsSync, readdirSync, readFileSync } from 'node:fs';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fillPlaceholders } from '#domain/company-placeholders.ts';
import { pictureNames } from '#domain/pictures.ts';
import { ArchiveCalendar, ArchiveComponent, ArchivePage, ArchiveParameters, ArchiveSite } from '#schemas/archive.ts';
import { CmsDocument, type CmsNode } from '#schemas/cms/document.ts';
import { carrier } from '#schemas/entities/carrier.ts';
import { product } from '#schemas/entities/product.ts';
import { tag } from '#schemas/entities/tag.ts';
import { variation } from '#schemas/entities/variation.ts';
import { readParameters } from '#schemas/parameters/index.ts';
import { contrast } from '#themes/colour.ts';
import { blockFolders } from '../../../scripts/generate/blocks.ts';
import { expandResponsive, readConf } from '../../../scripts/generate/conf-schema.ts';

const folder = new URL('../../../content/89/', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
const names = (path: string) => (existsSync(new URL(path, folder)) ? readdirSync(new URL(path, folder)) : []);

const site = ArchiveSite.parse(read('site.json'));
const parameters = ArchiveParameters.parse(read('parameters.json'));
const tree = z.array(ArchivePage).parse(read('pages.json'));
const variations = z.array(variation.value).parse(read('variations.json'));
const products = z.array(product.value).parse(read('products.json'));
const tags = z.array(tag.value).parse(read('tags.json'));
const carriers = z.array(carrier.value).parse(read('carriers.json'));
const calendar = ArchiveCalendar.parse(read('calendar.json'));
const pictures = new Set(names('pictures/').map((name) => name.replace(/\.[a-z]+$/, '')));

const flatten = (pages: readonly ArchivePage[]): ArchivePage[] => pages.flatMap((page) => [page, ...flatten(page.children)]);
const pages = flatten(tree);
const repeated = (list: readonly string[]) => list.filter((one, index) => list.indexOf(one) !== index);

describe('the catalogue of site 89', () => {
  it('offers second-hand single pieces, new accessories and dresses for rent, at least 66 in all', () => {
    expect(products.length).toBeGreaterThanOrEqual(66);
    expect(new Set(products.map(({ offer }) => offer))).toEqual(new Set(['SECOND_HAND', 'NEW', 'RENTAL']));
  });

  it('names every slug, every reference and every description once', () => {
    expect(repeated(products.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(products.flatMap(({ declinations }) => declinations.map(({ reference }) => reference)))).toEqual([]);
    expect(repeated(products.flatMap(({ shortDescription, description }) => [shortDescription, description]))).toEqual([]);
  });

  it('has a picture on disk for every picture of a product', () => {
    const wanted = products.flatMap(({ images, declinations }) => [...images, ...declinations.flatMap((one) => one.images)]);
    expect(wanted.filter(({ name }) => !pictures.has(name)).map(({ name }) => name)).toEqual([]);
    expect(wanted.filter(({ alt }) => alt.length < 10)).toEqual([]);
  });

  it('recommends other products that exist', () => {
    const slugs = new Set(products.map(({ slug }) => slug));
    const lost = products.flatMap(({ slug, recommended }) => recommended.filter((other) => other === slug || !slugs.has(other)));
    expect(lost).toEqual([]);
    expect(products.filter(({ recommended }) => recommended.length < 3).map(({ slug }) => slug)).toEqual([]);
  });

  it('gives every declination a value of the variations of its product, and no two declinations the same', () => {
    const values = new Map(variations.map(({ key, values: list }) => [key, new Set(list.map(({ label }) => label))]));
    for (const product of products) {
      const keys = new Set(product.variations);
      for (const { values: own, reference } of product.declinations) {
        expect(new Set(Object.keys(own)), reference).toEqual(keys);
        for (const [key, label] of Object.entries(own)) expect(values.get(key), `${reference} ${key}`).toContain(label);
      }
      expect(repeated(product.declinations.map((one) => JSON.stringify(one.values))), product.slug).toEqual([]);
    }
  });

  it('sells a second-hand piece once, under the margin scheme, with its condition and what it cost', () => {
    for (const product of products.filter(({ offer }) => offer === 'SECOND_HAND')) {
      expect(product, product.slug).toMatchObject({ vatRate: 0, marginScheme: true, declinations: [{ stock: 1 }] });
      expect(product.declinations).toHaveLength(1);
      expect(product.condition).not.toBeNull();
      expect(product.purchasePrice).toBeLessThan(product.price);
    }
  });

  it('rents with a deposit above the rent, and taxes rents and new goods at 20 %', () => {
    for (const { slug, offer, vatRate, marginScheme, price, rental } of products.filter((one) => one.offer !== 'SECOND_HAND')) {
      expect({ vatRate, marginScheme }, slug).toEqual({ vatRate: 2000, marginScheme: false });
      expect(rental !== null, slug).toBe(offer === 'RENTAL');
      if (rental) expect(rental.deposit, slug).toBeGreaterThan(rental.price);
      if (rental) expect(rental.price, slug).toBe(price);
    }
  });

  it('names every tag it uses, once, and the page of each category', () => {
    const named = tags.map(({ slug }) => slug);
    expect(repeated(named)).toEqual([]);
    expect(products.flatMap((product) => product.tags).filter((tag) => !named.includes(tag))).toEqual([]);
    const keys = pages.map(({ key }) => key);
    expect(tags.filter(({ page }) => page !== null && !keys.includes(page))).toEqual([]);
  });

  it('reduces a price by less than half, since a day that is past', () => {
    for (const { slug, discount, price } of products) {
      if (!discount) continue;
      const off = discount.type === 'EURO' ? discount.amount : (price * discount.amount) / 10_000;
      expect(off, slug).toBeLessThan(price / 2);
      expect(discount.since <= '2026-11-20', slug).toBe(true);
    }
  });

  it('describes each piece for search engines in at most 155 characters', () => {
    expect(products.filter(({ metaDescription }) => metaDescription.length > 155).map(({ slug }) => slug)).toEqual([]);
    expect(repeated(products.map(({ metaDescription }) => metaDescription))).toEqual([]);
  });
});

describe('the settings of site 89', () => {
  it('are those of a shop in French that is no winery', () => {
    expect(site).toMatchObject({ id: 89, isECommerce: true, isWinemaker: false, locales: ['fr_FR'] });
  });

  it('are all known to the catalogue of parameters, with values it accepts', () => {
    expect(readParameters(Object.entries(parameters).map(([type, value]) => ({ type, value }))).issues).toEqual([]);
  });

  it('give every text a contrast of 4.5 on its ground', () => {
    const pairs = [
      ['FONT_COLOR', 'BACKGROUND_COLOR'],
      ['FONT_COLOR', 'TINT_COLOR'],
      ['SECONDARY_FONT_COLOR', 'BACKGROUND_COLOR'],
      ['SECONDARY_FONT_COLOR', 'TINT_COLOR'],
      ['HEADING_COLOR', 'BACKGROUND_COLOR'],
      ['ACTIVE_FONT_COLOR', 'BACKGROUND_COLOR'],
      ['ACTIVE_MENU_FONT_COLOR', 'ACTIVE_MENU_COLOR'],
      ['TOP_BAR_FONT_COLOR', 'TOP_BAR_BACKGROUND_COLOR'],
      ['FOOTER_FONT_COLOR', 'FOOTER_BACKGROUND_COLOR'],
      ['SALE_COLOR', 'BACKGROUND_COLOR'],
      ['SALE_COLOR', 'TINT_COLOR'],
    ] as const;
    for (const [text, ground] of pairs) {
      expect(contrast(parameters[text] ?? '', parameters[ground] ?? ''), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('name font files that their packages hold, and logos that are drawn', () => {
    for (const { package: name = '', weights = [] } of site.fonts) {
      const files = readdirSync(new URL(`../../../node_modules/${name}/files/`, import.meta.url));
      for (const weight of weights)
        expect(
          files.some((file) => file.endsWith(`-latin-${weight}.woff2`)),
          `${name} ${weight}`,
        ).toBe(true);
    }
    expect(site.logos.filter(({ picture }) => !pictures.has(picture)).map(({ picture }) => picture)).toEqual([]);
  });

  it('hold legal texts whose placeholders are all filled and which carry no styles of their own', () => {
    const { values } = readParameters(Object.entries(parameters).map(([type, value]) => ({ type, value })));
    for (const key of ['LEGAL_NOTICE', 'PRIVACY_POLICY', 'COOKIE_POLICY', 'USE_TERMS', 'SALE_TERMS']) {
      const html = readFileSync(new URL(`legal/${key}.html`, folder), 'utf8');
      expect(
        fillPlaceholders(html, values, () => '¿'),
        key,
      ).not.toMatch(/[{}¿]/);
      expect(html, key).not.toMatch(/style=|<script|<h1/);
      expect(html.length, key).toBeGreaterThan(1500);
    }
  });
});

describe('the legal texts of site 89', () => {
  /** The text with spaces that do not break as plain ones. */
  const html = (key: string) => readFileSync(new URL(`legal/${key}.html`, folder), 'utf8').replaceAll(/[\u00a0\u202f]/g, ' ');

  it('say how long data is kept, which rights there are, how they are used, and when they are answered', () => {
    const policy = html('PRIVACY_POLICY');
    for (const fact of [/trois ans/, /dix jours ouvrés/, /trente jours/, /l’accès à/, /rectification/, /effacement/, /vous opposer/])
      expect(policy).toMatch(fact);
    for (const way of ['href="/me-contacter"', 'Par e-mail : {{COMPANY_EMAIL}}', 'Par courrier : ']) expect(policy).toContain(way);
  });

  it('name the French law on data, and what the terms of use have to say', () => {
    expect(html('PRIVACY_POLICY')).toContain('loi n° 78-17 du 6 janvier 1978');
    const subjects = ['Propriété intellectuelle', 'mot de passe est personnel et secret', 'virus', 'force majeure', 'Liens', 'cookies'];
    for (const subject of [...subjects, 'droit français', 'tribunaux français']) expect(html('USE_TERMS')).toContain(subject);
  });

  it('name each cookie, and say that a consent is worth thirteen months at most', () => {
    for (const cookie of ['token', 'idSite', 'lang', 'cart']) expect(html('COOKIE_POLICY')).toContain(`<strong>${cookie}</strong>`);
    expect(html('COOKIE_POLICY')).toContain('treize mois');
  });

  it('lead to pages of the site', () => {
    const links = ['LEGAL_NOTICE', 'PRIVACY_POLICY', 'COOKIE_POLICY', 'USE_TERMS', 'SALE_TERMS'].flatMap((key) =>
      [...html(key).matchAll(/href="(\/[^"#?]*)/g)].map(([, path]) => path),
    );
    const known = ['/withdrawal', ...pages.map(({ url }) => url)];
    expect(links.filter((path = '') => !known.includes(path))).toEqual([]);
  });
});

describe('delivery from site 89', () => {
  it('has a fee for every weight up to 30 kg, rising with the weight, once a country', () => {
    for (const { name, zones } of carriers) {
      expect(repeated(zones.flatMap(({ countries }) => countries)), name).toEqual([]);
      for (const { bands } of zones) {
        expect(bands).toEqual([...bands].sort((one, other) => one.upTo - other.upTo || one.price - other.price));
        expect(bands.at(-1)?.upTo).toBe(30_000);
      }
    }
  });

  it('hands parcels over only while the shop is open', () => {
    const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
    for (const { weekday, from, to } of calendar.slots) {
      const hours = parameters[`OPENING_HOURS_${days[weekday - 1]}`] ?? '';
      const within = hours.split(',').some((range) => {
        const [opens = '', closes = ''] = range.split('-');
        return opens <= from && to <= closes && from < to;
      });
      expect(within, `${weekday} ${from}-${to} in ${hours}`).toBe(true);
    }
    expect(calendar.closures.every(({ from, to }) => from <= to)).toBe(true);
  });
});

describe('the pages of site 89', () => {
  it('have the addresses of the specification, each once', () => {
    const wanted = [
      '/',
      '/nos-vetements',
      ...[
        'chaussures-occasion-femme',
        'hauts-tops-occasion',
        'jupes-occasion-femme',
        'pantalons-occasion-femme',
        'robes-occasion-location',
      ].map((last) => `/nos-vetements/${last}`),
      ...['/boutique-vetement-aizenay', '/relooking-vestimentaire', '/evenements-ateliers-mode', '/a-propos', '/me-contacter'],
      ...['/actualites', '/blog', '/albums'],
      ...['/legal-notice', '/privacy-policy', '/cookie-policy', '/use-terms', '/sale-terms'],
    ];
    expect(pages.map(({ url }) => url).sort()).toEqual(wanted.sort());
    expect(repeated(pages.map(({ key }) => key))).toEqual([]);
    expect(pages.filter(({ metaDescription }) => metaDescription.length > 155)).toEqual([]);
  });

  it('have a document each', () => {
    expect(pages.filter(({ key }) => !existsSync(new URL(`pages/${key}.json`, folder))).map(({ key }) => key)).toEqual([]);
  });
});

const documents = [
  ...names('pages/').map((name) => ({ name: `pages/${name}`, cms: read(`pages/${name}`) })),
  ...names('components/').map((name) => ({ name: `components/${name}`, cms: ArchiveComponent.parse(read(`components/${name}`)).cms })),
];

describe('the promises of site 89', () => {
  it('let anybody withdraw from a rental, as its terms do', () => {
    expect(readFileSync(new URL('legal/SALE_TERMS.html', folder), 'utf8')).toMatch(/Cela vaut aussi pour .* les locations/);
    const denied = documents.filter(({ cms }) => /changer d’avis[^"]*sauf[^"]*location/.test(JSON.stringify(cms)));
    expect(denied.map(({ name }) => name)).toEqual([]);
  });
});

const nodesOf = (nodes: readonly CmsNode[]): CmsNode[] =>
  nodes.flatMap((node) => [node, ...nodesOf(Object.values(node.slots ?? {}).flat())]);
const ajv = new Ajv({ strict: false, allErrors: true });
const folders = Object.entries(blockFolders('registry'));
const validators = new Map(
  await Promise.all(
    folders.map(async ([type, folder]) => {
      const conf = await readConf(`registry/${folder}/conf.schema.json`);
      return [type, ajv.compile(expandResponsive(conf))] as const;
    }),
  ),
);

describe.each(documents)('$name', ({ cms }) => {
  const nodes = nodesOf(CmsDocument.parse(cms).layouts.flatMap((layout) => layout.nodes));

  it('places blocks that exist, with properties they accept', () => {
    for (const { id, type, props, bind } of nodes) {
      const validate = validators.get(type);
      if (type === 'component') {
        expect(existsSync(new URL(`components/${String(props.slug)}.json`, folder)), `component ${String(props.slug)}`).toBe(true);
        continue;
      }
      expect(validate, `${id}: a block "${type}"`).toBeDefined();
      validate?.(props);
      const errors = (validate?.errors ?? []).filter(
        (error) => !(error.keyword === 'required' && error.params.missingProperty in (bind ?? {})),
      );
      expect(errors.map((error) => `${id} (${type})${error.instancePath} ${error.message}`)).toEqual([]);
    }
  });

  it('shows pictures that exist, and names its nodes and layouts once', () => {
    expect(pictureNames(cms).filter((name) => !pictures.has(name))).toEqual([]);
    expect(repeated(nodes.map(({ id }) => id))).toEqual([]);
  });
});
