import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type PreviewOutcome, previewRoundMachine } from '#machines/preview-round-machine.ts';
import { everyState, statesOn } from './states.ts';

const places = [1, 2, 3].map((idLayout) => ({ idPage: 12, idLayout }));
const left = { places, done: 1, taken: 1, failed: [] };
const events = [
  { type: 'round.restore', round: left, isStopped: false },
  { type: 'round.restore', round: left, isStopped: true },
  { type: 'round.start', places },
  { type: 'round.start', places: [] },
  { type: 'round.stop' },
  { type: 'round.resume' },
];
const failure = { step: 'capture', name: 'NoLayoutError', status: 0, message: '', fieldErrors: [] } as const;

/** A round whose layouts end one by one, as the test says. */
function round(outcomes: readonly PreviewOutcome[]) {
  const asked: number[] = [];
  const waiting: (() => void)[] = [];
  const actor = createActor(
    previewRoundMachine.provide({
      actors: {
        checkLayout: fromPromise(async ({ input }) => {
          asked.push(input?.idLayout ?? 0);
          await new Promise<void>((resolve) => waiting.push(resolve));
          return outcomes[(input?.idLayout ?? 1) - 1] ?? { kind: 'fresh' };
        }),
      },
    }),
  ).start();
  const next = async (done: number) => {
    waiting.at(-1)?.();
    return waitFor(actor, ({ context }) => context.done === done);
  };
  return { actor, asked, next };
}

describe('the round over the pictures', () => {
  it('can come to every state', () => {
    const paths = getShortestPaths(previewRoundMachine, { events: events as never, limit: 50 });
    expect(statesOn(previewRoundMachine, Object.values(paths), events)).toEqual(everyState(previewRoundMachine));
  });

  it('goes from one layout to the next, past one that fails', async () => {
    const { actor, asked, next } = round([{ kind: 'taken' }, { kind: 'failed', failure }, { kind: 'fresh' }]);
    actor.send({ type: 'round.start', places });
    await next(1);
    await next(2);
    const { value, context } = await next(3);
    expect(value).toBe('done');
    expect(asked).toEqual([1, 2, 3]);
    expect(context).toMatchObject({ taken: 1, failed: [{ place: places[1], failure }] });
  });

  it('stops and goes on with the layout that was under way', async () => {
    const { actor, asked, next } = round([]);
    actor.send({ type: 'round.start', places });
    await next(1);
    actor.send({ type: 'round.stop' });
    expect(actor.getSnapshot().value).toBe('stopped');
    actor.send({ type: 'round.resume' });
    await next(2);
    expect(asked).toEqual([1, 2, 2, 3]);
  });

  it('goes on in a window that is loaded anew, with the layout that was under way', async () => {
    const { actor, asked, next } = round([]);
    actor.send({ type: 'round.restore', round: left, isStopped: false });
    await next(2);
    await next(3);
    expect([actor.getSnapshot().value, asked]).toEqual(['done', [2, 3]]);
  });

  it('that was stopped waits in a window that is loaded anew until it is resumed', async () => {
    const { actor, asked, next } = round([]);
    actor.send({ type: 'round.restore', round: left, isStopped: true });
    expect([actor.getSnapshot().value, asked]).toEqual(['stopped', []]);
    actor.send({ type: 'round.resume' });
    await next(2);
    expect(asked).toEqual([2, 3]);
  });

  it('is done at once when there is nothing to check', () => {
    const { actor } = round([]);
    actor.send({ type: 'round.start', places: [] });
    expect(actor.getSnapshot().value).toBe('done');
  });
});
