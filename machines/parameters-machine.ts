import { assign, emit, fromPromise, setup } from 'xstate';
import { type CallFailure, readFailure } from '#domain/call-failure.ts';
import {
  afterRestore,
  afterSave,
  type Changes,
  change,
  type Draft,
  discard,
  redo,
  type Side,
  settle,
  startDraft,
  type Texts,
  type,
  undo,
  unsavedOf,
} from '#domain/parameters-draft.ts';
import type { OutdatedTranslation, ParameterSet } from '#schemas/parameter.ts';

export type Known = Pick<ParameterSet, 'version' | 'savedBy' | 'savedAt' | 'issues' | 'outdated'>;

export type ParametersContext = {
  draft: Draft;
  /** The save that the draft stands on. */
  known: Known;
  /** The texts as they were when a save was sent, and which of them it changed. */
  sent: Texts;
  sentKeys: readonly string[];
  /** Values that another admin saved meanwhile, until the conflict is decided. */
  theirs: ParameterSet | null;
  /** Failure of the last call. */
  failure: CallFailure | null;
  /** The server's reasons by key, until the key changes. */
  refusals: Readonly<Record<string, string>>;
};

export type ParametersEvent =
  | { type: 'parameters.retry' }
  | { type: 'parameter.typed'; key: string; text: string | null; at: number }
  | { type: 'parameters.changed'; changes: Changes }
  | { type: 'parameters.undo' }
  | { type: 'parameters.redo' }
  | { type: 'parameters.discard' }
  | { type: 'parameters.save' }
  | { type: 'parameters.restore'; version: number }
  /** Somebody said of words in another language that they are right: what is left to look at. */
  | { type: 'translations.confirmed'; outdated: readonly OutdatedTranslation[] }
  | { type: 'conflict.settled'; choices: Readonly<Record<string, Side>> }
  | { type: 'conflict.left' };

/** `outdated`: words of other languages that the save left behind. */
export type ParametersEmitted = { type: 'parameters.saved'; outdated: readonly OutdatedTranslation[] } | { type: 'parameters.restored' };

const provided = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));
const nothing: Known = { version: 0, savedBy: null, savedAt: null, issues: [], outdated: [] };
const knownOf = ({ version, savedBy, savedAt, issues, outdated }: ParameterSet): Known => ({ version, savedBy, savedAt, issues, outdated });
const without = (refusals: Readonly<Record<string, string>>, keys: readonly string[]) =>
  Object.fromEntries(Object.entries(refusals).filter(([key]) => !keys.includes(key)));

/**
 * The settings screen: what is stored, what a person makes of it, and what happens when somebody else saved meanwhile.
 * Every change can be undone, also after a save; typing goes on while a save is on its way.
 */
export const parametersMachine = setup({
  types: { context: {} as ParametersContext, events: {} as ParametersEvent, emitted: {} as ParametersEmitted },
  actors: {
    /** GET /admin/parameter, and the unsaved changes of before a reload. */
    open: fromPromise<{ set: ParameterSet; unsaved: Changes }>(provided('open')),
    /** GET /admin/parameter. */
    read: fromPromise<ParameterSet>(provided('read')),
    /** PUT /admin/parameter. */
    save: fromPromise<ParameterSet, { version: number; values: Changes }>(provided('save')),
    /** POST /admin/parameter/version/{version}/restore; `current` is the version that the screen shows. */
    restore: fromPromise<ParameterSet, { version: number; current: number }>(provided('restore')),
  },
  guards: {
    hasChanges: ({ context }) => Object.keys(unsavedOf(context.draft)).length > 0,
    isConflict: (_, { error }: { error: unknown }) => readFailure(error).status === 409,
  },
  actions: {
    start: assign((_, { set, unsaved }: { set: ParameterSet; unsaved: Changes }) => ({
      draft: startDraft(set.values, unsaved),
      known: knownOf(set),
      failure: null,
    })),
    type: assign(({ context }, stroke: { key: string; text: string | null; at: number }) => ({
      draft: type(context.draft, stroke),
      refusals: without(context.refusals, [stroke.key]),
    })),
    change: assign(({ context }, { changes }: { changes: Changes }) => ({
      draft: change(context.draft, changes),
      refusals: without(context.refusals, Object.keys(changes)),
    })),
    undo: assign({ draft: ({ context }) => undo(context.draft), refusals: {} }),
    redo: assign({ draft: ({ context }) => redo(context.draft), refusals: {} }),
    discard: assign({ draft: ({ context }) => discard(context.draft), refusals: {}, failure: null }),
    rememberSent: assign({
      sent: ({ context }) => context.draft.texts,
      sentKeys: ({ context }) => Object.keys(unsavedOf(context.draft)),
      failure: null,
      refusals: {},
    }),
    keepOutdated: assign(({ context }, { outdated }: { outdated: readonly OutdatedTranslation[] }) => ({
      known: { ...context.known, outdated: [...outdated] },
    })),
    keepSaved: assign(({ context }, { set }: { set: ParameterSet }) => ({
      draft: afterSave(context.draft, set.values, context.sent),
      known: knownOf(set),
    })),
    keepRestored: assign(({ context }, { set }: { set: ParameterSet }) => ({
      draft: afterRestore(context.draft, set.values),
      known: knownOf(set),
      failure: null,
      refusals: {},
    })),
    keepTheirs: assign({ theirs: (_, { set }: { set: ParameterSet }) => set }),
    settle: assign(({ context: { draft, theirs } }, { choices }: { choices: Readonly<Record<string, Side>> }) =>
      theirs ? { draft: settle(draft, theirs.values, choices), known: knownOf(theirs), theirs: null } : {},
    ),
    forgetTheirs: assign({ theirs: null }),
    keepFailure: assign((_, { error }: { error: unknown }) => {
      const failure = readFailure(error);
      return {
        failure,
        refusals: Object.fromEntries(failure.fieldErrors.map((fault) => [fault.key.replace(/^values\./, ''), fault.error])),
      };
    }),
    forgetFailure: assign({ failure: null }),
    announceSave: emit(({ context: { known, sentKeys } }) => ({
      type: 'parameters.saved' as const,
      outdated: known.outdated.filter(({ key }) => sentKeys.includes(key)),
    })),
    announceRestore: emit({ type: 'parameters.restored' }),
  },
}).createMachine({
  id: 'parameters',
  context: { draft: startDraft({}), known: nothing, sent: {}, sentKeys: [], theirs: null, failure: null, refusals: {} },
  initial: 'loading',
  on: {
    'parameter.typed': { actions: { type: 'type', params: ({ event }) => event } },
    'parameters.changed': { actions: { type: 'change', params: ({ event }) => event } },
    'parameters.undo': { actions: 'undo' },
    'parameters.redo': { actions: 'redo' },
    'parameters.discard': { actions: 'discard' },
    'translations.confirmed': { actions: { type: 'keepOutdated', params: ({ event }) => event } },
  },
  states: {
    loading: {
      invoke: {
        src: 'open',
        onDone: { target: 'editing', actions: { type: 'start', params: ({ event }) => event.output } },
        onError: { target: 'unknown', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    unknown: {
      description: 'The parameters could not be read.',
      entry: 'forgetTheirs',
      on: { 'parameters.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    editing: {
      on: {
        'parameters.save': { guard: 'hasChanges', target: 'saving' },
        'parameters.restore': 'restoring',
      },
    },
    saving: {
      entry: 'rememberSent',
      invoke: {
        src: 'save',
        input: ({ context: { known, draft } }) => ({ version: known.version, values: unsavedOf(draft) }),
        onDone: { target: 'editing', actions: [{ type: 'keepSaved', params: ({ event }) => ({ set: event.output }) }, 'announceSave'] },
        onError: [
          { guard: { type: 'isConflict', params: ({ event }) => event }, target: 'comparing' },
          { target: 'editing', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    restoring: {
      entry: 'forgetFailure',
      invoke: {
        src: 'restore',
        input: ({ context, event }) => {
          if (event.type !== 'parameters.restore') throw new Error(`restoring was entered by ${event.type}`);
          return { version: event.version, current: context.known.version };
        },
        onDone: {
          target: 'editing',
          actions: [{ type: 'keepRestored', params: ({ event }) => ({ set: event.output }) }, 'announceRestore'],
        },
        onError: [
          { guard: { type: 'isConflict', params: ({ event }) => event }, target: 'comparing' },
          { target: 'editing', actions: { type: 'keepFailure', params: ({ event }) => event } },
        ],
      },
    },
    comparing: {
      description: 'Somebody else saved since: what they saved is read.',
      invoke: {
        src: 'read',
        onDone: { target: 'conflict', actions: { type: 'keepTheirs', params: ({ event }) => ({ set: event.output }) } },
        onError: { target: 'editing', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    conflict: {
      description: 'Both sides are shown; for each key that both changed one is chosen.',
      on: {
        'conflict.settled': { target: 'settled', actions: { type: 'settle', params: ({ event }) => event } },
        'conflict.left': { target: 'editing', actions: 'forgetTheirs' },
      },
    },
    settled: { always: [{ guard: 'hasChanges', target: 'saving' }, { target: 'editing' }] },
  },
});
