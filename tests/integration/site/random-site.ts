import type { z } from 'zod';
import { archiveFiles } from '#schemas/archive-files.ts';
import { randomEntries } from './random-entries.ts';
import { type SmallSite, writeSite } from './small-site.ts';

/** Different entries of a kind: more of them repeat these under other keys. */
const maxDifferent = 1_000;

type Change = (entry: Record<string, unknown>, index: number) => Record<string, unknown>;
const bounds: Change = ({ from = null, until = null, type, amount }, i) => ({
  ...{ code: `CODE ${i}`, type: Number(amount) > 10_000 ? 'EURO' : type, tags: i % 2 ? ['tag-1', 'tag-2'] : [] },
  ...(from && until && String(from) > String(until) ? { from: until, until: from } : { from, until }),
});
const happening: Change = ({ event }, i) => ({
  ...{ route: `list-${i % 7}`, slug: `element-${i}`, id: i + 1 },
  event: event && { ...event, startsAt: '2030-05-01T08:00:00.000Z', endsAt: i % 2 ? '2030-05-01T10:00:00.000Z' : null },
});
type Zone = { bands: object[] };
const tariff: Change = ({ zones }, i) => ({
  ...{ name: `Carrier ${i}`, minDays: i % 3, maxDays: 3 },
  zones: (zones as Zone[]).map((zone) => ({ ...zone, bands: zone.bands.map((band, j) => ({ ...band, upTo: 500 * (j + 1) })) })),
});
const questions: Change = ({ fields }, i) => ({
  ...{ slug: `form-${i}`, id: i + 1 },
  fields: (fields as object[]).map((one, j) => ({ ...one, key: `field-${j}`, type: 'text', pattern: null, showIf: null })),
});
const axis: Change = ({ values }, i) => ({
  key: `axis-${i}`,
  values: (values as { label: string }[]).map((value, j) => ({ ...value, label: `${j} ${value.label}` })),
});
/** Values that each entry of a file needs to be valid beside the others. */
const kinds = {
  'tags.json': (_, i) => ({ slug: `tag-${i}`, page: i % 2 ? 'robes' : null }),
  'news.json': (_, i) => ({ slug: `news-${i}`, id: i + 1 }),
  'discounts.json': bounds,
  'reviews.json': (_, i) => ({ key: `review ${i}` }),
  'popups.json': (_, i) => ({ slug: `popup-${i}`, id: i + 1 }),
  'albums.json': (_, i) => ({ slug: `album-${i}`, id: i + 1 }),
  'services.json': (_, i) => ({ slug: `service-${i}`, id: i + 1, booking: null }),
  'elements.json': happening,
  'forms.json': questions,
  'carriers.json': tariff,
  'variations.json': axis,
} satisfies Partial<Record<keyof typeof archiveFiles, Change>>;

/** Files that a random site fills. */
export const randomFiles = [...Object.keys(kinds), 'blog.json'];

/** `count` random entries of a schema, each changed to be valid beside the others. */
function changedEntries(schema: z.ZodType, count: number, change: Change): Record<string, unknown>[] {
  const different = randomEntries(schema, { count: Math.min(count, maxDifferent), seed: 44 }) as Record<string, unknown>[];
  return Array.from({ length: count }, (_, i) => {
    const entry = different[i % different.length] ?? {};
    return { ...entry, ...change(entry, i) };
  });
}

/** Each folder stands in the one that half its number names; each article in two. */
function randomBlog(count: number) {
  const { folders, articles } = archiveFiles['blog.json'].shape;
  const [folder, article] = [folders.unwrap().element, articles.unwrap().element];
  const nested = changedEntries(folder, 30, (_, i) => ({ slug: `folder-${i}`, id: i + 1 })).map((one) => ({
    ...one,
    folders: [] as object[],
  }));
  for (const [i, one] of nested.entries()) if (i > 0) nested[Math.floor((i - 1) / 2)]?.folders.push(one);
  const placed = changedEntries(article, count, (_, i) => ({
    ...{ slug: `article-${i}`, id: i + 1 },
    folders: [`folder-${i % 30}`, `folder-${(i + 7) % 30}`],
  }));
  return { folders: nested.slice(0, 1), articles: placed };
}

/** Writes a small site with `count` random entries of each kind but products into a folder; gives the folder. The same for a count. */
export const randomSite = (idSite: number, count: number, change: (files: SmallSite) => void = () => {}): string =>
  writeSite(idSite, (files) => {
    for (const [file, changeEntry] of Object.entries(kinds) as [keyof typeof kinds, Change][]) {
      const entries = changedEntries((archiveFiles[file] as z.ZodArray).element as z.ZodType, count, changeEntry);
      // What products of the small site name stays.
      const before = file === 'variations.json' ? files[file] : [];
      Object.assign(files, { [file]: [...before, ...entries] });
    }
    Object.assign(files, { 'blog.json': randomBlog(count) });
    change(files);
  });
