import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

// In a process of its own: what a hook has changed stays changed.
const rendererOfNext = (prepare: string): string =>
  execFileSync(
    process.execPath,
    [
      '--input-type=module',
      '--eval',
      `import { createRequire } from 'node:module';
      ${prepare}
      const require = createRequire(process.cwd() + '/');
      const renderer = require('next/dist/server/ReactDOMServerPages.js');
      console.log(renderer === require('react-dom/server.node') ? 'for Node' : 'another');`,
    ],
    { encoding: 'utf8' },
  ).trim();

const file = join(import.meta.dirname, '../../../scripts/launch/react-for-node.ts');

test('pages are rendered by the build of React that is made for Node', () => {
  expect(rendererOfNext(`(await import(${JSON.stringify(file)})).renderWithReactForNode();`)).toBe('for Node');
});

test('which Next does not take by itself: where it does, the hook has to go', () => {
  expect(rendererOfNext('')).toBe('another');
});
