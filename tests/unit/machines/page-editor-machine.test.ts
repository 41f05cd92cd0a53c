import { describe, expect, it, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock, waitFor } from 'xstate';
import { getShortestPaths } from 'xstate/graph';
import type { HistoryStep } from '#domain/document/history.ts';
import { type OpenedDocument, type OtherDraft, type PageEditorEvent, pageEditorMachine } from '#machines/page-editor-machine.ts';
import type { CmsDocument } from '#schemas/cms/document.ts';
import type { DraftState, PublicationState } from '#schemas/edited-document.ts';
import { noAnswer, refusal } from './failures.ts';
import { everyState, statesOn } from './states.ts';

const page = (title: string): CmsDocument => ({
  format: 1,
  layouts: [{ id: 1, name: 'Accueil', nodes: [{ id: 'hero', type: 'hero', v: 1, props: { title } }] }],
});
const first = page('Bonjour');
const draft = (revision: number): DraftState => ({ revision, savedBy: 'Zoé', savedAt: '2026-11-24T08:00:00Z' });
const opened: OpenedDocument = {
  facts: { kind: 'page', name: '12', title: 'Accueil', path: '/', preview: 'page-12', shownAt: [] },
  document: first,
  draft: null,
  revision: 0,
  publication: { isPublished: true, scheduled: null, canUndo: false },
  issues: [],
  unsent: null,
  steps: null,
};
const published: PublicationState = { revision: 1, isPublished: true, version: 3, scheduled: null, draft: null, canUndo: true };
const theirs: OtherDraft = { document: page('Autre'), draft: draft(7), revision: 7 };
const withStatus = (status: number) => Object.assign(refusal('Non'), { status });

const titleOf = (document: CmsDocument) => document.layouts[0]?.nodes[0]?.props.title;
const write = (title: string): PageEditorEvent => ({
  type: 'edit.command',
  command: { do: 'prop.set', id: 'hero', steps: ['title'], value: title },
});

/** A step that typed the title. */
const stepTo = (before: string, after: string): HistoryStep => ({
  commands: [{ do: 'prop.set', id: 'hero', steps: ['title'], value: after }],
  patches: [
    {
      steps: ['layouts', 0, 'nodes', 0, 'props'],
      key: 'title',
      position: 0,
      before: { value: before },
      after: { value: after },
    },
  ],
  before: null,
  after: { node: 'hero' },
});

type Calls = {
  open?: () => Promise<OpenedDocument>;
  read?: () => Promise<OtherDraft>;
  save?: (input: { document: CmsDocument; revision: number }) => Promise<DraftState>;
  publish?: (input: { revision: number; at: string | null }) => Promise<PublicationState>;
  changePublication?: (input: { change: string; revision: number }) => Promise<PublicationState>;
  readVersion?: () => Promise<CmsDocument>;
};

async function running(calls: Calls = {}) {
  const clock = new SimulatedClock();
  const kept = vi.fn();
  const { open = async () => opened, read, save, publish, changePublication, readVersion } = calls;
  const actor = createActor(
    pageEditorMachine.provide({
      actors: {
        open: fromPromise(open),
        ...(read && { read: fromPromise(read) }),
        ...(save && { save: fromPromise(({ input }) => save(input)) }),
        ...(publish && { publish: fromPromise(({ input }) => publish(input)) }),
        ...(changePublication && { changePublication: fromPromise(({ input }) => changePublication(input)) }),
        ...(readVersion && { readVersion: fromPromise(readVersion) }),
      },
      actions: { keepLocally: kept },
    }),
    { clock },
  ).start();
  const until = (state: string) => waitFor(actor, (snapshot) => snapshot.matches({ open: state } as never) || snapshot.value === state);
  await waitFor(actor, ({ value }) => value !== 'loading');
  return { actor, clock, kept, until };
}

describe('the paths of the page editor', () => {
  const outcome = (state: string, result: { output: unknown } | { error: unknown }) =>
    ({ type: `xstate.${'output' in result ? 'done' : 'error'}.actor.0.pageEditor.${state}`, ...result }) as unknown as PageEditorEvent;
  const after = (delay: string, state: string) =>
    ({ type: `xstate.after.${delay}.pageEditor.open.${state}` }) as unknown as PageEditorEvent;
  const events: PageEditorEvent[] = [
    outcome('loading', { output: opened }),
    outcome('loading', { error: noAnswer() }),
    { type: 'editor.retry' },
    write('Neuf'),
    { type: 'edit.mark' },
    { type: 'edit.undo' },
    { type: 'draft.save' },
    after('saveDelay', 'dirty'),
    outcome('open.saving', { output: draft(1) }),
    ...[409, 401, 503, 422].map((status) => outcome('open.saving', { error: withStatus(status) })),
    outcome('open.comparing', { output: theirs }),
    { type: 'conflict.settled', keep: 'theirs' },
    { type: 'publication.publish', at: null },
    outcome('open.publishing', { output: published }),
    { type: 'publication.undo' },
    outcome('open.changingPublication', { output: published }),
    outcome('open.refreshing', { output: theirs }),
    { type: 'draft.changed', revision: 7, writing: null },
    outcome('open.reloading', { output: theirs }),
    { type: 'version.restore', version: 2 },
    outcome('open.restoring', { output: page('Ancien') }),
  ];
  const paths = getShortestPaths(pageEditorMachine, {
    events,
    serializeState: ({ value, context: { history, stored } }) => JSON.stringify([value, history.document === stored.document]),
  });

  it('reach every state', () => {
    expect(statesOn(pageEditorMachine, paths, events)).toEqual(everyState(pageEditorMachine));
  });
});

describe('the page editor', () => {
  it('saves by itself a moment after a change, with the revision it stands on', async () => {
    const save = vi.fn(async () => draft(1));
    const { actor, clock, until } = await running({ save });
    actor.send(write('Neuf'));
    expect(actor.getSnapshot().value).toEqual({ open: 'dirty' });
    clock.increment(700);
    const { context } = await until('clean');
    expect(save).toHaveBeenCalledExactlyOnceWith({ document: context.history.document, revision: 0 });
    expect(context.draft?.revision).toBe(1);
  });

  it('keeps what is typed while a save is on its way, and saves it next', async () => {
    const revisions: number[] = [];
    const { actor, clock, until } = await running({
      save: async ({ revision }) => {
        revisions.push(revision);
        return draft(revision + 1);
      },
    });
    actor.send(write('Un'));
    clock.increment(700);
    actor.send(write('Deux'));
    await until('dirty');
    clock.increment(700);
    const { context } = await until('clean');
    expect(titleOf(context.history.document)).toBe('Deux');
    expect(revisions).toEqual([0, 1]);
  });

  it('goes on without a connection, tries again later and later, and at once when it returns', async () => {
    const save = vi.fn().mockRejectedValueOnce(noAnswer()).mockRejectedValueOnce(noAnswer()).mockResolvedValue(draft(1));
    const { actor, clock, kept, until } = await running({ save });
    actor.send(write('Un'));
    clock.increment(700);
    await until('offline');
    actor.send(write('Deux'));
    expect(actor.getSnapshot().value).toEqual({ open: 'offline' });
    clock.increment(2000);
    await until('offline');
    clock.increment(3000);
    expect(save).toHaveBeenCalledTimes(2);
    actor.send({ type: 'connection.returned' });
    const { context } = await until('clean');
    expect(titleOf(context.history.document)).toBe('Deux');
    expect(context.attempts).toBe(0);
    expect(kept.mock.calls.length).toBeGreaterThanOrEqual(3);
  });

  it('keeps the work when the session has ended, and saves it once somebody has signed in again', async () => {
    const save = vi.fn().mockRejectedValueOnce(withStatus(401)).mockResolvedValue(draft(1));
    const { actor, clock, until } = await running({ save });
    actor.send(write('Un'));
    clock.increment(700);
    await until('expired');
    actor.send(write('Deux'));
    actor.send({ type: 'session.renewed' });
    const { context } = await until('clean');
    expect(titleOf(context.history.document)).toBe('Deux');
  });

  it('puts the work on top of what somebody else saved, lets one choose, and each choice can be undone', async () => {
    const other: CmsDocument = { ...first, layouts: [...first.layouts, { id: 2, name: 'La leur', nodes: [] }] };
    const settle = async (keep: 'both' | 'mine' | 'theirs') => {
      const save = vi.fn().mockRejectedValueOnce(withStatus(409)).mockResolvedValue(draft(8));
      const { actor, clock, until } = await running({ save, read: async () => ({ document: other, draft: draft(7), revision: 7 }) });
      actor.send(write('Moi'));
      clock.increment(700);
      await until('conflict');
      actor.send({ type: 'conflict.settled', keep });
      clock.increment(700);
      const { context } = await until('clean');
      return { actor, save, document: context.history.document };
    };
    const both = await settle('both');
    expect(titleOf(both.document)).toBe('Moi');
    expect(both.document.layouts).toHaveLength(2);
    expect(both.save.mock.lastCall).toEqual([{ document: both.document, revision: 7 }]);
    const mine = await settle('mine');
    expect(titleOf(mine.document)).toBe('Moi');
    expect(mine.document.layouts).toHaveLength(1);
    const taken = await settle('theirs');
    expect(taken.document).toEqual(other);
    taken.actor.send({ type: 'edit.undo' });
    expect(titleOf(taken.actor.getSnapshot().context.history.document)).toBe('Moi');
  });

  it('opens with the work of before a crash, as a step that can be undone', async () => {
    const { actor } = await running({ open: async () => ({ ...opened, unsent: { document: page('Perdu ?'), revision: 0 } }) });
    expect(actor.getSnapshot().value).toEqual({ open: 'dirty' });
    expect(titleOf(actor.getSnapshot().context.history.document)).toBe('Perdu ?');
    actor.send({ type: 'edit.undo' });
    expect(titleOf(actor.getSnapshot().context.history.document)).toBe('Bonjour');
  });

  it('opens with the steps of before the page was loaded anew, and counts those that the server has', async () => {
    const past = [stepTo('Bonjour', 'Un'), stepTo('Un', 'Deux')];
    const steps = { past, future: [stepTo('Deux', 'Trois')], saved: 1 };
    const open = async () => ({ ...opened, document: page('Un'), unsent: { document: page('Deux'), revision: 0 }, steps });
    const { actor } = await running({ open });
    expect(actor.getSnapshot().value).toEqual({ open: 'dirty' });
    expect(actor.getSnapshot().context.stored.past).toEqual(past.slice(0, 1));
    actor.send({ type: 'edit.redo' });
    expect(titleOf(actor.getSnapshot().context.history.document)).toBe('Trois');
    for (let times = 0; times < 3; times++) actor.send({ type: 'edit.undo' });
    expect(actor.getSnapshot().context.history.document).toEqual(first);
  });

  it('undoes what was typed up to a mark', async () => {
    const { actor } = await running();
    for (const event of [write('U'), write('Un'), { type: 'edit.mark' } as const, write('Un à un')]) actor.send(event);
    actor.send({ type: 'edit.undo' });
    expect(titleOf(actor.getSnapshot().context.history.document)).toBe('Un');
    actor.send({ type: 'edit.undo' });
    expect(titleOf(actor.getSnapshot().context.history.document)).toBe('Bonjour');
  });

  it('asks when somebody else saved since the crash', async () => {
    const open = async () => ({ ...opened, draft: draft(3), revision: 3, unsent: { document: page('Perdu ?'), revision: 2 } });
    const { actor } = await running({ open });
    expect(actor.getSnapshot().value).toEqual({ open: 'conflict' });
    actor.send({ type: 'conflict.settled', keep: 'theirs' });
    expect(titleOf(actor.getSnapshot().context.history.document)).toBe('Bonjour');
  });

  it('saves before it publishes, and says why a publication is refused', async () => {
    const order: string[] = [];
    const { actor, until } = await running({
      save: async () => {
        order.push('save');
        return draft(1);
      },
      publish: async ({ revision, at }) => {
        order.push(`publish ${revision} ${at}`);
        if (order.length < 3)
          throw Object.assign(refusal('Titre manquant', [{ key: '/layouts/0', error: 'Titre manquant' }]), { status: 422 });
        return published;
      },
    });
    actor.send(write('Neuf'));
    actor.send({ type: 'publication.publish', at: null });
    const { context } = await until('clean');
    expect(order).toEqual(['save', 'publish 1 null']);
    expect(context.failure?.status).toBe(422);
    expect(context.wanted).toBeNull();
    actor.send({ type: 'publication.publish', at: '2026-12-01T09:00:00Z' });
    const after = await until('clean');
    expect(order.at(-1)).toBe('publish 1 2026-12-01T09:00:00Z');
    expect(after.context.publication.canUndo).toBe(true);
    expect(after.context.failure).toBeNull();
  });

  it('takes over what somebody else saved while nothing here waits', async () => {
    const { actor, until } = await running({ read: async () => theirs });
    actor.send({ type: 'draft.changed', revision: 0, writing: null });
    expect(actor.getSnapshot().value).toEqual({ open: 'clean' });
    actor.send({ type: 'draft.changed', revision: 7, writing: null });
    await until('reloading');
    const { context } = await until('clean');
    expect(titleOf(context.history.document)).toBe('Autre');
    expect(context.draft?.revision).toBe(7);
  });

  it('says what somebody else replaced of what was written here, and nothing of the rest', async () => {
    const read = vi.fn(async () => theirs);
    const { actor, clock, until } = await running({ save: async () => draft(1), read });
    actor.send(write('De Nora'));
    clock.increment(700);
    await until('clean');
    actor.send({ type: 'draft.changed', revision: 7, writing: null });
    await until('reloading');
    const { context } = await until('clean');
    expect(context.overwritten).toEqual({
      values: [{ kind: 'changed', node: 'hero', layout: 1, type: 'hero', parts: ['title'] }],
      by: 'Zoé',
    });
    read.mockResolvedValueOnce({
      ...theirs,
      document: { ...theirs.document, layouts: [...theirs.document.layouts, { id: 2, name: 'B', nodes: [] }] },
      revision: 8,
    });
    actor.send({ type: 'draft.changed', revision: 8, writing: null });
    await until('reloading');
    expect((await until('clean')).context.overwritten).toBeNull();
  });

  it('leaves the value that is being written alone, and the save tells of the conflict', async () => {
    const save = vi.fn().mockRejectedValueOnce(withStatus(409));
    const { actor, clock, until } = await running({ save, read: async () => theirs });
    actor.send({ type: 'draft.changed', revision: 7, writing: { node: 'hero', steps: ['title'] } });
    await until('reloading');
    expect(titleOf((await until('clean')).context.history.document)).toBe('Bonjour');
    actor.send(write('De Nora'));
    clock.increment(700);
    expect((await until('conflict')).context.theirs).toEqual(theirs);
  });

  it('takes over what somebody else saved elsewhere than where one writes', async () => {
    const { actor, until } = await running({ read: async () => theirs });
    actor.send({ type: 'draft.changed', revision: 7, writing: { node: 'hero', steps: ['eyebrow'] } });
    await until('reloading');
    expect(titleOf((await until('clean')).context.history.document)).toBe('Autre');
  });

  it('asks when a value is written while what somebody else wrote there is on its way', async () => {
    const { actor, until } = await running({ read: async () => theirs });
    actor.send({ type: 'draft.changed', revision: 7, writing: null });
    actor.send(write('De Nora'));
    const { context } = await until('conflict');
    expect(titleOf(context.history.document)).toBe('De Nora');
    expect(context.theirs).toEqual(theirs);
  });

  it('drops the draft for what was there before, as a step that can be undone', async () => {
    const changePublication = vi.fn(async () => ({ ...published, revision: 8, draft: null }));
    const { actor, until } = await running({
      open: async () => ({ ...opened, document: page('Brouillon'), draft: draft(7), revision: 7 }),
      read: async () => ({ document: first, draft: null, revision: 8 }),
      changePublication,
    });
    actor.send({ type: 'draft.discard' });
    await until('refreshing');
    const { context } = await until('clean');
    expect(changePublication).toHaveBeenCalledExactlyOnceWith({ change: 'discard', revision: 7 });
    expect([titleOf(context.history.document), context.draft, context.revision]).toEqual(['Bonjour', null, 8]);
    actor.send({ type: 'edit.undo' });
    expect(titleOf(actor.getSnapshot().context.history.document)).toBe('Brouillon');
  });

  it('restores a version as a step that can be undone', async () => {
    const { actor, until } = await running({ readVersion: async () => page('Ancien') });
    actor.send({ type: 'version.restore', version: 2 });
    const { context } = await until('dirty');
    expect(titleOf(context.history.document)).toBe('Ancien');
    actor.send({ type: 'edit.undo' });
    expect(titleOf(actor.getSnapshot().context.history.document)).toBe('Bonjour');
  });

  it('says why a command changes nothing', async () => {
    const { actor } = await running();
    actor.send({ type: 'edit.command', command: { do: 'node.delete', id: 'nobody' } });
    expect(actor.getSnapshot().context.refusal).toEqual({ reason: 'missing' });
  });
});
