import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const inRoot = (path: string) => readFileSync(join(root, path), 'utf8');

it('every npm script that a document or a line of help names can be run', () => {
  const { scripts } = JSON.parse(inRoot('package.json')) as { scripts: Record<string, string> };
  const files = execFileSync('git', ['ls-files', '*.md', 'scripts/*.ts', 'bench/*.ts', 'tools/*.ts'], { cwd: root, encoding: 'utf8' });
  const named = files
    .split('\n')
    .filter(Boolean)
    .flatMap((file) => [...inRoot(file).matchAll(/npm run (?:-s )?([\w:-]*\w)/g)].map(([, name = '']) => ({ file, name })));
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter(({ name }) => !(name in scripts))).toEqual([]);
});
