import { createHash } from 'node:crypto';
import type { Context } from 'hono';
import type { Clock } from '../core/clock.ts';
import type { SimulatorEnv } from '../core/simulator.ts';
import { errorBody, StripeError } from './error.ts';

type Kept = { request: string; savedAt: number; answer?: { status: 200 | StripeError['status']; body: unknown } };

const maxKeyLength = 255;
/** Stripe keeps keys at least this long. */
const keptMs = 24 * 3_600_000;

/** The answers to calls with an `Idempotency-Key`: the first is given again, other parameters under one key are an error. */
export class Idempotency {
  readonly #kept = new Map<string, Kept>();
  readonly #clock: Clock;

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  /** Does the work of a POST, or answers what it answered before. */
  async run(c: Context<SimulatorEnv>, accountId: string, work: () => unknown): Promise<Response> {
    const key = c.req.header('idempotency-key');
    if (key === undefined) return c.json((await work()) as object);
    if (key === '' || key.length > maxKeyLength)
      throw new StripeError(`An idempotency key has 1 to ${maxKeyLength} characters.`, { code: 'idempotency_key_invalid' });
    const name = `${accountId} ${key}`;
    const request = createHash('sha256').update(`${c.req.method} ${c.req.path}\n`).update(c.get('rawBody')).digest('hex');
    const now = this.#clock.now().getTime();
    const before = this.#kept.get(name);
    if (before && now - before.savedAt < keptMs) return this.#replay(c, before, request);
    const kept: Kept = { request, savedAt: now };
    this.#kept.set(name, kept);
    try {
      const body = await work();
      kept.answer = { status: 200, body };
      return c.json(body as object);
    } catch (error) {
      if (error instanceof StripeError && error.isKept) kept.answer = { status: error.status, body: errorBody(error) };
      else this.#kept.delete(name);
      throw error;
    }
  }

  #replay(c: Context<SimulatorEnv>, { request, answer }: Kept, again: string): Response {
    if (request !== again)
      throw new StripeError('Keys for idempotent requests can only be used with the same parameters they were first used with.', {
        kind: 'idempotency_error',
      });
    if (!answer)
      throw new StripeError('There is currently another in-progress request using this Idempotent Key.', {
        kind: 'idempotency_error',
        status: 409,
        code: 'idempotency_key_in_use',
      });
    c.header('Idempotent-Replayed', 'true');
    return c.json(answer.body as object, answer.status);
  }
}
