import pages from '#content/89/pages.json';
import values from '#content/89/parameters.json';
import type { Call, LoadContext } from '#renderer/types.ts';
import { readParameters } from '#schemas/parameters/index.ts';
import { cards, productList, productOf } from '../../../../stories/samples/catalogue.ts';
import { newsList } from '../../../../stories/samples/news.ts';
import { type ArchivePage, sampleSite, treeOf } from '../../../../stories/samples/site.ts';
import type { Random } from './random.ts';

/** Dangerous values in the data context that a binding must not copy unchanged into the page. */
const evil = {
  script: '<script>alert(1)</script>',
  link: 'javascript:alert(1)',
  image: { picture: 'x', alt: '"><script>alert(1)</script>', url: 'javascript:alert(1)', width: 1, height: 1 },
  data: 'data:text/html,<script>alert(1)</script>',
  list: ['javascript:alert(1)', { title: '<script>', href: 'vbscript:x' }],
  deep: { a: { b: { c: {} } } },
};

const path = '/nos-vetements/robes-occasion-location';

/** Context with which every block is loaded, without the calls. */
export const siteContext: Omit<LoadContext, 'signal' | 'call'> = {
  site: sampleSite,
  parameters: readParameters(Object.entries(values).map(([type, value]) => ({ type, value: value as string }))).values,
  tree: treeOf(pages as unknown as ArchivePage[]),
  locale: 'fr_FR',
  lang: 'fr',
  path,
  askPath: (ask) => ask(path),
  query: { evil: 'javascript:alert(1)' },
  data: { product: productOf('NEW'), evil, params: { id: '1' } },
};

const answers: Record<string, unknown> = {
  'GET /product': productList,
  'GET /v2/product/recommended/{id}': { products: cards.slice(4, 8) },
  'GET /news': newsList,
};

/** Calls that answer with samples; some reject, with whatever can be thrown, and some never answer. */
export const callOf = (random: Random): Call =>
  ((key: string) => {
    if (random.chance(3)) return new Promise(() => undefined);
    if (random.chance(15)) return Promise.reject(random.pick([new Error('down'), null, Object.create(null), Symbol('s'), 'text']));
    return key in answers ? Promise.resolve(answers[key]) : Promise.reject(new Error(`no sample of ${key}`));
  }) as Call;
