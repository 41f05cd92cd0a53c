import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { pino } from 'pino';
import { afterEach, expect, it, vi } from 'vitest';
import { runOnce, startJobs } from '#backend/platform/jobs/scheduler.ts';
import { jobLeases } from '#backend/tables/jobs.ts';
import { onBothEngines } from '../databases.ts';

afterEach(() => void vi.useRealTimers());

onBothEngines('of several processes on one database', (db) => {
  const parts = (now: () => Date) => ({ db: db(), logger: pino({ level: 'silent' }), now });

  it('never two run one job at once, and none runs it more often because there are others', async () => {
    let time = Date.now();
    let [running, most, runs] = [0, 0, 0];
    const job = {
      name: `test-${randomUUID()}`,
      everySeconds: 10,
      run: async () => {
        runs += 1;
        most = Math.max(most, ++running);
        await new Promise((done) => setTimeout(done, 5));
        running -= 1;
        return 0;
      },
    };
    for (let turn = 0; turn < 10; turn += 1) {
      await Promise.all(
        ['one', 'two', 'three', 'four'].map((holder) =>
          runOnce(
            parts(() => new Date(time)),
            job,
            holder,
          ),
        ),
      );
      time += 10_000;
    }
    expect([most, runs]).toEqual([1, 10]);
  });

  it('one that stops gives its jobs back, and stops too where the database answers no more', async () => {
    const job = { name: `test-${randomUUID()}`, everySeconds: 3600, run: async () => 0 };
    const leases = () => db().select().from(jobLeases).where(eq(jobLeases.name, job.name));
    const first = startJobs(
      parts(() => new Date()),
      [job],
    );
    await vi.waitUntil(async () => (await leases()).length > 0);
    await first.stop();
    expect(await leases()).toEqual([]);

    const silent = new Proxy(db(), {
      get: (target, key, receiver) => {
        if (key === 'delete') throw new Error('PostgreSQL keeps silent');
        return Reflect.get(target, key, receiver);
      },
    });
    const second = startJobs({ ...parts(() => new Date()), db: silent }, [job]);
    await vi.waitUntil(async () => (await leases()).length > 0);
    await expect(second.stop()).resolves.toBeUndefined();
  });

  it('one keeps a job for as long as a run takes, and another has it fifteen seconds after that process died', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] });
    const now = () => new Date();
    const runs: string[] = [];
    const name = `test-${randomUUID()}`;
    const job = (holder: string, work: () => Promise<void>) => ({
      name,
      everySeconds: 3600,
      run: async () => {
        runs.push(holder);
        await work();
        return 0;
      },
    });
    const isHeldUntil = async (moment: number) => {
      for (;;) {
        const [lease] = await db().select().from(jobLeases).where(eq(jobLeases.name, name));
        if ((lease?.until.getTime() ?? 0) >= moment) return;
        await new Promise((done) => setTimeout(done, 5));
      }
    };
    // It never ends: the process is killed in the middle.
    void runOnce(
      parts(now),
      job('first', () => new Promise(() => {})),
      'first',
    );
    await isHeldUntil(Date.now() + 15_000);
    const second = () =>
      runOnce(
        parts(now),
        job('second', () => Promise.resolve()),
        'second',
      );
    for (let step = 0; step < 12; step += 1) {
      vi.advanceTimersByTime(5_000);
      await isHeldUntil(Date.now() + 15_000);
      await second();
    }
    expect(runs).toEqual(['first']);
    const death = Date.now();
    vi.clearAllTimers();
    vi.setSystemTime(death + 14_000);
    await second();
    expect(runs).toEqual(['first']);
    vi.setSystemTime(death + 15_001);
    await second();
    expect(runs).toEqual(['first', 'second']);
  });
});
