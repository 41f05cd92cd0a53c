import { describe, expect, it, vi } from 'vitest';
import { createPictureTurns } from '#backend/foundation/media/picture-turns.ts';

/** Work that ends when it is told to, in a queue whose first place is taken. */
function openQueue(bounds = { maxWaiting: 4, maxWaitMs: 1000 }) {
  const turns = createPictureTurns(bounds);
  const done: string[] = [];
  const refused: string[] = [];
  const blocked = Promise.withResolvers<void>();
  const all = [turns('first', () => blocked.promise)];
  const ask = (caller: string, name: string) => {
    const work = async () => void done.push(name);
    all.push(turns(caller, work).catch((error: { status: number }) => void refused.push(`${name} ${error.status}`)));
  };
  const finish = async () => {
    blocked.resolve();
    await Promise.all(all);
    return { done, refused };
  };
  return { ask, finish };
}

describe('turns of pictures', () => {
  it('let in one at a time', async () => {
    const turns = createPictureTurns({ maxWaiting: 10, maxWaitMs: 1000 });
    let inside = 0;
    let most = 0;
    const work = async () => {
      inside += 1;
      most = Math.max(most, inside);
      await new Promise((done) => setTimeout(done, 1));
      inside -= 1;
    };
    await Promise.all(['a', 'a', 'b', 'c'].map((caller) => turns(caller, work)));
    expect(most).toBe(1);
  });

  it('keep the next caller waiting neither behind many of one caller nor behind one of each of many', async () => {
    const flood = openQueue({ maxWaiting: 100, maxWaitMs: 1000 });
    for (let n = 0; n < 20; n += 1) flood.ask('flood', `flood ${n}`);
    flood.ask('shopper', 'shopper');
    expect((await flood.finish()).done.indexOf('shopper')).toBeLessThan(2);
    const crowd = openQueue({ maxWaiting: 100, maxWaitMs: 1000 });
    for (let n = 0; n < 20; n += 1) crowd.ask(`crowd ${n}`, `crowd ${n}`);
    crowd.ask('shopper', 'shopper');
    expect((await crowd.finish()).done.indexOf('shopper')).toBeLessThan(2);
  });

  it('come to who waits longest as often as to who came last, and to each caller in the order of the page', async () => {
    const queue = openQueue({ maxWaiting: 100, maxWaitMs: 1000 });
    for (const name of ['a1', 'a2', 'a3']) queue.ask('a', name);
    for (let n = 0; n < 6; n += 1) queue.ask(`later ${n}`, `later ${n}`);
    const { done } = await queue.finish();
    expect(done.indexOf('a1')).toBeLessThan(2);
    expect(done.filter((name) => name.startsWith('a'))).toEqual(['a1', 'a2', 'a3']);
  });

  it('refuse for now what comes when too much waits: the last of who has most waiting', async () => {
    const queue = openQueue();
    for (const name of ['a1', 'a2', 'a3', 'a4', 'a5']) queue.ask('a', name);
    queue.ask('b', 'b1');
    const { done, refused } = await queue.finish();
    expect(refused).toEqual(['a5 503', 'a4 503']);
    expect(done.toSorted()).toEqual(['a1', 'a2', 'a3', 'b1']);
  });

  it('let a caller in when each of those who wait, waits for one', async () => {
    const queue = openQueue();
    for (const name of ['a', 'b', 'c', 'd', 'e']) queue.ask(name, name);
    const { done, refused } = await queue.finish();
    expect(refused).toEqual(['d 503']);
    expect(done).toContain('e');
  });

  it('refuse what has waited too long, and say when to come again', async () => {
    vi.useFakeTimers({ toFake: ['performance'] });
    try {
      const turns = createPictureTurns({ maxWaiting: 4, maxWaitMs: 1000 });
      const blocked = Promise.withResolvers<void>();
      const first = turns('first', () => blocked.promise);
      const late = turns('a', async () => {});
      vi.advanceTimersByTime(1001);
      blocked.resolve();
      await expect(late).rejects.toMatchObject({ status: 503, headers: { 'Retry-After': '10' } });
      await first;
      await expect(turns('a', async () => 'made')).resolves.toBe('made');
    } finally {
      vi.useRealTimers();
    }
  });

  it('go on after work that fails', async () => {
    const turns = createPictureTurns({ maxWaiting: 4, maxWaitMs: 1000 });
    const failing = turns('a', () => Promise.reject(new Error('no picture')));
    const next = turns('b', async () => 'made');
    await expect(failing).rejects.toThrow('no picture');
    await expect(next).resolves.toBe('made');
  });
});
