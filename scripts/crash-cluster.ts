import { parseArgs } from 'node:util';
import { crashCluster } from '../tests/crash/cluster.ts';
import { buildWhenNeeded } from './launch/build.ts';
import { orExit } from './launch/start-failure.ts';

/** All processes are restarted one by one, one of two API and of two web processes dies, Redis stops, in the middle of orders: `npm run crash:cluster -- --orders 200`. */
await orExit(async () => {
  const { values } = parseArgs({ options: { orders: { type: 'string', default: '200' } } });
  await buildWhenNeeded(new AbortController().signal);
  const { faults, answered } = await crashCluster(Number(values.orders), ({ name, orders, requests, median, slowest, broken }) =>
    console.log(
      `${name}: ${orders} orders, ${requests} requests, median ${Math.round(median)} ms, slowest ${Math.round(slowest)} ms, ${broken} calls in flight lost their answer`,
    ),
  );
  console.log(`Requests answered: web ${answered.web.join(' and ')}, API ${answered.api.join(' and ')}`);
  console.log(`${faults.length} faults${faults.map((line) => `\n  ${line}`).join('')}`);
  if (faults.length > 0) process.exitCode = 1;
});
