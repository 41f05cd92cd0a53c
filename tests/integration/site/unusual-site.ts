import type { z } from 'zod';
import { ArchiveCalendar, ArchiveRelayPoint, ArchiveReturns } from '#schemas/archive.ts';

import { ArchiveMedia, ArchiveRedirect } from '#schemas/archive-library.ts';
import { ArchiveBlogFolder } from '#schemas/archive-publishing.ts';
import { album } from '#schemas/entities/album.ts';
import { article } from '#schemas/entities/blog.ts';
import { carrier } from '#schemas/entities/carrier.ts';
import { discount } from '#schemas/entities/discount.ts';
import { element } from '#schemas/entities/element.ts';
import { form } from '#schemas/entities/form.ts';
import { news } from '#schemas/entities/news.ts';
import { popup } from '#schemas/entities/popup.ts';
import { product } from '#schemas/entities/product.ts';
import { review } from '#schemas/entities/review.ts';
import { service } from '#schemas/entities/service.ts';
import { tag } from '#schemas/entities/tag.ts';
import { variation } from '#schemas/entities/variation.ts';
import { randomEntries } from './random-entries.ts';
import { page, type SmallSite } from './small-site.ts';

type Entry = Record<string, unknown>;
type Cost = { costType: string; amount: number };

const entriesOf = <T extends z.ZodType>(schema: T, count: number, seed: number) => randomEntries(schema, { count, seed, offDefault: true });

const each = <T, C>(entries: readonly T[], change: (entry: T, index: number) => C): (T & C)[] =>
  entries.map((entry, index) => ({ ...entry, ...change(entry, index) }));
const rate = (amount: number) => 100 + (amount % 9_900);
const inOrder = (one: number, other: number) => ({ from: Math.min(one, other), to: Math.max(one, other) });
const cost = (type: string, { amount }: Cost) => ({ costType: type, amount: rate(amount) });
const day = { from: '2026-03-01', until: '2026-04-01', to: '2026-04-01' };

/**
 * Adds to the small site random entries of every kind, in which every field is off its default in one of them at least: a file of a
 * folder that tells nothing in silence. `seed` gives the same ones again.
 */
export function unusualSite(files: SmallSite, seed = 44): void {
  const tags = each(entriesOf(tag.value, 2, seed), (_, i) => ({ slug: `tag-${i}`, page: 'robes' }));
  const forms = each(entriesOf(form.value, 2, seed), ({ fields }, i) => ({ slug: `form-${i}`, fields: formFields(fields) }));
  const carriers = each(entriesOf(carrier.value, 2, seed), ({ zones }, i) => ({
    ...{ name: `Carrier ${i}`, deliveryType: ['PICKUP', 'DELIVERY'][i], minDays: 2, maxDays: 3 + i },
    zones: each(zones, ({ bands }) => ({ bands: each(bands, (_, j) => ({ upTo: 1000 * (j + 1) })) })),
  }));
  const services = each(entriesOf(service.value, 2, seed), ({ booking, ...rest }, i) => ({
    ...{ ...rest, slug: `service-${i}` },
    booking: booking && {
      ...booking,
      hours: booking.hours.map(({ weekday }) => ({ weekday, from: '08:00', to: '17:30' })),
      closures: [{ from: day.from, to: day.to }],
    },
  }));
  const font = { file: 'maison-700.woff2', weight: '700', style: 'italic', unicodeRange: 'U+0-FF' };
  Object.assign(files['site.json'], {
    ...{ isBuilding: true, isWinemaker: true, timeZone: 'America/New_York' },
    fonts: [{ type: 'TITLE', family: 'Maison', color: '#123456', size: 32, weight: 700, style: 'italic', files: [font] }],
    fontFamilies: [{ family: 'Maison', files: [font] }],
  });
  const away = { link: { type: 'url', url: 'https://example.com/', jsCode: 'away()' }, translations: { en_US: { title: 'Away' } } };
  const children = [{ ...page('ici', '/ailleurs/ici', 'content'), ...away }];
  files['pages.json'] = [...files['pages.json'], { ...page('ailleurs', '/ailleurs', 'content', children), ...away }];
  files['variations.json'] = entriesOf(variation.value, 2, seed).map((axis, i) => ({
    ...{ ...axis, ...files['variations.json'][i] },
    ...{ axis: ['size', 'colour'][i], values: ['36', '38', '40'].map((label) => ({ ...axis.values[0], label, colour: '#aa0000' })) },
  }));
  files['products.json'] = products(seed);
  files['carriers.json'] = carriers;
  files['calendar.json'] = { ...entriesOf(ArchiveCalendar, 1, seed)[0], ...calendarDays(seed) };
  Object.assign(files, {
    'tags.json': tags,
    'news.json': each(entriesOf(news.value, 2, seed), (_, i) => ({ slug: `news-${i}` })),
    'discounts.json': each(entriesOf(discount.value, 3, seed), ({ amount }, i) => ({
      ...{ code: `CODE${i}`, amount: rate(amount), type: i === 0 ? 'PERCENT' : 'EURO', tags: tags.map(({ slug }) => slug) },
      ...(i === 2 ? { from: '2026-03-01T10:20:30.000Z', until: '2026-04-01T11:21:31.123Z' } : { from: day.from, until: day.until }),
    })),
    'blog.json': blog(seed),
    'albums.json': each(entriesOf(album.value, 2, seed), (_, i) => ({ slug: `album-${i}` })),
    'services.json': services,
    'reviews.json': each(entriesOf(review.value, 2, seed), (_, i) => ({ key: `review ${i}` })),
    'elements.json': each(entriesOf(element.value, 2, seed), ({ event }, i) => ({
      ...{ route: `list-${i}`, slug: `element-${i}` },
      event: event && { ...event, startsAt: '2030-05-01T08:00:00.000Z', endsAt: '2030-05-01T10:00:00.000Z' },
    })),
    'forms.json': forms,
    'popups.json': each(entriesOf(popup.value, 2, seed), (_, i) => ({ slug: `popup-${i}` })),
    'relay-points.json': each(entriesOf(ArchiveRelayPoint, 2, seed), (_, i) => ({ carrier: 'Carrier 0', id: `point-${i}` })),
    'returns.json': { ...entriesOf(ArchiveReturns, 1, seed)[0], isActive: true },
    'redirects.json': each(entriesOf(ArchiveRedirect, 1, seed), () => ({ from: '/ancienne', page: 'robes' })),
    'fonts/maison-700.woff2': 'not read',
    'media.json': each(entriesOf(ArchiveMedia, 1, seed), () => ({ name: 'dos' })),
  });
}

/** One for rent, one wine, one box: no product can have all that products have. */
function products(seed: number): object[] {
  const slugs = ['rented', 'wine', 'box'];
  return each(entriesOf(product.value, 3, seed), (product, i) => {
    const others = slugs.filter((_, j) => j !== i);
    const isRented = i === 0;
    return {
      ...{ slug: slugs[i], type: ['OTHER', 'WINE', 'BOX'][i], offer: ['RENTAL', 'NEW', 'SECOND_HAND'][i], marginScheme: isRented },
      ...{ variations: ['taille', 'couleur'], tags: ['tag-0', 'tag-1'], recommended: others },
      discount: product.discount && { ...product.discount, amount: rate(product.discount.amount), since: '2026-01-05' },
      rental: isRented && product.rental ? { ...product.rental, minDays: 2, days: 4, maxDays: 9 } : null,
      wine: i === 1 && product.wine ? wineOf(product.wine) : null,
      decreasingDiscounts: isRented ? [] : each(product.decreasingDiscounts, ({ amount }, j) => ({ from: 2 + j, amount: rate(amount) })),
      contents: i === 2 ? each(product.contents.slice(0, 1), () => ({ product: 'wine', reference: 'ref-1-0' })) : [],
      customizations: isRented ? [] : customizations(product),
      declinations: each(
        [0, 1].flatMap(() => product.declinations.slice(0, 1)),
        (declination, j) => ({
          ...{ reference: `ref-${i}-${j}`, id: 100 * i + j + 1, values: { taille: ['36', '40'][j], couleur: '38' } },
          ...{ price: 1_000 * (j + 1), stock: declination.stock % 1_000 },
          priceHistory: each(declination.priceHistory.slice(0, 1), () => ({ since: '2026-01-02T03:04:05.678Z' })),
        }),
      ),
      ...{ id: i + 1, createdAt: `2026-01-0${i + 1}T03:04:05.678Z` },
    };
  });
}

const wineOf = ({ serving, ageing, ...wine }: NonNullable<z.output<typeof product.value>['wine']>) => ({
  ...wine,
  serving: serving && inOrder(serving.from, serving.to),
  ageing: ageing && inOrder(ageing.from, ageing.to),
});

function customizations({ customizations: [one] }: z.output<typeof product.value>): Entry[] {
  if (!one) return [];
  const {
    customizationValues: [value],
  } = one;
  const asked = { ...one, ...cost('PERCENT', one), type: 'SIMPLE', form: null, maxLength: 200 };
  const length = { ...value, ...cost('EURO', one), selectKey: null, textNumberOfChar: 20 };
  const choice = { ...length, textNumberOfChar: null, label: 'A' };
  return [
    { ...asked, key: 'text', inputType: 'TEXT', customizationValues: [length] },
    { ...asked, key: 'choice', inputType: 'SELECT', customizationValues: ['a', 'b'].map((selectKey) => ({ ...choice, selectKey })) },
    { ...asked, key: 'form', type: 'DYNAMIC_FORM', form: 'form-0', customizationValues: [] },
  ];
}

/** One of each kind that differs: a choice has options, a text a pattern, and the last is asked for one answer of the first. */
function formFields(all: z.output<typeof form.value>['fields']): Entry[] {
  const [field] = all;
  const plain = { ...field, pattern: '[a-z]+', showIf: null };
  return [
    { ...plain, key: 'choice', type: 'select', options: [{ value: 'a', label: 'A' }] },
    { ...plain, key: 'text', type: 'text', showIf: { key: 'choice', equals: 'a' } },
  ];
}

function calendarDays(seed: number): Entry {
  const [calendar] = entriesOf(ArchiveCalendar, 1, seed);
  return {
    slots: each(calendar?.slots.slice(0, 1) ?? [], () => ({ from: '10:00', to: '12:00' })),
    closures: each(calendar?.closures.slice(0, 1) ?? [], () => ({ from: day.from, to: day.to })),
  };
}

function blog(seed: number): object {
  const folders = each(entriesOf(ArchiveBlogFolder, 2, seed), (_, i) => ({ slug: `folder-${i}`, folders: [] as object[] }));
  const [outer, inner] = folders;
  return {
    folders: [{ ...outer, folders: [inner] }],
    articles: each(entriesOf(article.value, 2, seed), (_, i) => ({ slug: `article-${i}`, folders: ['folder-1', 'folder-0'] })),
  };
}
