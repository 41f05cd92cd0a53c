import { afterAll, expect, inject, it } from 'vitest';
import { onDatabase, openFresh } from '../../integration/databases.ts';
import { engine, holds, runs } from '../asked.ts';
import { expectEqualBooks, expectSound, settle } from './books.ts';
import { act, begin, counts } from './play.ts';
import { type Sequence, sequences } from './steps.ts';
import { openWorld, type World } from './world.ts';

const wanted = runs({ fast: 45, rest: 300 });
/** Sequences from which on a second database is worth its opening. */
const fewSequences = 200;
const chosen = engine(inject('databaseUrl') ? 'PostgreSQL' : 'PGlite');
const mostWorlds = chosen === 'PostgreSQL' && wanted > fewSequences ? 4 : 1;

const free: World[] = [];
const waiting: ((world: World) => void)[] = [];
const opened: Promise<World>[] = [];

/** A world in which nothing is going on. Each has a database of its own: jobs work on all orders of one. */
async function takeWorld(): Promise<World> {
  const world = free.pop();
  if (world) return world;
  if (opened.length >= mostWorlds) return new Promise((given) => waiting.push(given));
  const opening = openFresh(chosen).then(({ database, databaseUrl }) => openWorld(database.db, databaseUrl));
  opened.push(opening);
  return opening;
}

function giveBack(world: World): void {
  world.bank.forget();
  const next = waiting.shift();
  if (next) next(world);
  else free.push(world);
}

async function run(sequence: Sequence): Promise<void> {
  const world = await takeWorld();
  try {
    const play = await begin(world, sequence);
    for (const step of sequence.steps) {
      await act(play, step);
      await expectSound(play);
    }
    await settle(play);
    await expectSound(play);
    await expectEqualBooks(play);
  } finally {
    giveBack(world);
  }
}

afterAll(async () => {
  for (const world of await Promise.all(opened)) await world.close();
});

onDatabase('any sequence of notifications, refunds and crashes', chosen, () => {
  it(
    'leaves no order paid without its payment and none unpaid with it, gives back no more than came, and books that equal the bank’s',
    async () => {
      await holds(sequences, wanted, run, { name: 'sequences', each: 1 });
      const happened = Object.fromEntries([...counts].sort(([one], [other]) => (one < other ? -1 : 1)));
      console.log(JSON.stringify(happened));
      // A run that takes nothing in proves nothing.
      for (const what of ['deliver', 'forge', 'decided accept', 'delivered, crash: in-transaction', 'refund']) {
        expect(counts.get(what) ?? 0, what).toBeGreaterThan(0);
      }
    },
    Math.max(300_000, wanted * 2_000),
  );
});
