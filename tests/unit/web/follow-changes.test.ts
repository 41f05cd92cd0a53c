import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { followSite } from '#web/cache/follow-changes.ts';

it('nobody waits a second for an API that keeps silent about what changed', async () => {
  const server = createServer(() => {});
  server.listen(0);
  await once(server, 'listening');
  const apiHost = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { catchUp } = followSite({ apiHost, siteId: 89 }, () => {});
  const begun = performance.now();
  expect(await Promise.all([catchUp(), catchUp()])).toEqual([false, false]);
  expect(performance.now() - begun).toBeLessThan(1000);
  server.closeAllConnections();
  server.close();
});
