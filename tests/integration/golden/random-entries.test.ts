import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { readSiteFiles } from '#backend/operations/archive/export/export.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { discountCodes } from '#backend/tables/cart.ts';
import { news } from '#backend/tables/pages.ts';
import { popups } from '#backend/tables/popups.ts';
import { albums, reviews, services, serviceTags } from '#backend/tables/publishing.ts';
import { tags } from '#backend/tables/site-presentation.ts';
import { archiveFiles } from '#schemas/archive-files.ts';
import { digestLines } from '../../golden/digest.ts';
import { byTier } from '../../tiers.ts';
import { onOneEngine } from '../databases.ts';
import { randomEntries } from '../site/random-entries.ts';
import { writeSite } from '../site/small-site.ts';
import { readFolder, writeFolder } from '../site/written-site.ts';

const idSite = 1_000_094;
const tables = { tags, news, discountCodes, reviews, popups, albums, services, serviceTags };

type Change = (entry: Record<string, unknown>, index: number) => Record<string, unknown>;
const bounds: Change = ({ from = null, until = null, type, amount }, i) => ({
  ...{ code: `CODE ${i}`, type: Number(amount) > 10_000 ? 'EURO' : type, tags: i % 2 ? ['tag-1', 'tag-2'] : [] },
  ...(from && until && String(from) > String(until) ? { from: until, until: from } : { from, until }),
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

/** `npm run test:all` has more. */
const count = byTier({ fast: 100, rest: 1_000 });

onOneEngine(`${count} random entries of each flat kind`, (db) => {
  it('stand in rows and are exported as their golden file says', async () => {
    const folder = writeSite(idSite, (files) => {
      for (const [file, change] of Object.entries(kinds) as [keyof typeof kinds, Change][]) {
        const entry = (archiveFiles[file] as z.ZodArray).element as z.ZodType;
        const entries = randomEntries(entry, { count, seed: 44 }) as Record<string, unknown>[];
        Object.assign(files, { [file]: entries.map((one, i) => ({ ...one, ...change(one, i) })) });
      }
    });
    await writeFolder(db(), await readFolder(folder), idSite, new Date('2026-11-01T10:00:00Z'));
    const texts = (await readSiteFiles(db(), idSite))?.texts ?? new Map<string, string>();
    const rows = Object.entries(tables).map(async ([name, table]) => [`table ${name}`, await rowsOf(db(), table)] as const);
    const files = Object.keys(kinds).map((file) => [file, texts.get(file) ?? ''] as const);
    await expect(digestLines([...files, ...(await Promise.all(rows))])).toMatchFileSnapshot(`../../golden/${count}-random-entries.txt`);
  });
});
