import { join } from 'node:path';
import { expect, it } from 'vitest';
import { z } from 'zod';
import type { Archive } from '#backend/operations/archive/archive.ts';
import { readSiteFiles } from '#backend/operations/archive/export/export.ts';
import { exportProducts } from '#backend/operations/exchange/export-products.ts';
import { archiveFiles } from '#schemas/archive-files.ts';
import { langs } from '#schemas/site.ts';
import { digestLines } from '../../golden/digest.ts';
import { onOneEngine } from '../databases.ts';
import { fullSite } from '../site/full-site.ts';
import { writeSite } from '../site/small-site.ts';
import { unusualSite } from '../site/unusual-site.ts';
import { fieldsAtDefault } from '../site/values-at-default.ts';
import { readFolder, writeFolder } from '../site/written-site.ts';

const content = join(import.meta.dirname, '../../../content');
/** Below the numbers that other suites draw. */
const sites: readonly [name: string, idSite: number, folder: () => string][] = [
  ['site-89', 1_000_089, () => join(content, '89')],
  ['site-90', 1_000_090, () => join(content, '90')],
  ['full-site', 1_000_091, () => writeSite(1_000_091, fullSite)],
  ['unusual-site', 1_000_092, () => writeSite(1_000_092, unusualSite)],
];
const now = new Date('2026-11-01T10:00:00Z');

/** Gives a number to each entry that the database would number otherwise: as many rows as others wrote before. */
function numberEntries(archive: Archive): void {
  const { products, news, blogFolders, articles, albums, services, elements, forms, popups } = archive;
  const declinations = products.flatMap((product) => product.declinations);
  for (const list of [products, declinations, news, blogFolders, articles, albums, services, elements, forms, popups])
    for (const [index, entry] of list.entries()) entry.id = index + 1;
}

onOneEngine('golden files of archives', (db) => {
  it.each(sites)('%s is exported as it was, and so are its products as CSV in both languages', async (name, idSite, folder) => {
    const read = await readFolder(folder());
    const { locales } = read.archive.site;
    numberEntries(read.archive);
    await writeFolder(db(), read, idSite, now);
    const files = await readSiteFiles(db(), idSite, { withSecrets: true });
    await expect(digestLines(files?.texts ?? [])).toMatchFileSnapshot(`../../golden/${name}.txt`);
    const csv = langs.map(async (lang) => {
      let text = '';
      for await (const piece of exportProducts(db(), { id: idSite, locales }, lang)) text += piece;
      return [`products-${lang}.csv`, text] as const;
    });
    await expect(digestLines(await Promise.all(csv))).toMatchFileSnapshot(`../../golden/${name}-csv.txt`);
    if (name !== 'unusual-site') return;
    const written = Object.entries(archiveFiles).flatMap(([path, schema]) => {
      const text = files?.texts.get(path);
      return text === undefined ? [] : fieldsAtDefault(schema, z.json().parse(JSON.parse(text))).map((field) => `${path} ${field}`);
    });
    expect(written).toEqual([
      // An export writes fonts as files.
      ...['site.json /fonts[]/package', 'site.json /fonts[]/weights'],
      // The innermost folder has none in it.
      'blog.json /folders[]/folders[]/folders',
      // The text of a popup's picture in other languages stands among its own.
      'popups.json []/picture/translations',
    ]);
  });
});
