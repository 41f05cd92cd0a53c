import { existsSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, it } from 'vitest';

const page = readFileSync('docs/architecture.md', 'utf8');
const section = page.slice(page.indexOf('## Ways through the code')).split('\n## ')[0] ?? '';
const ways = section
  .split('\n### ')
  .slice(1)
  .map((text) => ({ name: text.split('\n', 1)[0] ?? '', lines: text.split('\n').filter((line) => /^\d+\. /.test(line)) }));

const { imports: folders } = JSON.parse(readFileSync('package.json', 'utf8')) as { imports: Record<string, string> };
const prefixes = Object.keys(folders).map((name) => name.replace('*', ''));
const source = (file: string): string => readFileSync(file, 'utf8');

/** The files of the project that a file imports, types left out. */
function importsOf(file: string): string[] {
  const code = source(file).replace(/^import type [^;]*;$/gm, '');
  return [...code.matchAll(/(?:from |import\(|import )'([#.][^']+)'/g)]
    .map(([, target = '']) =>
      prefixes.some((prefix) => target.startsWith(prefix)) ? target.slice(1) : normalize(join(dirname(file), target)),
    )
    .filter((target) => existsSync(target));
}

/** Returns whether a file imports another, directly or through one file between them. */
function reaches(from: string, to: string): boolean {
  const direct = importsOf(from);
  return direct.includes(to) || direct.some((file) => importsOf(file).includes(to));
}

/** Reads a line: its file in bold, other files, and the link by which its file is reached. */
function readLine(line: string) {
  const [, file = ''] = /\*\*`([^`]+)`\*\*/.exec(line) ?? [];
  const [before = '', after = ''] = line.split(/\*\*`[^`]+`\*\*/);
  const others = [...after.matchAll(/`([\w-]+\/[^`]*\.tsx?)`/g)].map(([, path = '']) => path);
  const [, framework, link] = /By (?:(Next)|[^`]*`([^`]+)`):/.exec(before) ?? [];
  return { file, others, link: framework ?? link };
}

/** Lists the faults of a path through the code, step by step. */
function faultsOf(lines: readonly string[]): string[] {
  const steps = lines.map(readLine);
  return steps.flatMap(({ file, others, link }, at) => {
    const missing = [file, ...others].filter((path) => !existsSync(path)).map((path) => `${path} is not there`);
    if (missing.length > 0) return missing;
    const apart = others.filter((other) => !reaches(file, other)).map((other) => `${file} does not import ${other}`);
    const before = steps[at - 1]?.file;
    if (before === undefined) return apart;
    if (link === undefined) return reaches(before, file) ? apart : [...apart, `${before} does not import ${file}`];
    if (link === 'Next') return file.startsWith('pages/') ? apart : [...apart, `Next does not run ${file}`];
    const isNamed = (path: string) => path.includes(link) || source(path).includes(link);
    const isLinked = steps.slice(0, at).some((step) => isNamed(step.file)) && [file, ...others].some(isNamed);
    return isLinked ? apart : [...apart, `nothing before leads by ${link} to ${file}`];
  });
}

it('four ways through the code are told in at most twelve lines each', () => {
  expect(ways.map(({ name }) => name)).toEqual([
    'A request for a page',
    'A click that adds to the cart',
    'A save in the page editor',
    'A save of a setting',
  ]);
  for (const { lines } of ways) {
    expect(lines.length).toBeGreaterThan(5);
    expect(lines.length).toBeLessThanOrEqual(12);
  }
});

it.each(ways)('each file of the way is reached from the one before: $name', ({ lines }) => {
  expect(faultsOf(lines)).toEqual([]);
});

it.each([
  ['is not imported', '1. **`web/cache/ask-next.ts`** a\n2. **`domain/vat.ts`** b', 'web/cache/ask-next.ts does not import domain/vat.ts'],
  ['is not there', '1. **`web/cache/none.ts`** a', 'web/cache/none.ts is not there'],
  [
    'is not called',
    '1. **`client/browser-api.ts`** a\n2. By `POST /order`: **`backend/commerce/checkout/routes.ts`** b',
    'nothing before leads by POST /order to backend/commerce/checkout/routes.ts',
  ],
])('a way is refused whose file %s', (_, text, fault) => {
  expect(faultsOf(text.split('\n'))).toEqual([fault]);
});
