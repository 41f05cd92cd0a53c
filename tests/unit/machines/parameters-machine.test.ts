import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, transition, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import { type Changes, unsavedOf } from '#domain/parameters-draft.ts';
import { type ParametersEvent, parametersMachine } from '#machines/parameters-machine.ts';
import type { ParameterSet } from '#schemas/parameter.ts';
import { noAnswer, refusal } from './failures.ts';
import { everyState, statesOn } from './states.ts';

const set = (version: number, values: Record<string, string>): ParameterSet => ({
  version,
  savedBy: 'zoe@example.org',
  savedAt: '2026-03-01T10:00:00Z',
  values,
  issues: [],
  outdated: [],
});
const start = set(3, { SUBMENU_WIDTH: '220' });

type Calls = {
  open?: () => Promise<{ set: ParameterSet; unsaved: Changes }>;
  read?: () => Promise<ParameterSet>;
  save?: (input: { version: number; values: Changes }) => Promise<ParameterSet>;
  restore?: (input: { version: number; current: number }) => Promise<ParameterSet>;
};

async function running({ open, read, save, restore }: Calls = {}) {
  const actor = createActor(
    parametersMachine.provide({
      actors: {
        open: fromPromise(open ?? (async () => ({ set: start, unsaved: {} }))),
        ...(read && { read: fromPromise(read) }),
        ...(save && { save: fromPromise(({ input }) => save(input)) }),
        ...(restore && { restore: fromPromise(({ input }) => restore(input)) }),
      },
    }),
  ).start();
  await waitFor(actor, ({ value }) => value !== 'loading');
  const send = async (event: ParametersEvent, then = 'editing') => {
    actor.send(event);
    return waitFor(actor, ({ value }) => value === then);
  };
  return { actor, send };
}
const widen: ParametersEvent = { type: 'parameters.changed', changes: { SUBMENU_WIDTH: '300' } };

const conflict = Object.assign(new Error('Changed'), { status: 409, fieldErrors: [] });
const outcome = (state: string, result: { output: unknown } | { error: unknown }) =>
  ({ type: `xstate.${'output' in result ? 'done' : 'error'}.actor.0.parameters.${state}`, ...result }) as unknown as ParametersEvent;

describe('the paths of the settings screen', () => {
  const events: ParametersEvent[] = [
    outcome('loading', { output: { set: start, unsaved: {} } }),
    outcome('loading', { error: noAnswer() }),
    { type: 'parameters.retry' },
    widen,
    { type: 'parameters.undo' },
    { type: 'parameters.save' },
    { type: 'parameters.restore', version: 1 },
    ...['saving', 'restoring'].flatMap((state) => [
      outcome(state, { output: set(4, { SUBMENU_WIDTH: '300' }) }),
      outcome(state, { error: conflict }),
      outcome(state, { error: noAnswer() }),
    ]),
    outcome('comparing', { output: set(4, { SUBMENU_WIDTH: '400' }) }),
    outcome('comparing', { error: noAnswer() }),
    { type: 'conflict.settled', choices: { SUBMENU_WIDTH: 'theirs' } },
    { type: 'conflict.left' },
  ];
  const paths = getShortestPaths(parametersMachine, {
    events,
    serializeState: ({ value, context: { draft, theirs } }) =>
      JSON.stringify([value, draft.stored, draft.texts, draft.past.length > 0, theirs?.version]),
  });

  it('reach every state', () => {
    expect(statesOn(parametersMachine, paths, events)).toEqual(everyState(parametersMachine));
  });

  it('hold what somebody else saved while one decides, and only then', () => {
    for (const { state } of paths) expect(state.context.theirs !== null).toBe(state.value === 'conflict');
  });

  it('take a change in every state, and undo it', () => {
    for (const { state } of paths) {
      const other: ParametersEvent = { type: 'parameters.changed', changes: { SUBMENU_WIDTH: '512' } };
      const [changed] = transition(parametersMachine, state, other);
      expect(changed.context.draft.texts.SUBMENU_WIDTH).toBe('512');
      expect(transition(parametersMachine, changed, { type: 'parameters.undo' })[0].context.draft.texts).toEqual(state.context.draft.texts);
    }
  });
});

describe('the settings screen', () => {
  it('opens with the unsaved changes of before a reload', async () => {
    const { actor } = await running({ open: async () => ({ set: start, unsaved: { SUBMENU_WIDTH: '260' } }) });
    expect(unsavedOf(actor.getSnapshot().context.draft)).toEqual({ SUBMENU_WIDTH: '260' });
  });

  it('says that the parameters could not be read, and tries again', async () => {
    const open = vi.fn().mockRejectedValueOnce(noAnswer()).mockResolvedValue({ set: start, unsaved: {} });
    const { actor, send } = await running({ open });
    expect(actor.getSnapshot().value).toBe('unknown');
    const { context } = await send({ type: 'parameters.retry' });
    expect(context.known.version).toBe(3);
    expect(context.failure).toBeNull();
  });

  it('saves the changes with the version they stand on', async () => {
    const save = vi.fn(async () => set(4, { SUBMENU_WIDTH: '300' }));
    const { actor, send } = await running({ save });
    const told = vi.fn();
    actor.on('parameters.saved', told);
    await send(widen);
    const { context } = await send({ type: 'parameters.save' });
    expect(save).toHaveBeenCalledWith({ version: 3, values: { SUBMENU_WIDTH: '300' } });
    expect(context.known.version).toBe(4);
    expect(unsavedOf(context.draft)).toEqual({});
    expect(told).toHaveBeenCalledOnce();
  });

  it('does not save nothing', async () => {
    const { actor, send } = await running();
    await send({ type: 'parameters.save' });
    expect(actor.getSnapshot().value).toBe('editing');
  });

  it('marks refused keys until they change, and keeps the changes', async () => {
    const { send } = await running({ save: () => Promise.reject(refusal('Refused', [{ key: 'SUBMENU_WIDTH', error: 'Too wide' }])) });
    await send(widen);
    const { context } = await send({ type: 'parameters.save' });
    expect(context.refusals).toEqual({ SUBMENU_WIDTH: 'Too wide' });
    expect(context.failure?.message).toBe('Refused');
    expect(unsavedOf(context.draft)).toEqual({ SUBMENU_WIDTH: '300' });
    const typed = await send({ type: 'parameter.typed', key: 'SUBMENU_WIDTH', text: '250', at: 0 });
    expect(typed.context.refusals).toEqual({});
  });

  it('shows both sides when somebody else saved, and saves what was chosen on top of theirs', async () => {
    const theirs = set(4, { SUBMENU_WIDTH: '400', COMPANY_CITY: 'Lyon' });
    const save = vi
      .fn()
      .mockRejectedValueOnce(conflict)
      .mockResolvedValue(set(5, { ...theirs.values, SUBMENU_WIDTH: '300' }));
    const { send } = await running({ save, read: async () => theirs });
    await send(widen);
    expect((await send({ type: 'parameters.save' }, 'conflict')).context.theirs).toEqual(theirs);
    const { context } = await send({ type: 'conflict.settled', choices: { SUBMENU_WIDTH: 'mine' } });
    expect(save).toHaveBeenLastCalledWith({ version: 4, values: { SUBMENU_WIDTH: '300' } });
    expect(context.known.version).toBe(5);
    expect(context.theirs).toBeNull();
  });

  it('has nothing left to save when all of theirs is taken', async () => {
    const save = vi.fn().mockRejectedValue(conflict);
    const { send } = await running({ save, read: async () => set(4, { SUBMENU_WIDTH: '400' }) });
    await send(widen);
    await send({ type: 'parameters.save' }, 'conflict');
    const { context } = await send({ type: 'conflict.settled', choices: { SUBMENU_WIDTH: 'theirs' } });
    expect(save).toHaveBeenCalledOnce();
    expect(context.draft.texts).toEqual({ SUBMENU_WIDTH: '400' });
  });

  it('restores an earlier version; undo brings back what was there', async () => {
    const restore = vi.fn(async () => set(4, {}));
    const { send } = await running({ restore });
    const { context } = await send({ type: 'parameters.restore', version: 1 });
    expect(restore).toHaveBeenCalledWith({ version: 1, current: 3 });
    expect(unsavedOf(context.draft)).toEqual({});
    expect(unsavedOf((await send({ type: 'parameters.undo' })).context.draft)).toEqual({ SUBMENU_WIDTH: '220' });
  });
});
