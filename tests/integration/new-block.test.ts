import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findRawStyles } from '../../scripts/check/raw-styles.ts';
import { filesOf } from '../../scripts/new-block/files.ts';

/** The project without what is installed, built or kept: the command must not change the folder that the tests stand in. */
const copy = mkdtempSync(join(tmpdir(), 'storefront-new-block-'));
const left = new Set(['node_modules', '.git', '.data', 'pictures', 'test-results', 'storybook-static']);
const type = 'estate-map-of-the-long-name';

function run(script: string, ...args: string[]) {
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(copy, script), ...args], { cwd: copy, encoding: 'utf8' });
  return { status, output: stdout + stderr };
}

beforeAll(() => {
  const isKept = (path: string) => !left.has(basename(path)) && !basename(path).startsWith('.next');
  for (const name of readdirSync('.').filter(isKept)) cpSync(name, join(copy, name), { recursive: true, filter: isKept });
  symlinkSync(join(process.cwd(), 'node_modules'), join(copy, 'node_modules'));
});
afterAll(() => rmSync(copy, { recursive: true }));

test('a new block passes every check without pictures, and the command that takes those is said: generated code, format and lint, types, raw styles', () => {
  const made = run('scripts/run.mjs', 'new-block', 'content', type);
  // The command for the missing pictures is printed: they are taken once the block looks right.
  expect(made).toMatchObject({ status: 0, output: expect.stringContaining(`npm run stories:pictures -- --update ${type}`) });
  const paths = Object.keys(filesOf('content', type));
  expect(run('node_modules/@biomejs/biome/bin/biome', 'ci', '--error-on-warnings', ...paths)).toMatchObject({ status: 0 });
  // Other blocks may be half made while one works on them; this one must be in what was generated, and whole.
  expect(run('scripts/generate.ts', '--check').output).not.toMatch(new RegExp(`${type}|is not what npm run generate makes`));

  const only = {
    extends: './tsconfig.json',
    compilerOptions: { noEmit: true, incremental: false },
    include: [],
    files: paths.filter((path) => path.endsWith('x')),
  };
  writeFileSync(join(copy, 'tsconfig.block.json'), JSON.stringify(only));
  const types = run('node_modules/typescript/bin/tsc', '-p', 'tsconfig.block.json').output;
  expect(types.split('\n').filter((line) => line.includes(type))).toEqual([]);

  const sources = Object.entries(filesOf('content', type)).filter(([path]) => /\.tsx?$/.test(path));
  expect(sources.flatMap(([, content]) => findRawStyles(content))).toEqual([]);
}, 180_000);

test.each([
  ['WineMap', /lower case/],
  ['heading', /exists already/],
  ['default', /word of JavaScript/],
  ['../hero', /lower case/],
])('no block is called %s', (name, reason) => {
  expect(run('scripts/run.mjs', 'new-block', 'content', name)).toMatchObject({ status: 1, output: expect.stringMatching(reason) });
});

test('a block stands in a subject that there is', () => {
  expect(run('scripts/run.mjs', 'new-block', 'wine-map')).toMatchObject({
    status: 1,
    output: expect.stringMatching(/subjects are page, content/),
  });
});
