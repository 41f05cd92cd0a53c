import { asc, eq, getTableColumns } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { expect, it } from 'vitest';
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
import { digestLines } from '../../golden/digest.ts';
import { byTier } from '../../tiers.ts';
import { onOneEngine } from '../databases.ts';
import { randomFiles, randomSite } from '../site/random-site.ts';
import { readFolder, writeFolder } from '../site/written-site.ts';

const idSite = 1_000_094;
const tables = {
  ...{ tags, news, discountCodes, reviews, popups, albums, services, serviceTags, elements, elementPictures, forms },
  ...{ carriers, carrierZones, carrierBands, variations, variationValues, blogFolders, blogArticles, blogArticleFolders },
};

/** `npm run test:all` has more. */
const count = byTier({ fast: 100, rest: 1_000 });

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

onOneEngine(`${count} random entries of each kind`, (db) => {
  it('stand in rows and are exported as their golden file says', async () => {
    const folder = randomSite(idSite, count);
    await writeFolder(db(), await readFolder(folder), idSite, new Date('2026-11-01T10:00:00Z'));
    const texts = (await readSiteFiles(db(), idSite))?.texts ?? new Map<string, string>();
    const rows = Object.entries(tables).map(async ([name, table]) => [`table ${name}`, await rowsOf(db(), table)] as const);
    const files = randomFiles.map((file) => [file, texts.get(file) ?? ''] as const);
    await expect(digestLines([...files, ...(await Promise.all(rows))])).toMatchFileSnapshot(`../../golden/${count}-random-entries.txt`);
  });
});
