import { get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { memoryMb } from '../process-memory.ts';
import type { KeptShop, Role } from './kept-shop.ts';

/** Figures of the shopper's pages and of the machine during an attack. */
export type Seen = {
  pages: number;
  /** Milliseconds that the slowest page took, from a new connection to its last byte. */
  slowestMs: number;
  /** Pages that were not answered 200. */
  failed: number;
  /** The most memory of each process, in MB. */
  peakMb: Readonly<Record<Role, number>>;
  /** Each process is still the same one. */
  lived: boolean;
};

const roles = ['api', 'web'] as const;

/** Asks for an address over a connection of its own; resolves to the status, 0 without an answer. */
const fetchStatus = (address: string): Promise<number> =>
  new Promise((done) => {
    const asked = get(address, { agent: false, timeout: 20_000 }, (answer) =>
      answer.resume().once('close', () => done(answer.statusCode ?? 0)),
    );
    asked.once('timeout', () => asked.destroy());
    asked.once('error', () => done(0));
  });

/** Memory of a shop's processes now, in MB; 0 of one that has ended. */
export function memoryOf(shop: KeptShop): Record<Role, number> {
  const of = (role: Role) => {
    const pid = shop.pid(role);
    try {
      return pid === undefined ? 0 : memoryMb({ pid });
    } catch {
      return 0;
    }
  };
  return { api: of('api'), web: of('web') };
}

/** Ten pages a second, each by a shopper who has nothing yet, until `during` is over: a kept one, and one that asks the API each time. */
export async function watch(shop: KeptShop, paths: readonly string[], during: Promise<unknown>): Promise<Seen> {
  const before = roles.map(shop.pid);
  const seen = { pages: 0, slowestMs: 0, failed: 0, peakMb: { api: 0, web: 0 } };
  let isOver = false;
  const over = during.finally(() => {
    isOver = true;
  });
  const asked: Promise<void>[] = [];
  for (let turn = 0; !isOver; turn += 1) {
    const path = paths[turn % paths.length] ?? '/';
    const begun = performance.now();
    asked.push(
      fetchStatus(`${shop.origin}${path}`).then((status) => {
        seen.pages += 1;
        seen.slowestMs = Math.max(seen.slowestMs, performance.now() - begun);
        if (status !== 200) seen.failed += 1;
      }),
    );
    const now = memoryOf(shop);
    for (const role of roles) seen.peakMb[role] = Math.max(seen.peakMb[role], now[role]);
    await wait(100);
  }
  await Promise.all([over, ...asked]);
  const after = roles.map(shop.pid);
  return { ...seen, lived: before.every((pid, at) => pid === after[at]) };
}
