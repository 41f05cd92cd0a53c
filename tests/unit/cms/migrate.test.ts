import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { migrateDocument } from '../../../scripts/cms/migrate.ts';
import { type Rollback, rollBack } from '../../../scripts/cms/rollback.ts';
import { migrateFiles } from '../../../scripts/cms/run-migration.ts';
import { blocks, document, title } from './blocks.ts';

const old = (id: string, props: object, v = 1) => title(id, props, { v });
const noDatabase = () => Promise.reject(new Error('no database is asked for'));

test('nodes of an older version are brought to that of their block, others left as they are', () => {
  const current = title('b', { text: 'x' });
  const unknown = { id: 'u', type: 'carousel', v: 1, props: { heading: 'x' } };
  const stored = document([old('a', { heading: 'Bonjour', level: 1 }), current, unknown, title('l', { text: 'x' }, { v: 9 })]);
  const before = structuredClone(stored);
  const { document: migrated, changes } = migrateDocument(stored, blocks);
  expect(stored).toEqual(before);
  const done = title('a', { level: 1, text: 'Bonjour', items: [{ label: 'Bonjour' }] });
  expect(migrated).toEqual(document([done, current, unknown, title('l', { text: 'x' }, { v: 9 })]));
  expect(changes).toEqual([{ pointer: '/layouts/0/nodes/0', id: 'a', type: 'title', from: 1, to: 3, props: ['heading', 'text', 'items'] }]);
  expect(migrateDocument(migrated, blocks).changes).toEqual([]);
});

test('texts of other languages move with the props they belong to', () => {
  const translations = { en_US: { a: { '/heading': 'Hello', '/gone': 'x' } } };
  const { document: migrated } = migrateDocument(document([old('a', { heading: 'Bonjour' })], { translations }), blocks);
  expect(migrated).toMatchObject({ translations: { en_US: { a: { '/gone': 'x', '/text': 'Hello', '/items/0/label': 'Hello' } } } });
  expect(JSON.stringify(migrated)).not.toContain('/heading');
});

test('a migration that fails leaves its node, and the others are done', () => {
  const { document: migrated, changes } = migrateDocument(document([old('a', { text: 'breaks' }, 2), old('b', { text: 'x' }, 2)]), blocks);
  expect(migrated).toMatchObject({ layouts: [{ nodes: [{ v: 2, props: { text: 'breaks' } }, { v: 3 }] }] });
  expect(changes).toMatchObject([{ failure: 'cannot be read' }, { to: 3 }]);
});

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'cms-'));
  await mkdir(join(folder, 'pages'));
  await mkdir(join(folder, 'components'));
  const write = (path: string, content: unknown) => writeFile(join(folder, path), `${JSON.stringify(content, null, 2)}\n`);
  await write('pages/home.json', document([old('a', { heading: 'Bonjour' })]));
  await write('pages/other.json', document([title('a', { text: 'x' })]));
  await write('components/footer.json', { title: 'Pied', metaDescription: '', cms: document([old('f', { heading: 'Pied' })]) });
});
afterEach(() => rm(folder, { recursive: true }));
const read = (path: string) => readFile(join(folder, path), 'utf8');

async function migrate(isDry = false) {
  const kept: Rollback[] = [];
  const migration = await migrateFiles(folder, { blocks, isDry, keep: async (rollback) => void kept.push(rollback) });
  return { ...migration, kept };
}

test('a folder is migrated with a report, and put back as it was', async () => {
  const [home, footer] = [await read('pages/home.json'), await read('components/footer.json')];
  const { lines, kept } = await migrate();
  expect(lines.map((line) => line.replace(`${folder}/`, ''))).toEqual([
    'pages/home.json#/layouts/0/nodes/0: migrated: title "a" from version 1 to 3, changed: heading, text, items',
    'components/footer.json#/cms/layouts/0/nodes/0: migrated: title "f" from version 1 to 3, changed: heading, text, items',
  ]);
  expect(JSON.parse(await read('components/footer.json'))).toMatchObject({ title: 'Pied', cms: { layouts: [{ nodes: [{ v: 3 }] }] } });
  expect((await migrate()).lines).toEqual([]);

  // As it is written to a file and read again.
  const rollback = JSON.parse(JSON.stringify(kept[0])) as Rollback;
  expect(await rollBack(rollback, false, noDatabase)).toBe(2);
  expect([await read('pages/home.json'), await read('components/footer.json')]).toEqual([home, footer]);
});

test('a dry run says the same and changes nothing', async () => {
  const before = await read('pages/home.json');
  const { lines, kept } = await migrate(true);
  expect(lines).toHaveLength(2);
  expect(kept).toEqual([]);
  expect(await read('pages/home.json')).toBe(before);
});

test('a document that has changed since is not put back, nor is any other, unless forced', async () => {
  const { kept } = await migrate();
  const rollback = kept[0] as Rollback;
  const changed = (await read('pages/home.json')).replaceAll('Bonjour', 'Bonsoir');
  await writeFile(join(folder, 'pages/home.json'), changed);
  const footer = await read('components/footer.json');
  await expect(rollBack(rollback, false, noDatabase)).rejects.toThrow(/^Changed since, nothing was put back: .*home\.json\./);
  expect([await read('pages/home.json'), await read('components/footer.json')]).toEqual([changed, footer]);
  await rollBack(rollback, true, noDatabase);
  expect(await read('pages/home.json')).toContain('"heading": "Bonjour"');
});
