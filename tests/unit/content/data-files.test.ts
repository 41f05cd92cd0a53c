import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { readArchive } from '#backend/operations/archive/read-archive.ts';
import { archiveFiles } from '#schemas/archive-files.ts';
import { dataFileProblems, dataFilesPage } from '../../../scripts/generate/data-files/page.ts';

const names = Object.keys(archiveFiles);
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'data-files-'));
  const site = { id: 7, name: 'A shop', isWinemaker: false, isECommerce: false, locales: ['fr_FR'], market: 'FR', fonts: [], logos: [] };
  writeFileSync(join(folder, 'site.json'), JSON.stringify(site));
  writeFileSync(join(folder, 'pages.json'), '[]');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the reference of data files', () => {
  it.each(names)('is right that an import reads %s', async (name) => {
    await expect(readArchive(folder)).resolves.toMatchObject({ site: { id: 7 } });
    const path = join(folder, name.replace('<slug>', 'footer'));
    await mkdir(dirname(path), { recursive: true });
    writeFileSync(path, 'no JSON');
    await expect(readArchive(folder)).rejects.toThrow(name.replace('<slug>', 'footer'));
  });

  it.each(['89', '90'])('describes every data file of site %s', (id) => {
    const files = readdirSync(join('content', id)).filter((name) => name.endsWith('.json'));
    expect(files.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('says something of every field, and of no field that is not there', () => {
    expect(dataFileProblems()).toEqual([]);
    expect(dataFilesPage()).toContain('| `declinations[].stock` | whole number, 0 or more | required | Stock: Pieces that the shop has |');
    expect(dataFilesPage()).toMatch(/\| `cart` \| `\/cart` \| \*\*required\*\* where the site sells \|/);
  });
});
