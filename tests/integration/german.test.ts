import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, globSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Texts } from '../../scripts/generate/messages/read-texts.ts';

/** The project without what is installed, built or kept: a language must not be added to the folder that the tests stand in. */
const copy = mkdtempSync(join(tmpdir(), 'storefront-german-'));
const left = new Set(['node_modules', '.git', '.data', 'test-results', 'storybook-static']);
/** The one list of languages. */
const list = 'messages/languages.ts';
/** Texts that the translator has not come to yet. */
const untranslated = 'registry/buying/';

/** Runs a script of the copy as a person would: without what this run of the tests tells its own processes. */
function run(script: string, ...args: string[]) {
  const own = Object.entries(process.env).filter(([name]) => !/^(VITEST|TEST_TIER$|NODE_ENV$)/.test(name));
  const env = Object.fromEntries(own) as NodeJS.ProcessEnv;
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, script), ...args], { cwd: copy, encoding: 'utf8', env });
  return { status, output: stdout + stderr };
}

const translated = (texts: Texts): Texts =>
  Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, typeof text === 'string' ? `DE ${text}` : translated(text)]));

/** Writes every English text with a mark as a German one, but those that are not translated. */
function addGermanTexts(): void {
  const files = [
    ...globSync('messages/en/**/*.json', { cwd: copy }).map((file) => [file, file.replace('messages/en/', 'messages/de/')] as const),
    ...globSync('registry/*/*/messages/en.json', { cwd: copy }).map((file) => [file, file.replace('en.json', 'de.json')] as const),
  ];
  for (const [english, german] of files) {
    if (english.includes(untranslated)) continue;
    mkdirSync(dirname(join(copy, german)), { recursive: true });
    const texts = JSON.parse(readFileSync(join(copy, english), 'utf8')) as Texts;
    writeFileSync(join(copy, german), `${JSON.stringify(translated(texts), null, 2)}\n`);
  }
}

/** Documents that `generate` writes, and in which the choice of a language names each. */
const generatedDocuments: readonly string[] = ['docs/data-files.md', 'docs/parameters.md'];

/** Digests of the files that people write, by path. */
function readWritten(): ReadonlyMap<string, string> {
  const files = globSync('**/*.*', { cwd: copy, withFileTypes: true, exclude: (entry) => left.has(entry.name) })
    .filter((entry) => entry.isFile() && !/\/generated(\/|$)/.test(entry.parentPath))
    .map((entry) => join(entry.parentPath, entry.name));
  return new Map(files.map((file) => [file.slice(copy.length + 1), createHash('sha256').update(readFileSync(file)).digest('hex')]));
}

beforeAll(() => {
  const isKept = (path: string) => !left.has(basename(path)) && !basename(path).startsWith('.next');
  for (const name of readdirSync('.').filter(isKept)) cpSync(name, join(copy, name), { recursive: true, filter: isKept });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

test('German is texts and one line in the list of languages: it compiles, nothing else is changed, and pages speak it', () => {
  const before = readWritten();
  addGermanTexts();
  const languages = readFileSync(join(copy, list), 'utf8');
  const line = "  de: { name: 'Deutsch', locale: 'de-DE', siteLocale: 'de_DE' },\n";
  writeFileSync(join(copy, list), languages.replace('} as const satisfies', `${line}} as const satisfies`));

  const generated = run('scripts/run.mjs', 'generate');
  expect(generated).toMatchObject({ status: 0, output: expect.stringContaining(`messages/de/${untranslated}`) });
  const after = readWritten();
  const changed = [...before].filter(([path, digest]) => after.get(path) !== digest).map(([path]) => path);
  expect(changed.filter((path) => !generatedDocuments.includes(path))).toEqual([list]);

  expect(run('node_modules/typescript/bin/tsc', '--noEmit', '-p', '.')).toEqual({ status: 0, output: '' });

  // Missing translations are said in English there, and nothing in French.
  const pages = run('node_modules/vitest/vitest.mjs', 'run', '--project', 'pages', 'page-language', '-t', 'in de shows');
  expect(pages.status, pages.output).toBe(0);
  expect(pages.output).toMatch(/2 passed/);
}, 900_000);
