import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fillPlaceholders } from '#domain/company-placeholders.ts';
import { pictureNames } from '#domain/pictures.ts';
import { ArchiveCalendar, ArchiveComponent, ArchivePage, ArchiveParameters, ArchiveSite } from '#schemas/archive.ts';
import { ArchiveBlog } from '#schemas/archive-publishing.ts';
import { CmsDocument, type CmsNode } from '#schemas/cms/document.ts';
import { carrier } from '#schemas/entities/carrier.ts';
import { element } from '#schemas/entities/element.ts';
import { form } from '#schemas/entities/form.ts';
import { news as newsEntity } from '#schemas/entities/news.ts';
import { product } from '#schemas/entities/product.ts';
import { review } from '#schemas/entities/review.ts';
import { service } from '#schemas/entities/service.ts';
import { tag } from '#schemas/entities/tag.ts';
import { readParameters } from '#schemas/parameters/index.ts';
import { contrast } from '#themes/colour.ts';
import { blockFolders } from '../../../scripts/generate/blocks.ts';
import { expandResponsive, readConf } from '../../../scripts/generate/conf-schema.ts';

const folder = new URL('../../../content/90/', import.meta.url);
const read = (path: string): unknown => JSON.parse(readFileSync(new URL(path, folder), 'utf8'));
const names = (path: string) => readdirSync(new URL(path, folder));

const site = ArchiveSite.parse(read('site.json'));
const parameters = ArchiveParameters.parse(read('parameters.json'));
const tree = z.array(ArchivePage).parse(read('pages.json'));
const products = z.array(product.value).parse(read('products.json'));
const tags = z.array(tag.value).parse(read('tags.json'));
const carriers = z.array(carrier.value).parse(read('carriers.json'));
const calendar = ArchiveCalendar.parse(read('calendar.json'));
const news = z.array(newsEntity.value).parse(read('news.json'));
const blog = ArchiveBlog.parse(read('blog.json'));
const services = z.array(service.value).parse(read('services.json'));
const elements = z.array(element.value).parse(read('elements.json'));
const forms = z.array(form.value).parse(read('forms.json'));
const reviews = z.array(review.value).parse(read('reviews.json'));
const pictures = new Set(names('pictures/').map((name) => name.replace(/\.[a-z]+$/, '')));

const flatten = (pages: readonly ArchivePage[]): ArchivePage[] => pages.flatMap((page) => [page, ...flatten(page.children)]);
const pages = flatten(tree);
const repeated = (list: readonly string[]) => list.filter((one, index) => list.indexOf(one) !== index);
const wines = products.filter(({ type }) => type === 'WINE');
const boxes = products.filter(({ type }) => type === 'BOX');
const english = <T>(entry: { translations: { en_US?: T | undefined } }) => entry.translations.en_US;

describe('the catalogue of site 90', () => {
  it('offers twenty wines in all five colours, boxes, and things that go with wine', () => {
    expect(wines).toHaveLength(20);
    expect(new Set(wines.map(({ wine }) => wine?.colour))).toEqual(new Set(['RED', 'WHITE', 'ROSE', 'SPARKLING', 'SWEET']));
    expect(boxes.length).toBeGreaterThanOrEqual(4);
    expect(products.length - wines.length - boxes.length).toBeGreaterThanOrEqual(3);
  });

  it('sells each wine by vintage and capacity, no two the same, at least two years of each', () => {
    for (const { slug, declinations } of wines) {
      const each = declinations.map(({ year, capacity, capacityUnit }) => `${year} ${capacity} ${capacityUnit}`);
      expect(each.join(), slug).not.toContain('null');
      expect(repeated(each), slug).toEqual([]);
      expect(new Set(declinations.map(({ year }) => year)).size, slug).toBeGreaterThanOrEqual(2);
    }
    const sizes = new Set(wines.flatMap(({ declinations }) => declinations.map(({ capacity }) => capacity)));
    expect(sizes).toEqual(new Set([37.5, 75, 150]));
  });

  it('tells of each wine what its label must: strength, and of each vintage energy and ingredients', () => {
    for (const { slug, wine, nutrition, declinations, translations } of wines) {
      expect(wine?.alcohol, slug).toBeGreaterThan(8);
      expect(nutrition?.per, slug).toBe('100_ML');
      for (const year of new Set(declinations.map((bottle) => bottle.year))) {
        const { ingredients = [], nutrition: values } =
          declinations.find((bottle) => bottle.year === year && bottle.wineLabel)?.wineLabel ?? {};
        expect(ingredients, `${slug} ${year}`).toContain('GRAPES');
        expect(values?.kilojoules, `${slug} ${year}`).toBeGreaterThan(200);
      }
      expect(wine?.soil && translations.en_US?.soil, slug).toBeTruthy();
    }
  });

  it('names every slug, every reference and every description once', () => {
    expect(repeated(products.map(({ slug }) => slug))).toEqual([]);
    expect(repeated(products.flatMap(({ declinations }) => declinations.map(({ reference }) => reference)))).toEqual([]);
    expect(repeated(products.flatMap(({ shortDescription, description }) => [shortDescription, description]))).toEqual([]);
    expect(repeated(products.map(({ metaDescription }) => metaDescription))).toEqual([]);
    expect(products.filter(({ metaDescription }) => metaDescription.length > 155).map(({ slug }) => slug)).toEqual([]);
  });

  it('recommends other products that exist', () => {
    const slugs = new Set(products.map(({ slug }) => slug));
    expect(products.flatMap(({ slug, recommended }) => recommended.filter((other) => other === slug || !slugs.has(other)))).toEqual([]);
    expect(products.filter(({ recommended }) => recommended.length < 3).map(({ slug }) => slug)).toEqual([]);
  });

  it('says what each box holds, bottles that it costs less to buy together', () => {
    for (const { slug, contents, price } of boxes) {
      const alone = contents.map(({ product, reference, quantity }) => {
        const held = products.find((one) => one.slug === product);
        const bottle = held?.declinations.find((one) => one.reference === reference);
        expect(bottle, `${slug}: ${reference}`).toBeDefined();
        return (bottle?.price ?? held?.price ?? 0) * quantity;
      });
      expect(price, slug).toBeLessThan(alone.reduce((sum, one) => sum + one, 0));
    }
  });

  it('names every tag it uses, once, and the page of each colour', () => {
    const named = tags.map(({ slug }) => slug);
    expect(repeated(named)).toEqual([]);
    expect(products.flatMap((product) => product.tags).filter((tag) => !named.includes(tag))).toEqual([]);
    const keys = pages.map(({ key }) => key);
    expect(tags.filter(({ page }) => page !== null && !keys.includes(page))).toEqual([]);
  });
});

describe('the pictures of site 90', () => {
  it('are there for every product, entry and logo, with words for who does not see them in both languages', () => {
    const wanted = [
      ...products.flatMap(({ images, declinations }) => [...images, ...declinations.flatMap((one) => one.images)]),
      ...[...news, ...services, ...blog.articles, ...blog.folders].flatMap(({ picture }) => picture ?? []),
      ...elements.flatMap((element) => element.pictures),
    ];
    expect(wanted.filter(({ name }) => !pictures.has(name)).map(({ name }) => name)).toEqual([]);
    expect(wanted.filter((picture) => picture.alt.length < 10 || (english(picture)?.alt ?? '').length < 10)).toEqual([]);
    expect(site.logos.filter(({ picture }) => !pictures.has(picture))).toEqual([]);
  });

  it('are small: none over 60 KB, half of them under 20 KB, all under 4 MB', () => {
    const sizes = names('pictures/')
      .map((name) => statSync(new URL(`pictures/${name}`, folder)).size)
      .sort((one, other) => one - other);
    expect(sizes.at(-1)).toBeLessThanOrEqual(60 * 1024);
    expect(sizes[Math.floor(sizes.length / 2)]).toBeLessThan(20 * 1024);
    expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(4 * 1024 * 1024);
  });
});

describe('the settings of site 90', () => {
  const own = Object.entries(parameters).filter(([key]) => !key.includes('@'));

  it('are all known to the catalogue of parameters, with values it accepts', () => {
    expect(readParameters(own.map(([type, value]) => ({ type, value }))).issues).toEqual([]);
    expect(Object.keys(parameters).filter((key) => key.includes('@') && !(key.replace('@en_US', '') in parameters))).toEqual([]);
  });

  it('give every text a contrast of 4.5 on its ground', () => {
    const pairs = [
      ['FONT_COLOR', 'BACKGROUND_COLOR'],
      ['FONT_COLOR', 'TINT_COLOR'],
      ['SECONDARY_FONT_COLOR', 'BACKGROUND_COLOR'],
      ['SECONDARY_FONT_COLOR', 'TINT_COLOR'],
      ['HEADING_COLOR', 'TINT_COLOR'],
      ['MENU_FONT_COLOR', 'MENU_BACKGROUND_COLOR'],
      ['ACTIVE_MENU_FONT_COLOR', 'ACTIVE_MENU_COLOR'],
      ['MOBILE_MENU_FONT_COLOR', 'MOBILE_MENU_BACKGROUND_COLOR'],
      ['TOP_BAR_FONT_COLOR', 'TOP_BAR_BACKGROUND_COLOR'],
      ['FOOTER_FONT_COLOR', 'FOOTER_BACKGROUND_COLOR'],
      ['FOOTER_HEADING_COLOR', 'FOOTER_BACKGROUND_COLOR'],
      ['SALE_COLOR', 'TINT_COLOR'],
    ] as const;
    for (const [text, ground] of pairs) {
      expect(contrast(parameters[text] ?? '', parameters[ground] ?? ''), `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5);
    }
  });

  it('sell wine to adults only, and say so', () => {
    expect(site).toMatchObject({ isWinemaker: true, isECommerce: true, locales: ['fr_FR', 'en_US'] });
    expect(parameters).toMatchObject({
      BLOCK_MINORS_FROM_REGISTERING: 'true',
      DISPLAY_ALCOHOL_SELLING_MESSAGE: 'true',
      DISPLAY_ETHYLOTEST_MESSAGE: 'true',
    });
    for (const key of ['LEGAL_NOTICE', 'SALE_TERMS']) expect(readFileSync(new URL(`legal/${key}.html`, folder), 'utf8')).toMatch(/L3342-1/);
  });

  it('name no place that exists: mail and phones are of the ranges kept for that', () => {
    expect(Object.entries(parameters).filter(([key, value]) => /EMAIL|MAIL_AS_MAIL/.test(key) && !value.endsWith('.example'))).toEqual([]);
    expect(parameters.COMPANY_PHONE).toMatch(/^02 61 91 \d\d \d\d$/);
    expect(parameters.COMPANY_MOBILE).toMatch(/^06 39 98 \d\d \d\d$/);
  });

  it('hold legal texts in both languages whose placeholders are all filled and which carry no styles of their own', () => {
    const { values } = readParameters(own.map(([type, value]) => ({ type, value })));
    for (const key of ['LEGAL_NOTICE', 'PRIVACY_POLICY', 'COOKIE_POLICY', 'USE_TERMS', 'SALE_TERMS']) {
      for (const file of [key, `${key}@en_US`]) {
        const html = readFileSync(new URL(`legal/${file}.html`, folder), 'utf8');
        expect(
          fillPlaceholders(html, values, () => '¿'),
          file,
        ).not.toMatch(/[{}¿]/);
        expect(html, file).not.toMatch(/style=|<script|<h1/);
        expect(html.length, file).toBeGreaterThan(1500);
      }
    }
  });
});

describe('delivery from site 90', () => {
  it('has a fee for every weight up to the most bottles that are sent, rising with the weight, once a country', () => {
    const heaviest = Number(parameters.MAXIMUM_EXPEDITION_BOTTLE) * Math.max(...wines.map(({ weight }) => weight));
    for (const { name, zones } of carriers) {
      expect(repeated(zones.flatMap(({ countries }) => countries)), name).toEqual([]);
      for (const { bands } of zones) {
        expect(bands).toEqual([...bands].sort((one, other) => one.upTo - other.upTo || one.price - other.price));
        expect(bands.at(-1)?.upTo).toBeGreaterThanOrEqual(heaviest);
      }
    }
  });

  it('hands parcels over only while the cellar is open', () => {
    const days = ['MONDAY', 'TUESDAY', 'WEDNESDAY', 'THURSDAY', 'FRIDAY', 'SATURDAY', 'SUNDAY'];
    for (const { weekday, from, to } of calendar.slots) {
      const hours = parameters[`OPENING_HOURS_${days[weekday - 1]}`] ?? '';
      const within = hours.split(',').some((range) => {
        const [opens = '', closes = ''] = range.split('-');
        return opens <= from && to <= closes && from < to;
      });
      expect(within, `${weekday} ${from}-${to} in ${hours}`).toBe(true);
    }
  });
});

const documents = [
  ...names('pages/').map((name) => ({ name: `pages/${name}`, cms: CmsDocument.parse(read(`pages/${name}`)) })),
  ...names('components/').map((name) => ({
    name: `components/${name}`,
    cms: CmsDocument.parse(ArchiveComponent.parse(read(`components/${name}`)).cms),
  })),
];
const nodesOf = (nodes: readonly CmsNode[]): CmsNode[] =>
  nodes.flatMap((node) => [node, ...nodesOf(Object.values(node.slots ?? {}).flat())]);
const allNodes = (cms: CmsDocument) => nodesOf(cms.layouts.flatMap((layout) => layout.nodes));

/** Texts of props, with their places: what a person reads, not what a program does. */
const silent =
  /^(href|linkHref|url|[a-z]+Url|picture|product|form|slug|source|tags|popular|searchPopular|filters|cardStyle|measure|action|ratio|shape|layout|look|size|align|ground|padding|width|split|gap|kind|ornament|space|variant|icon|source|anchor|height|position|tone|outcome|display|text:LEGAL|side|onPhone|author|orderBy|shown|route|popup)$/;
function texts(value: unknown, at = ''): [place: string, text: string][] {
  if (typeof value === 'string') return /\p{L}{2}/u.test(value) ? [[at, value]] : [];
  if (Array.isArray(value)) return value.flatMap((one, index) => texts(one, `${at}/${index}`));
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([key, one]) => (silent.test(key) ? [] : texts(one, `${at}/${key}`)));
  return [];
}
/** The same in both languages: names of wines, plots and people. */
const names90 = new Set([
  ...products.map(({ name }) => name),
  'Tuffeau',
  'Clos du Moulin',
  'Bas de Sauvelle',
  'La Pièce aux Dames',
  'Chenin',
  'Tuffe',
  'Cabernet franc',
  'Cabernet franc, côt',
  'Gamay, grolleau',
  'Sauvignon gris, pineau d’Aunis',
  'Les Perruches',
  'chenin',
  'gamay',
  'magnum',
  'Contact',
  'Rosés',
  'Journal',
  'ha',
]);

describe('the English of site 90', () => {
  it('is there for every text of every document', () => {
    const missing = documents.flatMap(({ name, cms }) =>
      allNodes(cms).flatMap(({ id, type, props }) =>
        (type === 'legal-text' ? [] : texts(props))
          .filter(
            ([place, text]) => !cms.translations?.en_US?.[id]?.[place] && !names90.has(text) && !/Marchenoir|Trémont|Belhadj/.test(text),
          )
          .map(([place, text]) => `${name} ${id}${place}: ${text}`),
      ),
    );
    expect(missing).toEqual([]);
  });

  it('stands at places that exist', () => {
    const lost = documents.flatMap(({ name, cms }) => {
      const nodes = new Map(allNodes(cms).map((node) => [node.id, new Set(texts(node.props).map(([place]) => place))]));
      return Object.entries(cms.translations?.en_US ?? {}).flatMap(([id, places]) =>
        Object.keys(places)
          .filter((place) => !nodes.get(id)?.has(place))
          .map((place) => `${name} ${id}${place}`),
      );
    });
    expect(lost).toEqual([]);
  });

  it('is there for pages, components, products, tags, carriers, news, articles, services, events, reviews and forms', () => {
    const fields = (entry: Record<string, unknown> & { translations: { en_US?: object | undefined } }, ...keys: string[]) =>
      keys
        .filter((key) => entry[key] && !(english(entry) as Record<string, unknown> | undefined)?.[key])
        .map((key) => `${JSON.stringify(entry[key])}`);
    const missing = [
      ...pages.flatMap((page) => fields(page, 'title', 'menuTitle', 'metaDescription')),
      ...names('components/').flatMap((name) => fields(ArchiveComponent.parse(read(`components/${name}`)), 'title', 'metaDescription')),
      ...products.flatMap((product) => fields(product, 'shortDescription', 'description', 'metaDescription', 'features')),
      ...products.filter(({ type }) => type !== 'WINE').flatMap((product) => fields(product, 'name')),
      ...products.flatMap(({ awards }) => awards.flatMap((award) => fields(award, 'name'))),
      ...tags.flatMap((tag) => fields(tag, 'label')),
      ...carriers.flatMap((carrier) => fields(carrier, 'name', 'description')),
      ...news.flatMap((one) => fields(one, 'title', 'excerpt', 'html')),
      ...blog.articles.flatMap((one) => fields(one, 'title', 'excerpt', 'html')),
      ...blog.folders.flatMap((one) => fields(one, 'name', 'description')),
      ...services.flatMap((one) => fields(one, 'title', 'summary', 'html', 'place', 'points')),
      ...elements.flatMap((one) => fields(one, 'title', 'excerpt', 'html')),
      ...reviews.flatMap((one) => fields(one, 'text', 'reply')),
      ...forms.flatMap((one) => fields(one, 'title', 'text', 'submitLabel', 'successTitle', 'successText')),
      ...forms.flatMap((one) => one.fields.filter(({ key }) => !english(one)?.fields?.[key]?.label).map(({ label }) => label)),
    ];
    expect(missing).toEqual([]);
  });
});

/** Addresses that the site answers besides its pages. */
const screens = ['/products/search', '/cart', '/account', '/auth', '/order/follow'];
const linksIn = (value: unknown): string[] => {
  if (typeof value === 'string') return [...value.matchAll(/href="(\/[^"]*)"/g)].map((match) => match[1] ?? '');
  if (Array.isArray(value)) return value.flatMap(linksIn);
  if (value && typeof value === 'object')
    return Object.entries(value).flatMap(([key, one]) =>
      /^(href|link|[a-z]+Url)$/.test(key) && typeof one === 'string' && one.startsWith('/') ? [one] : linksIn(one),
    );
  return [];
};

describe('the links of site 90', () => {
  it('lead to pages of the site', () => {
    const urls = new Set([...pages.map(({ url }) => url), ...screens]);
    const all = linksIn([documents.map(({ cms }) => cms), news, blog, services, elements, parameters.PROMOTE_MESSAGE_LINK]);
    expect(all.length).toBeGreaterThan(40);
    expect(all.filter((href) => !urls.has(href.replace(/[?#].*$/, '')))).toEqual([]);
  });

  it('have a document behind each page', () => {
    expect(pages.filter(({ key }) => !existsSync(new URL(`pages/${key}.json`, folder))).map(({ key }) => key)).toEqual([]);
    expect(repeated(pages.map(({ url }) => url))).toEqual([]);
    expect(pages.filter(({ metaDescription }) => metaDescription.length > 155)).toEqual([]);
  });
});

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

describe.each(documents)('$name of site 90', ({ cms }) => {
  const nodes = allNodes(cms);

  it('places blocks that exist, with properties they accept', () => {
    for (const { id, type, props, bind } of nodes) {
      const validate = validators.get(type);
      expect(validate, `${id}: a block "${type}"`).toBeDefined();
      validate?.(props);
      const errors = (validate?.errors ?? []).filter(
        (error) => !(error.keyword === 'required' && error.params.missingProperty in (bind ?? {})),
      );
      expect(errors.map((error) => `${id} (${type})${error.instancePath} ${error.message}`)).toEqual([]);
    }
  });

  it('shows pictures that exist, and names its nodes once', () => {
    expect(pictureNames(cms).filter((name) => !pictures.has(name))).toEqual([]);
    expect(repeated(nodes.map(({ id }) => id))).toEqual([]);
  });
});
