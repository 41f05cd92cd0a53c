import { assign, setup } from 'xstate';

export type LocaleContext = {
  /** Short languages of the site, e.g. `fr`. */
  spoken: readonly string[];
  lang: string;
  /** Chosen language that is not in effect yet. */
  pending: string | null;
};

export type LocaleEvent = { type: 'locale.choose'; lang: string } | { type: 'locale.finalise' } | { type: 'locale.cancel' };

/**
 * Language of a visitor: one that is chosen is pending until the page is loaded in it, then finalised. A language that the site lacks is
 * never pending.
 */
export const localeMachine = setup({
  types: {
    context: {} as LocaleContext,
    events: {} as LocaleEvent,
    input: {} as { spoken: readonly string[]; lang: string },
  },
  guards: {
    isSpoken: ({ context }, { lang }: { lang: string }) => context.spoken.includes(lang),
  },
  actions: {
    storePending: assign({ pending: (_, { lang }: { lang: string }) => lang }),
    applyPending: assign({ lang: ({ context }) => context.pending ?? context.lang, pending: null }),
    dropPending: assign({ pending: null }),
  },
}).createMachine({
  id: 'locale',
  context: ({ input }) => ({ ...input, pending: null }),
  initial: 'settled',
  on: {
    'locale.choose': {
      guard: { type: 'isSpoken', params: ({ event }) => event },
      target: '.pending',
      actions: { type: 'storePending', params: ({ event }) => event },
    },
  },
  states: {
    settled: {},
    pending: {
      on: {
        'locale.finalise': { target: 'settled', actions: 'applyPending' },
        'locale.cancel': { target: 'settled', actions: 'dropPending' },
      },
    },
  },
});
