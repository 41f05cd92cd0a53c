import { ApiFailure, dataOf, pathOf } from '#client/api.ts';
import type { Call } from '#renderer/types.ts';
import { parseCallKey } from '#schemas/call.ts';
import { type BatchAnswer, maxBatch } from '#schemas/calls/batch.ts';
import type { CallData, CallKey } from '#schemas/calls/index.ts';

type Waiting = { key: CallKey; input: object; path: string; done: (data: unknown) => void; refuse: (error: unknown) => void };

/**
 * The same calls; reads that are made in one turn of the event loop go to the API in one request (POST /batch). An API that refuses a
 * batch, or knows none, is asked for each read alone.
 */
export function batchCalls(call: Call, parse: <K extends CallKey>(key: K, data: unknown) => CallData<K>): Call {
  let waiting: Waiting[] = [];
  const alone = async (asked: readonly Waiting[]) => {
    for (const { key, input, done, refuse } of asked) call(key, input as never).then(done, refuse);
  };
  const send = async (asked: readonly Waiting[]) => {
    if (asked.length === 1) return alone(asked);
    const answers = await call('POST /batch', { body: { paths: asked.map(({ path }) => path) } });
    for (const [at, { key, done, refuse }] of asked.entries()) readOne(key, answers[at]).then(done, refuse);
  };
  const readOne = async (key: CallKey, { status, answer }: BatchAnswer = { status: 502, answer: null }) =>
    parse(key, dataOf({ status, statusText: '' }, answer));
  const flush = () => {
    const all = waiting;
    waiting = [];
    for (let at = 0; at < all.length; at += maxBatch) {
      const asked = all.slice(at, at + maxBatch);
      send(asked).catch((error: unknown) => {
        if (error instanceof ApiFailure && error.status < 500) return alone(asked);
        for (const { refuse } of asked) refuse(error);
      });
    }
  };
  return ((key: CallKey, input: object) => {
    if (!key.startsWith('GET ')) return call(key, input as never);
    return new Promise<unknown>((done, refuse) => {
      const path = pathOf(parseCallKey(key).path, input);
      if (waiting.length === 0) setImmediate(flush);
      waiting.push({ key, input, path, done, refuse });
    });
  }) as Call;
}
