import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const guide = readFileSync('docs/architecture.md', 'utf8');
const table = guide.slice(guide.indexOf('## Where to find')).split('\n## ')[0] ?? '';
const places = [...table.matchAll(/`([a-z][^`]*)`/g)].map(([, path = '']) => path);

it('the guide says of at least twenty behaviours where they are', () => {
  expect(places.length).toBeGreaterThanOrEqual(20);
});

it.each(places)('what the guide names is there: %s', (path) => {
  expect(existsSync(path.split('<')[0] ?? '')).toBe(true);
});
