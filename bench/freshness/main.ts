import { callAsAdmin, signInAdmin } from '../../scripts/launch/admin-session.ts';
import { startCluster } from '../../scripts/launch/cluster.ts';
import { newPostgres, newRedis } from '../../scripts/launch/test-services.ts';
import { measureFreshness } from './measure.ts';

/**
 * `npm run bench:freshness`: 100 changes of each kind under 100 loads a second, over two web and two API processes, PostgreSQL
 * (TEST_DATABASE_URL, else this machine's) and a Redis of its own. Fails where a load that began a second after a change did not show it.
 * BENCH_TIMES changes the number.
 */
const limitMs = 1000;
const postgres = await newPostgres();
const redis = await newRedis();
try {
  const cluster = await startCluster({ databaseUrl: postgres.url, redisUrl: redis.url });
  try {
    const origins = cluster.webs.map(({ origin }) => origin);
    const [origin = ''] = origins;
    const cookie = await signInAdmin(origin);
    const call = callAsAdmin(origin, () => cookie);
    const times = Number(process.env.BENCH_TIMES ?? 100);
    const found = await measureFreshness({ origins, databaseUrl: postgres.url, idSite: 89, call, times, rate: 100 });
    console.log('changed        changes    loads   oldest   median of the old');
    for (const { name, changes, loads, oldestMs, medianMs } of found)
      console.log(
        `${name.padEnd(14)} ${String(changes).padStart(7)}  ${String(loads).padStart(7)} ${String(oldestMs).padStart(5)} ms ${String(medianMs).padStart(8)} ms`,
      );
    if (found.some(({ oldestMs }) => oldestMs >= limitMs)) process.exitCode = 1;
  } finally {
    await cluster.stop();
  }
} finally {
  await redis.stop();
  await postgres.drop();
}
