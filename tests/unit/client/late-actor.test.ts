import { describe, expect, it, vi } from 'vitest';
import { createLateActor, type Running } from '#client/shop/late-actor.ts';
import { until } from './until.ts';

/** A store of a counter whose code arrives when told to. */
function counterStore(options: { watched?: boolean; stored?: string } = {}) {
  const failures: unknown[] = [];
  let loads = 0;
  let settle: { arrive: () => void; fail: (error: Error) => void } | undefined;
  const store = createLateActor<number, string>({
    idle: () => -1,
    load: () => {
      loads += 1;
      return new Promise<Running<number, string>>((resolve, reject) => {
        settle = { arrive: () => resolve(counter(options.stored ?? '')), fail: reject };
      });
    },
    startWhenWatched: () => options.watched ?? false,
    onLoadFailure: (error) => failures.push(error),
  });
  const arrive = async () => {
    settle?.arrive();
    await store.start();
  };
  return { store, failures, loads: () => loads, arrive, fail: (error: Error) => settle?.fail(error) };
}

function counter(stored: string): Running<number, string> {
  let count = 0;
  const listeners: (() => void)[] = [];
  return {
    getSnapshot: () => count,
    subscribe: (listener) => void listeners.push(listener),
    resume: () => {
      count += stored.length;
    },
    send: (event) => {
      count += event.length;
      for (const listener of listeners) listener();
    },
  };
}

describe('a lazy store', () => {
  it('loads nothing until it is touched', () => {
    const { store, loads } = counterStore();
    store.subscribe(() => undefined);
    expect([store.getSnapshot(), loads()]).toEqual([-1, 0]);
  });

  it('starts once, and hands over in order what was sent meanwhile', async () => {
    const { store, loads, arrive } = counterStore();
    const listener = vi.fn();
    store.subscribe(listener);
    store.send('a');
    store.send('bb');
    expect([store.getSnapshot(), loads()]).toEqual([-1, 1]);
    await arrive();
    expect(store.getSnapshot()).toBe(3);
    expect(listener).toHaveBeenCalledTimes(1);
    store.send('c');
    expect([store.getSnapshot(), listener.mock.calls.length, loads()]).toEqual([4, 2, 1]);
  });

  it('is started without what is stored, which it reads itself, and told it once it runs', async () => {
    const { store, loads, arrive } = counterStore({ stored: 'abb' });
    store.sendStored('a');
    store.sendStored('bb');
    expect(loads()).toBe(1);
    await arrive();
    expect(store.getSnapshot()).toBe(3);
    store.sendStored('ccc');
    expect(store.getSnapshot()).toBe(6);
  });

  it('starts with its first watcher where that is asked for', () => {
    const { store, loads } = counterStore({ watched: true });
    store.subscribe(() => undefined);
    expect(loads()).toBe(1);
  });

  it('tells when its code could not be loaded, and tries again at the next touch', async () => {
    const { store, failures, loads, arrive, fail } = counterStore();
    store.send('a');
    fail(new Error('offline'));
    await until(() => expect(failures).toHaveLength(1));
    store.send('b');
    expect(loads()).toBe(2);
    await arrive();
    expect(store.getSnapshot()).toBe(2);
  });

  it('forgets a listener that stopped', async () => {
    const { store, arrive } = counterStore();
    const listener = vi.fn();
    store.subscribe(listener).unsubscribe();
    store.send('a');
    await arrive();
    expect(listener).not.toHaveBeenCalled();
  });
});
