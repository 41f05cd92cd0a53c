import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Clock } from '../core/clock.ts';
import { Refusal } from '../core/refusal.ts';
import type { SimulatorEnv } from '../core/simulator.ts';

type Kept = { request: string; body: unknown; status: 200 | 201; at: number };

/** Calls with `X-GCS-Idempotence-Key`: the first answer is given again, with the time of the first call in a header. */
export class Idempotence {
  readonly #kept = new Map<string, Kept>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  run(c: Context<SimulatorEnv>, accountId: string, status: 200 | 201, work: () => unknown): Response {
    const key = c.req.header('x-gcs-idempotence-key');
    if (key === undefined) return c.json(work() as object, status);
    if (key === '' || key.length > 40) throw new Refusal('an idempotence key has 1 to 40 characters', { code: '21000120' });
    const name = `${accountId} ${key}`;
    const request = createHash('sha256').update(`${c.req.method} ${c.req.path}\n`).update(c.get('rawBody')).digest('hex');
    const kept = this.#kept.get(name);
    if (kept && kept.request !== request)
      throw new Refusal('this idempotence key was used for another request', { status: 409, code: '1409' });
    if (kept) {
      c.header('X-GCS-Idempotence-Request-Timestamp', String(kept.at));
      return c.json(kept.body as object, kept.status);
    }
    const body = work();
    this.#kept.set(name, { request, body, status, at: this.#clock.now().getTime() });
    return c.json(body as object, status);
  }
}
