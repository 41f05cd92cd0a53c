import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readEnvironment } from '#config/environment.ts';
import { buildWhenNeeded } from './launch/build.ts';
import { startCluster } from './launch/cluster.ts';
import { orExit } from './launch/start-failure.ts';
import { writeTestContent } from './launch/test-content.ts';
import { emptyRedis, newPostgres } from './launch/test-services.ts';

// Two API and two web processes on PostgreSQL and Redis, all of their own: what `npm run e2e:cluster` talks to.
await orExit(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'storefront-e2e-'));
  const stopping = new AbortController();
  await buildWhenNeeded(stopping.signal);
  writeTestContent(folder);
  const postgres = await newPostgres();
  const { port } = readEnvironment();
  const cluster = await startCluster({ databaseUrl: postgres.url, redisUrl: await emptyRedis(), contentDir: folder, port });
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, async () => {
      console.log(`Requests answered: web ${cluster.web.answered.join(' and ')}, API ${cluster.api.answered.join(' and ')}`);
      await cluster.stop();
      await postgres.drop();
      rmSync(folder, { recursive: true, force: true });
      process.exit(0);
    });
  console.log(`ready ${cluster.web.origin}`);
});
