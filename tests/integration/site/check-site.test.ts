import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readArchive } from '#backend/operations/archive/read-archive.ts';
import { checkSite } from '../../../scripts/site/check-site.ts';
import { lineOfFinding, summaryOf } from '../../../scripts/site/site-finding.ts';
import { addComponents, writeBrokenSite } from './broken-site.ts';
import { writeSite } from './small-site.ts';

type Ended = { status: number | null; lines: string[] };

/** Runs one of the project's commands from another folder, with a database of its own. */
function run(
  command: string[],
  { cwd = tmpdir(), dataDir = join(mkdtempSync(join(tmpdir(), 'storefront-check-')), 'data') } = {},
): Promise<Ended> {
  return new Promise((done) => {
    const env = { ...process.env, DATA_DIR: dataDir, DATABASE_URL: '' };
    const child = spawn(process.execPath, [resolve('scripts/run.mjs'), ...command], { cwd, env });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    child.once('close', (status) => done({ status, lines: output.split('\n').filter(Boolean) }));
  });
}

const mistakes = readFileSync(new URL('broken-site.txt', import.meta.url), 'utf8')
  .split('\n')
  .filter(Boolean);

describe('the check of a site’s folder', () => {
  it('tells every mistake at once, each with its file, its place, what is allowed and what may be meant', async () => {
    const folder = writeBrokenSite();
    const { status, lines } = await run(['cms', 'check', folder]);
    expect(lines.slice(0, -1)).toEqual(mistakes);
    expect(lines.at(-1)).toMatch(/: \d+ mistakes, 2 warnings; an import is refused until \d+ of them are mended$/);
    expect(status).toBe(1);
  });

  it('is what a trial of an import says as well, which then looks at no database', async () => {
    const dataDir = join(mkdtempSync(join(tmpdir(), 'storefront-check-')), 'data');
    const { status, lines } = await run(['site', 'import', writeBrokenSite(), '--dry-run'], { dataDir });
    expect(lines.slice(0, mistakes.length)).toEqual(mistakes);
    expect(lines.at(-1)).toBe('Nothing was imported');
    expect({ status, hasData: existsSync(dataDir) }).toEqual({ status: 1, hasData: false });
  });

  it('finds nothing wrong in a good folder, by a path from wherever one stands, and ends with status 0', async () => {
    const folder = writeSite(4322, addComponents);
    const { status, lines } = await run(['cms', 'check', `./${basename(folder)}`], { cwd: dirname(folder) });
    expect({ status, lines }).toEqual({ status: 0, lines: [`./${basename(folder)}: no mistakes`] });
  });

  it.each(['content/89', 'content/90'])('finds nothing wrong in %s', async (folder) => {
    expect((await checkSite(folder)).findings).toEqual([]);
  });

  it('lets an import go on where a mistake costs only itself; a trial ends with status 1 all the same', async () => {
    const folder = writeSite(4323, (files) => {
      addComponents(files);
      files['parameters.json'].PRIMARY_COLOR = 'red';
    });
    const dataDir = join(mkdtempSync(join(tmpdir(), 'storefront-check-')), 'data');
    const line = 'parameters.json#/PRIMARY_COLOR: "red" is not allowed, the default takes its place. A colour is expected, such as #1a2b3c';
    const trial = await run(['site', 'import', folder, '--dry-run'], { dataDir });
    expect(trial.lines).toEqual(expect.arrayContaining([line, 'Site 4323 would be new. Nothing was written']));
    expect(trial.status).toBe(1);
    const imported = await run(['site', 'import', folder], { dataDir });
    expect(imported.lines).toEqual(expect.arrayContaining([line, expect.stringContaining('Site 4323 (Petite boutique) is imported')]));
    expect(imported.status).toBe(0);
    // Two processes that open a new database each, on a machine that has more to do.
  }, 300_000);

  it('says in one line that there is no such folder', async () => {
    expect(await run(['site', 'import', '/nowhere/at-all', '--dry-run'])).toEqual({
      status: 1,
      lines: ['/nowhere/at-all: there is no such folder'],
    });
  });

  it('is told whole by the start of the program too: each file by its path', async () => {
    const folder = writeBrokenSite();
    const error = await readArchive(folder).catch((reason: Error) => reason);
    expect(String((error as Error).message).split('\n')).toEqual(
      expect.arrayContaining([
        `${folder}/products.json#/0/pricee: "pricee" is not known here; did you mean "price"?`,
        `${folder}/site.json#/locale: "locale" is not known here; did you mean "locales"?`,
      ]),
    );
  });

  it('does not refuse what stands in a file that names what an unreadable file holds', async () => {
    const folder = writeSite(4324, addComponents);
    writeFileSync(join(folder, 'variations.json'), '[');
    const { findings } = await checkSite(folder);
    expect(findings.map(lineOfFinding)).toEqual(['variations.json: this is not JSON (Unexpected end of JSON input)']);
    expect(summaryOf('my-site', findings)).toBe('my-site: 1 mistake; an import is refused until it is mended');
  });
});
