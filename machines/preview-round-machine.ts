import { assign, fromPromise, setup } from 'xstate';
import type { PreviewFailure } from '#domain/call-failure.ts';
import type { LayoutPlace } from '#schemas/page-admin.ts';

/** Result of the check of a layout: its picture was up to date, was taken again, or could not be taken. */
export type PreviewOutcome = { kind: 'fresh' } | { kind: 'taken' } | { kind: 'failed'; failure: PreviewFailure };

export type FailedPreview = { place: LayoutPlace; failure: PreviewFailure };

export type PreviewRoundContext = {
  places: readonly LayoutPlace[];
  /** Number of layouts that are done. */
  done: number;
  taken: number;
  failed: readonly FailedPreview[];
};

export type PreviewRoundEvent =
  | { type: 'round.start'; places: readonly LayoutPlace[] }
  | { type: 'round.stop' }
  | { type: 'round.resume' }
  /** Goes on with a round that a window left in the middle, or waits where it was stopped. */
  | { type: 'round.restore'; round: PreviewRoundContext; isStopped: boolean };

const provided = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));

/**
 * Checks the pictures of many layouts, one after another. It can be stopped and goes on where it was: the layout that was under way
 * is checked again. A layout that fails is noted and the round goes on.
 */
export const previewRoundMachine = setup({
  types: { context: {} as PreviewRoundContext, events: {} as PreviewRoundEvent },
  actors: {
    /** Leads one layout through its own machine; never rejects for a layout's fault. */
    checkLayout: fromPromise<PreviewOutcome, LayoutPlace | undefined>(provided('checkLayout')),
  },
  guards: {
    hasNone: (_, { places }: { places: readonly LayoutPlace[] }) => places.length === 0,
    wasStopped: (_, { isStopped }: { isStopped: boolean }) => isStopped,
    isLast: ({ context }) => context.done + 1 >= context.places.length,
  },
  actions: {
    begin: assign((_, { places }: { places: readonly LayoutPlace[] }) => ({ places, done: 0, taken: 0, failed: [] })),
    restore: assign((_, { round }: { round: PreviewRoundContext }) => round),
    keepOutcome: assign(({ context }, { outcome }: { outcome: PreviewOutcome }) => {
      const place = context.places[context.done];
      return {
        done: context.done + 1,
        taken: context.taken + (outcome.kind === 'taken' ? 1 : 0),
        failed: outcome.kind === 'failed' && place ? [...context.failed, { place, failure: outcome.failure }] : context.failed,
      };
    }),
  },
}).createMachine({
  id: 'previewRound',
  context: { places: [], done: 0, taken: 0, failed: [] },
  initial: 'idle',
  on: {
    'round.start': [
      {
        guard: { type: 'hasNone', params: ({ event }) => event },
        target: '.done',
        actions: { type: 'begin', params: ({ event }) => event },
      },
      { target: '.running', reenter: true, actions: { type: 'begin', params: ({ event }) => event } },
    ],
  },
  states: {
    idle: {
      on: {
        'round.restore': [
          {
            guard: { type: 'wasStopped', params: ({ event }) => event },
            target: 'stopped',
            actions: { type: 'restore', params: ({ event }) => event },
          },
          { target: 'running', actions: { type: 'restore', params: ({ event }) => event } },
        ],
      },
    },
    running: {
      invoke: {
        src: 'checkLayout',
        input: ({ context }) => context.places[context.done],
        onDone: [
          {
            guard: 'isLast',
            target: 'done',
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
          {
            target: 'running',
            reenter: true,
            actions: { type: 'keepOutcome', params: ({ event }) => ({ outcome: event.output }) },
          },
        ],
        onError: 'stopped',
      },
      on: { 'round.stop': 'stopped' },
    },
    stopped: { on: { 'round.resume': 'running' } },
    done: {},
  },
});
