import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { exportSite } from '#backend/operations/archive/export/export-folder.ts';
import { importArchive } from '#backend/operations/archive/import/import.ts';
import { readArchive } from '#backend/operations/archive/read-archive.ts';
import type { OpenDatabase } from '#backend/platform/database/connect.ts';
import { diskMediaStore } from '#backend/platform/storage/disk-store.ts';
import { openSampleSites } from '../sample-sites.ts';
import { openPglite } from '../template.ts';
import { answersOf } from './answers.ts';
import { appOf } from './open-site.ts';

const filesIn = (folder: string): Map<string, Buffer> =>
  new Map(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((path) => [path.slice(folder.length + 1), readFileSync(path)]),
  );

describe.each([89, 90])('the sample site %i', (idSite) => {
  const scratch = mkdtempSync(join(tmpdir(), 'storefront-samples-'));
  const opened: OpenDatabase[] = [];
  /** A database of its own with the site of a folder in it: the sample, copied as it was once imported, or what was exported. */
  const open = async (folder: string, isSample: boolean) => {
    const place = join(scratch, String(opened.length));
    const { db, ...rest } = isSample ? await openSampleSites(place) : await openPglite(join(place, 'data'));
    opened.push({ db, ...rest });
    const mediaStore = diskMediaStore(join(place, 'media'));
    const archive = await readArchive(folder);
    if (!isSample) await importArchive({ db, mediaStore, archive });
    const out = join(place, 'out');
    await exportSite({ db, mediaStore, idSite, folder: out, withSecrets: true });
    return { ...appOf(db, idSite, mediaStore), archive, out };
  };
  let here: Awaited<ReturnType<typeof open>>;
  let there: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    here = await open(join(import.meta.dirname, '../../../content', String(idSite)), true);
    there = await open(here.out, false);
  }, 120_000);
  afterAll(async () => {
    for (const { close } of opened) await close();
    rmSync(scratch, { recursive: true, force: true });
  });

  it('is byte for byte the same after it moved into another database', () => {
    const [first, second] = [filesIn(here.out), filesIn(there.out)];
    expect([...second.keys()]).toEqual([...first.keys()]);
    expect([...first].filter(([path, bytes]) => !second.get(path)?.equals(bytes)).map(([path]) => path)).toEqual([]);
    for (const file of ['site.json', 'pages.json', 'products.json', 'pictures', 'fonts']) expect(readdirSync(here.out)).toContain(file);
  });

  it('tells visitors the same there, in each of its languages', async () => {
    const { site, components, forms, popups, elements } = here.archive;
    const slugs = (list: readonly { slug: string }[]) => list.map(({ slug }) => slug);
    const routes = [...new Set(elements.map(({ route }) => route))];
    const known = { components: [...components.keys()], forms: slugs(forms), popups: slugs(popups), routes };
    for (const locale of site.locales) {
      const answers = await answersOf(here, locale, known);
      expect(await answersOf(there, locale, known)).toEqual(answers);
      expect(Object.keys(answers).length).toBeGreaterThan(here.archive.products.length * 3);
    }
  }, 120_000);
});
