import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import { openDatabase } from '#backend/platform/database/connect.ts';
import { type Cluster, type Member, startCluster } from '../../scripts/launch/cluster.ts';
import { newPostgres, newRedis } from '../../scripts/launch/test-services.ts';
import { checkBooks } from './check-books.ts';
import { fillShop, idSite, stock } from './shop-of-plenty.ts';
import { buy, type Told, type Way } from './shopper.ts';

/** Figures of a part of the run. Times in ms of whole orders (cart, order, payment), from the first call to the last answer. */
export type Part = { name: string; orders: number; requests: number; median: number; slowest: number; broken: number };
export type ClusterOutcome = { parts: Part[]; faults: string[]; answered: { web: readonly number[]; api: readonly number[] } };

const shoppers = 8;
/** STOP_DELAY in seconds: the fronts look four times a second. */
const stopDelay = 2;
/** Milliseconds in which a front surely sees that a process is there again. */
const noticedMs = 1000;

/**
 * Orders over two web and two API processes: undisturbed; while all are restarted one by one; while one API process and then one web
 * process are killed (SIGKILL); without Redis. A call whose answer is lost with a killed process is made again, as a browser's checkout
 * does; nothing else may fail.
 */
export async function crashCluster(ordersEach: number, onPart: (part: Part) => void = () => {}): Promise<ClusterOutcome> {
  const [postgres, redis] = [await newPostgres(), await newRedis()];
  let cluster: Cluster | undefined;
  try {
    cluster = await startCluster({ databaseUrl: postgres.url, redisUrl: redis.url, stopDelay });
    const pieces = await fillShop({ dataDir: '', databaseUrl: postgres.url }, true);
    const at = { origin: `${cluster.web.origin}/api`, idSite, pieces };
    const told: Told[] = [];
    const faults: string[] = [];
    const parts: Part[] = [];
    let next = 0;

    const { web, apis, webs } = cluster;
    const countRequests = () => web.answered.reduce((sum, each) => sum + each, 0);

    /** Has people buy for so many orders, and until what happens meanwhile is over. */
    const part = async (name: string, disturb: (isHalf: () => boolean) => Promise<void>, mayBreak = false) => {
      const way: Way = { broken: 0, failures: [] };
      const times: number[] = [];
      const [first, before] = [next, countRequests()];
      let [isOver, isBought] = [false, false];
      const pages = browse(web.origin, () => isBought, way);
      const buying = Array.from({ length: shoppers }, async () => {
        while (next < first + ordersEach || !isOver) {
          const [index, began] = [next++, performance.now()];
          await buy(at, index, way).then(
            (order) => void told.push(order),
            (error: Error) => void faults.push(`${name}, order ${index}: ${error.message}`),
          );
          times.push(performance.now() - began);
        }
      });
      await disturb(() => next >= first + ordersEach / 2).finally(() => {
        isOver = true;
      });
      await Promise.all(buying);
      isBought = true;
      await pages;
      const inOrder = times.toSorted((a, b) => a - b);
      const done = {
        name,
        orders: next - first,
        requests: countRequests() - before,
        median: inOrder[inOrder.length >> 1] ?? 0,
        slowest: inOrder.at(-1) ?? 0,
        broken: way.broken,
      };
      faults.push(...way.failures);
      if (way.broken > 0 && !mayBreak) faults.push(`${name}: ${way.broken} calls lost their answer`);
      parts.push(done);
      onPart(done);
    };

    await part('undisturbed', async () => {});
    await part('API processes restarted one by one', () => restartAll(apis));
    await part('web processes restarted one by one', () => restartAll(webs));
    await part('one API process killed', (isHalf) => killAt(isHalf, apis[0]), true);
    await part('one web process killed too', (isHalf) => killAt(isHalf, webs[0]), true);
    await part('Redis stopped', async (isHalf) => {
      await until(isHalf);
      await redis.stop();
    });
    await part('without Redis', async () => {});

    const answered = { web: web.answered, api: cluster.api.answered };
    await cluster.stop();
    const { db, close } = await openDatabase({ dataDir: '', databaseUrl: postgres.url });
    faults.push(...(await checkBooks(db, { idSite, stock, pieces, told })).map((line) => `books: ${line}`));
    await close();
    return { parts, faults, answered };
  } finally {
    await cluster?.stop();
    await redis.stop();
    await postgres.drop();
  }
}

/** Somebody who reads pages meanwhile; a page that is not whole counts as a lost answer, another status as a failure. */
async function browse(origin: string, isOver: () => boolean, way: Way): Promise<void> {
  for (let turn = 0; !isOver(); turn += 1) {
    try {
      const answer = await fetch(origin + (turn % 2 === 0 ? '/' : '/cart'));
      await answer.text();
      if (answer.status === 502) way.broken += 1;
      else if (answer.status !== 200) way.failures.push(`a page answered ${answer.status}`);
    } catch {
      way.broken += 1;
    }
    await wait(50);
  }
}

async function restartAll(members: readonly Member[]): Promise<void> {
  for (const member of members) {
    await member.restart();
    await wait(noticedMs);
  }
}

async function killAt(isTime: () => boolean, member: Member | undefined): Promise<void> {
  await until(isTime);
  member?.child.kill('SIGKILL');
  if (member?.child.exitCode === null) await once(member.child, 'exit');
}

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await wait(5);
}
