import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { inspectionChannel } from '#client/inspection/channel.ts';
import { get } from './request.ts';

test('a built shop has no page for developers: /dev/machines is 404', async () => {
  for (const path of ['/dev/machines', '/dev/machines.dev', '/dev']) expect((await get(path)).status).toBe(404);
});

test('not one byte of the page for developers, or of what it listens to, reaches a browser', async () => {
  const built = join(process.env.NEXT_DIST_DIR || '.next', 'static');
  const files = (await readdir(built, { recursive: true })).filter((name) => /\.(?:js|css)$/.test(name));
  expect(files.length).toBeGreaterThan(10);
  for (const name of files) {
    const text = await readFile(join(built, name), 'utf8');
    for (const trace of [inspectionChannel, '/dev/machines', '@statelyai', 'showActor'])
      expect(text.includes(trace), `${trace} in ${name}`).toBe(false);
  }
});
