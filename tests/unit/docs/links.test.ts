import { existsSync, globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { brokenLink, decisionsNamedIn, filesNamedIn, linksOf } from '../../../scripts/check/anchors.ts';
import { rooms } from '../../../scripts/check/rooms.ts';

const pages = [...globSync('*.md'), ...globSync('docs/**/*.md')].sort();
const sources = globSync(
  '{admin,backend,client,config,domain,machines,pages,registry,renderer,schemas,scripts,tests,themes,tools,ui,web}/**/*.{ts,tsx,sql}',
).concat('proxy.tsx');

it('every link of a document to a file or section of the project leads there', () => {
  const broken = pages.flatMap((page) => linksOf(readFileSync(page, 'utf8')).map((target) => brokenLink('.', page, target)));
  expect(broken.filter(Boolean)).toEqual([]);
});

it('every file that a document names as code is there', () => {
  const folders = [...Object.keys(rooms), 'docs', 'scripts', 'stories', 'tests', 'bench'];
  const named = pages.flatMap((page) => filesNamedIn(readFileSync(page, 'utf8'), folders).map((file) => ({ page, file })));
  expect(named.length).toBeGreaterThan(100);
  // The page of a new block goes through one that is not made.
  expect(named.filter(({ page, file }) => !existsSync(file) && !(page === 'docs/new-block.md' && file.includes('wine-map')))).toEqual([]);
});

it('every decision that code names is there, with its section', () => {
  const named = sources.flatMap((file) => decisionsNamedIn(readFileSync(file, 'utf8')).map((target) => [file, target] as const));
  expect(named.length).toBeGreaterThan(20);
  expect(named.map(([file, target]) => brokenLink('.', '', target) && `${file}: ${target}`).filter(Boolean)).toEqual([]);
});

it('no document and no code names a numbered record outside the archive', () => {
  const files = [...pages.filter((page) => page !== 'docs/decisions/archive.md'), ...sources];
  const number = new RegExp(['docs/', 'adr|', 'ADR ', '\\d'].join(''));
  expect(files.filter((file) => number.test(readFileSync(file, 'utf8')))).toEqual([]);
});

it.each([
  ['a file that is not there', 'missing.md', 'docs/api.md: missing.md is not there'],
  ['a section that is not there', 'api.md#no-such', 'docs/api.md: docs/api.md has no section no-such'],
])('a link to %s is reported', (_, target, problem) => {
  expect(brokenLink('.', 'docs/api.md', target)).toBe(problem);
});
