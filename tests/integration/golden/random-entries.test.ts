import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { readSiteFiles } from '#backend/operations/archive/export/export.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { discountCodes } from '#backend/tables/cart.ts';
import { variations, variationValues } from '#backend/tables/catalogue.ts';
import { elementPictures, elements } from '#backend/tables/events.ts';
import { forms } from '#backend/tables/forms.ts';
import { news } from '#backend/tables/pages.ts';
import { popups } from '#backend/tables/popups.ts';
import { albums, blogArticleFolders, blogArticles, blogFolders, reviews, services, serviceTags } from '#backend/tables/publishing.ts';
import { carrierBands, carriers, carrierZones } from '#backend/tables/shipping.ts';
import { tags } from '#backend/tables/site-presentation.ts';
import { archiveFiles } from '#schemas/archive-files.ts';
import { digestLines } from '../../golden/digest.ts';
import { byTier } from '../../tiers.ts';
import { onOneEngine } from '../databases.ts';
import { randomEntries } from '../site/random-entries.ts';
import { writeSite } from '../site/small-site.ts';
import { readFolder, writeFolder } from '../site/written-site.ts';

const idSite = 1_000_094;
const tables = {
  ...{ tags, news, discountCodes, reviews, popups, albums, services, serviceTags, elements, elementPictures, forms },
  ...{ carriers, carrierZones, carrierBands, variations, variationValues, blogFolders, blogArticles, blogArticleFolders },
};

/** `npm run test:all` has more. */
const count = byTier({ fast: 100, rest: 1_000 });

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

async function rowsOf(db: Database, table: PgTable & { idSite: PgColumn }): Promise<string> {
  const { id } = getTableColumns(table) as Record<string, PgColumn | undefined>;
  const rows = await db
    .select()
    .from(table as PgTable)
    .where(eq(table.idSite, idSite))
    .orderBy(...(id ? [asc(id)] : []));
  // The database numbers rows, pictures and pages.
  const isNumber = (name: string) => /^id($|[A-Z])/.test(name);
  const texts = rows.map((row) => JSON.stringify(Object.fromEntries(Object.entries(row).filter(([name]) => !isNumber(name)))));
  return (id ? texts : texts.sort()).join('\n');
}

/** Each folder stands in the one that half its number names; each article in two. */
function randomBlog() {
  const { folders, articles } = archiveFiles['blog.json'].shape;
  const [folder, article] = [folders.unwrap().element, articles.unwrap().element];
  const nested = randomEntries(folder, { count: 30, seed: 44 }).map((one, i) => ({
    ...{ ...one, slug: `folder-${i}`, id: i + 1 },
    folders: [] as object[],
  }));
  for (const [i, one] of nested.entries()) if (i > 0) nested[Math.floor((i - 1) / 2)]?.folders.push(one);
  const placed = randomEntries(article, { count, seed: 44 }).map((one, i) => ({
    ...{ ...one, slug: `article-${i}`, id: i + 1 },
    folders: [`folder-${i % 30}`, `folder-${(i + 7) % 30}`],
  }));
  return { folders: nested.slice(0, 1), articles: placed };
}

onOneEngine(`${count} random entries of each kind`, (db) => {
  it('stand in rows and are exported as their golden file says', async () => {
    const folder = writeSite(idSite, (files) => {
      for (const [file, change] of Object.entries(kinds) as [keyof typeof kinds, Change][]) {
        const entry = (archiveFiles[file] as z.ZodArray).element as z.ZodType;
        const entries = randomEntries(entry, { count, seed: 44 }) as Record<string, unknown>[];
        // What products of the small site name stays.
        const before = file === 'variations.json' ? files[file] : [];
        Object.assign(files, { [file]: [...before, ...entries.map((one, i) => ({ ...one, ...change(one, i) }))] });
      }
      Object.assign(files, { 'blog.json': randomBlog() });
    });
    await writeFolder(db(), await readFolder(folder), idSite, new Date('2026-11-01T10:00:00Z'));
    const texts = (await readSiteFiles(db(), idSite))?.texts ?? new Map<string, string>();
    const rows = Object.entries(tables).map(async ([name, table]) => [`table ${name}`, await rowsOf(db(), table)] as const);
    const files = [...Object.keys(kinds), 'blog.json'].map((file) => [file, texts.get(file) ?? ''] as const);
    await expect(digestLines([...files, ...(await Promise.all(rows))])).toMatchFileSnapshot(`../../golden/${count}-random-entries.txt`);
  });
});
