import { parseArgs } from 'node:util';
import { crash, type Engine } from '../tests/crash/crash.ts';
import { orExit, StartFailure } from './launch/start-failure.ts';

/** The API dies in the middle of orders: `npm run crash -- --orders 1000 --kills 20 --database pglite|postgresql`. */
await orExit(async () => {
  const { values } = parseArgs({
    options: {
      orders: { type: 'string', default: '1000' },
      kills: { type: 'string', default: '20' },
      database: { type: 'string', default: 'pglite' },
    },
  });
  const [orders, kills] = [Number(values.orders), Number(values.kills)];
  if (!isEngine(values.database) || !(orders > 0) || !(kills > 0))
    throw new StartFailure('npm run crash -- --orders 1000 --kills 20 --database pglite|postgresql');
  const began = performance.now();
  const { faults, told, broken, mails, comeBack } = await crash({
    orders,
    kills,
    engine: values.database,
    amongMails: true,
    onKill: console.log,
  });
  console.log(`
${values.database}: ${told.placed} orders placed, ${told.paid} of them paid, by ${orders} shoppers; the API was killed ${kills} times
${broken} calls lost their answer and were made again
${mails.different} e-mails were handed to the mail server, ${mails.again} of them a second time under the same Message-ID
back after ${Math.round(comeBack.median)} ms (median), ${Math.round(comeBack.most)} ms at most
${faults.length} faults in ${Math.round((performance.now() - began) / 1000)} s${faults.map((line) => `\n  ${line}`).join('')}`);
  if (faults.length > 0) process.exitCode = 1;
});

function isEngine(name: string): name is Engine {
  return name === 'pglite' || name === 'postgresql';
}
