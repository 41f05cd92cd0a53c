import { assign, fromPromise, setup } from 'xstate';
import { type CallFailure, readFailure } from '#domain/call-failure.ts';
import type { DocumentCommand, Refusal, Selection } from '#domain/document/commands.ts';
import { type History, rebase, redo, run, startHistory, undo } from '#domain/document/history.ts';
import { isSame } from '#domain/document/patch.ts';
import type { CmsDocument } from '#schemas/cms/document.ts';
import type { DocumentIssue, DraftState, EditedDocument, PublicationState, ScheduledPublication } from '#schemas/edited-document.ts';

/** What is said of a document beside what it holds. */
export type DocumentFacts = Pick<EditedDocument, 'kind' | 'name' | 'title' | 'path' | 'preview' | 'shownAt'>;

export type Publication = { isPublished: boolean; scheduled: ScheduledPublication | null; canUndo: boolean };

/** A document as it is opened: as the server has it, and what this browser still had that the server does not. */
export type OpenedDocument = {
  facts: DocumentFacts;
  document: CmsDocument;
  draft: DraftState | null;
  /** What a writing has to name. */
  revision: number;
  publication: Publication;
  issues: readonly DocumentIssue[];
  /** Work of before a crash, and the revision of the draft that it was made on. */
  unsent: { document: CmsDocument; revision: number } | null;
};

/** A draft as somebody else wrote it. */
export type OtherDraft = { document: CmsDocument; draft: DraftState | null; revision: number };

export type PageEditorContext = {
  facts: DocumentFacts | null;
  history: History;
  selection: Selection;
  /** The draft that the server has; null: none yet. */
  draft: DraftState | null;
  /** What the next writing names: somebody else has written since when the server has another. */
  revision: number;
  /** The document that the server has, and how many steps of the history had led to it. */
  stored: { document: CmsDocument; steps: number };
  /** What was sent last, likewise. */
  sent: { document: CmsDocument; steps: number };
  publication: Publication;
  issues: readonly DocumentIssue[];
  /** What somebody else saved meanwhile, while one decides. */
  theirs: OtherDraft | null;
  /** Commands that no longer had a place in what somebody else saved. */
  lost: readonly DocumentCommand[];
  /** Why the last call failed. */
  failure: CallFailure | null;
  /** Why the last command changed nothing, and when. */
  refusal: { reason: Refusal; at: number } | null;
  /** A publication that waits for the draft to be saved. `at`: UTC; null: now. */
  wanted: { at: string | null } | null;
  /** How often a save has failed for want of an answer since the last that succeeded. */
  attempts: number;
};

export type PageEditorEvent =
  | { type: 'editor.retry' }
  | { type: 'edit.command'; command: DocumentCommand; at: number }
  | { type: 'edit.undo' }
  | { type: 'edit.redo' }
  | { type: 'node.select'; selection: Selection }
  | { type: 'draft.save' }
  /** The browser says that it is connected again. */
  | { type: 'connection.returned' }
  /** Somebody signed in again, in this window or another. */
  | { type: 'session.renewed' }
  | { type: 'conflict.settled'; keep: 'both' | 'mine' | 'theirs'; at: number }
  | { type: 'publication.publish'; at: string | null }
  | { type: 'publication.cancel' }
  | { type: 'publication.undo' }
  | { type: 'publication.withdraw' }
  /** The draft that the server has was written by somebody else, as it said when asked who else is here. */
  | { type: 'draft.changed'; revision: number }
  | { type: 'version.restore'; version: number; at: number }
  | { type: 'issues.checked'; issues: readonly DocumentIssue[] };

/** What can be done with a publication beside publishing: take back a planned one, undo the last, take the page off the site. */
export type PublicationChange = 'cancel' | 'undo' | 'withdraw';

const provided = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));
const empty: CmsDocument = { format: 1, layouts: [] };
const unpublished: Publication = { isPublished: false, scheduled: null, canUndo: false };

/**
 * The page editor. Every command changes the document at once; the draft is saved by itself a moment later, and again for as long as
 * it takes: typing goes on while a save is on its way, without a connection, and after the session has ended. When somebody else saved
 * meanwhile, one decides; whatever is chosen can be undone. Publishing saves first.
 */
export const pageEditorMachine = setup({
  types: { context: {} as PageEditorContext, events: {} as PageEditorEvent },
  actors: {
    /** GET /admin/document/{kind}/{name}, and what this browser still had of it. */
    open: fromPromise<OpenedDocument>(provided('open')),
    /** The draft as it is now: GET /admin/document/{kind}/{name}. */
    read: fromPromise<OtherDraft>(provided('read')),
    /** PUT /admin/document/{kind}/{name}/draft. */
    save: fromPromise<DraftState, { document: CmsDocument; revision: number }>(provided('save')),
    /** POST /admin/document/{kind}/{name}/publish. `at`: UTC; null: now. */
    publish: fromPromise<PublicationState, { revision: number; at: string | null }>(provided('publish')),
    /** DELETE …/schedule, POST …/undo or POST …/unpublish. */
    changePublication: fromPromise<PublicationState, { change: PublicationChange }>(provided('changePublication')),
    /** GET /admin/document/{kind}/{name}/version/{version}. */
    readVersion: fromPromise<CmsDocument, { version: number }>(provided('readVersion')),
  },
  delays: {
    /** How long changes are gathered before they are sent, in ms. */
    saveDelay: 700,
    /** How long after a failure it is tried again, in ms: longer each time, at most half a minute. */
    retryDelay: ({ context }) => Math.min(30_000, 1000 * 2 ** context.attempts),
    /** How often a session that ended is looked for anew, in ms. */
    sessionDelay: 10_000,
  },
  guards: {
    isDirty: ({ context }) => context.history.document !== context.stored.document,
    isClean: ({ context }) => context.history.document === context.stored.document,
    isConflict: (_, { error }: { error: unknown }) => readFailure(error).status === 409,
    isSignedOut: (_, { error }: { error: unknown }) => readFailure(error).status === 401,
    isUnanswered: (_, { error }: { error: unknown }) => {
      const { status } = readFailure(error);
      return status === 0 || status === 408 || status === 429 || status >= 500;
    },
    isBehind: ({ context }) => context.theirs !== null,
    isWanted: ({ context }) => context.wanted !== null,
    isOther: ({ context }, { revision }: { revision: number }) => revision !== context.revision,
  },
  actions: {
    start: assign((_, opened: OpenedDocument) => {
      const { facts, document, draft, revision, publication, issues, unsent } = opened;
      const first = startHistory(document);
      const done = unsent ? run(first, { do: 'content.replace', document: unsent.document }, { selection: null, at: 0 }) : null;
      const isOlder = unsent !== null && unsent.revision !== revision;
      return {
        ...{ facts, draft, revision, publication, issues },
        history: done && !('refused' in done) ? done.history : first,
        stored: { document, steps: 0 },
        theirs: done && !('refused' in done) && isOlder ? { document, draft, revision } : null,
        failure: null,
        attempts: 0,
      };
    }),
    command: assign(({ context }, { command, at }: { command: DocumentCommand; at: number }) => {
      const done = run(context.history, command, { selection: context.selection, at });
      if ('refused' in done) return { refusal: { reason: done.refused, at } };
      return { history: done.history, selection: done.selection ?? context.selection, refusal: null };
    }),
    undo: assign(({ context: { history, selection } }) => ({
      selection: history.past.length > 0 ? (history.past.at(-1)?.before ?? null) : selection,
      history: undo(history),
    })),
    redo: assign(({ context: { history, selection } }) => ({
      selection: history.future.length > 0 ? (history.future.at(-1)?.after ?? null) : selection,
      history: redo(history),
    })),
    select: assign((_, { selection }: { selection: Selection }) => ({ selection })),
    /** Stores the document in this browser until the server has it; provided by the panel. */
    keepLocally: () => undefined,
    rememberSent: assign(({ context: { history } }) => ({ sent: { document: history.document, steps: history.past.length } })),
    keepSaved: assign(({ context: { sent } }, { draft }: { draft: DraftState }) => ({
      draft,
      revision: draft.revision,
      stored: sent,
      failure: null,
      attempts: 0,
    })),
    keepTheirs: assign((_, { theirs }: { theirs: OtherDraft }) => ({ theirs })),
    /** On top of what somebody else saved; alone; or not at all. Each is a step that can be undone. */
    settle: assign(({ context }, { keep, at }: { keep: 'both' | 'mine' | 'theirs'; at: number }) => {
      const { theirs, history, stored } = context;
      if (!theirs) return {};
      const settled = { theirs: null, draft: theirs.draft, revision: theirs.revision };
      // What was not saved stays so: another conflict before the save counts from the same step.
      if (keep === 'mine') return { ...settled, stored: { ...stored, document: theirs.document } };
      const rebased = keep === 'both' ? rebase(history, stored.steps, theirs.document, at) : null;
      const done = rebased
        ? null
        : run(history, { do: 'content.replace', document: theirs.document }, { selection: context.selection, at });
      const next = rebased?.history ?? (done && !('refused' in done) ? done.history : history);
      const mine = rebased ? history.past.length - stored.steps : 0;
      // The same document twice is one: nothing waits to be saved then.
      const document = isSame(next.document, theirs.document) ? next.document : theirs.document;
      return { ...settled, history: next, stored: { document, steps: next.past.length - mine }, lost: rebased?.lost ?? [] };
    }),
    replace: assign(({ context }, { document, at }: { document: CmsDocument; at: number }) => {
      const done = run(context.history, { do: 'content.replace', document }, { selection: context.selection, at });
      return 'refused' in done ? {} : { history: done.history };
    }),
    keepPublication: assign((_, state: PublicationState) => ({
      publication: { isPublished: state.isPublished, scheduled: state.scheduled, canUndo: state.canUndo },
      draft: state.draft,
      revision: state.revision,
      failure: null,
    })),
    keepIssues: assign((_, { issues }: { issues: readonly DocumentIssue[] }) => ({ issues })),
    keepFailure: assign((_, { error }: { error: unknown }) => ({ failure: readFailure(error) })),
    countAttempt: assign(({ context: { attempts } }) => ({ attempts: attempts + 1 })),
    forgetFailure: assign({ failure: null }),
    want: assign((_, { at }: { at: string | null }) => ({ wanted: { at }, failure: null })),
    forgetWanted: assign({ wanted: null }),
    /** What was published or undone on the server is told to the panel; provided by it. */
    announcePublication: () => undefined,
  },
}).createMachine({
  id: 'pageEditor',
  context: {
    facts: null,
    history: startHistory(empty),
    selection: null,
    draft: null,
    revision: 0,
    stored: { document: empty, steps: 0 },
    sent: { document: empty, steps: 0 },
    publication: unpublished,
    issues: [],
    theirs: null,
    lost: [],
    failure: null,
    refusal: null,
    wanted: null,
    attempts: 0,
  },
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'open',
        onDone: { target: 'open', actions: { type: 'start', params: ({ event }) => event.output } },
        onError: { target: 'unreadable', actions: { type: 'keepFailure', params: ({ event }) => event } },
      },
    },
    unreadable: {
      description: 'The document could not be read.',
      on: { 'editor.retry': { target: 'loading', actions: 'forgetFailure' } },
    },
    open: {
      description: 'Commands change the document at once, whatever the draft on the server is at.',
      initial: 'deciding',
      on: {
        'edit.command': { actions: [{ type: 'command', params: ({ event }) => event }, 'keepLocally'] },
        'edit.undo': { actions: ['undo', 'keepLocally'] },
        'edit.redo': { actions: ['redo', 'keepLocally'] },
        'node.select': { actions: { type: 'select', params: ({ event }) => event } },
        'publication.publish': { actions: { type: 'want', params: ({ event }) => event } },
        'issues.checked': { actions: { type: 'keepIssues', params: ({ event }) => event } },
      },
      states: {
        deciding: {
          always: [{ guard: 'isBehind', target: 'conflict' }, { guard: 'isDirty', target: 'dirty' }, { target: 'clean' }],
        },
        clean: {
          always: [
            { guard: 'isDirty', target: 'dirty' },
            { guard: 'isWanted', target: 'publishing' },
          ],
          on: {
            'draft.changed': { guard: { type: 'isOther', params: ({ event }) => event }, target: 'reloading' },
            'publication.cancel': 'changingPublication',
            'publication.undo': 'changingPublication',
            'publication.withdraw': 'changingPublication',
            'version.restore': 'restoring',
          },
        },
        dirty: {
          always: { guard: 'isClean', target: 'clean' },
          after: { saveDelay: 'saving' },
          on: {
            'draft.save': 'saving',
            'publication.publish': { target: 'saving', actions: { type: 'want', params: ({ event }) => event } },
            'version.restore': 'restoring',
          },
        },
        saving: {
          entry: 'rememberSent',
          invoke: {
            src: 'save',
            input: ({ context: { history, revision } }) => ({ document: history.document, revision }),
            onDone: {
              target: 'deciding',
              actions: [{ type: 'keepSaved', params: ({ event }) => ({ draft: event.output }) }, 'keepLocally'],
            },
            onError: [
              { guard: { type: 'isConflict', params: ({ event }) => event }, target: 'comparing' },
              {
                guard: { type: 'isSignedOut', params: ({ event }) => event },
                target: 'expired',
                actions: { type: 'keepFailure', params: ({ event }) => event },
              },
              {
                guard: { type: 'isUnanswered', params: ({ event }) => event },
                target: 'offline',
                actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'countAttempt'],
              },
              { target: 'refused', actions: { type: 'keepFailure', params: ({ event }) => event } },
            ],
          },
        },
        offline: {
          description: 'No answer came. What was done is in this browser, and is sent when the server answers again.',
          entry: 'forgetWanted',
          after: { retryDelay: 'saving' },
          on: { 'connection.returned': 'saving', 'draft.save': 'saving' },
        },
        expired: {
          description: 'The session has ended. What was done is in this browser, and is sent when somebody has signed in again.',
          entry: 'forgetWanted',
          after: { sessionDelay: 'saving' },
          on: { 'session.renewed': 'saving', 'draft.save': 'saving' },
        },
        refused: {
          description: 'The server refuses the draft as it is, as one that is too large.',
          entry: 'forgetWanted',
          on: {
            'draft.save': 'saving',
            'edit.command': { target: 'dirty', actions: [{ type: 'command', params: ({ event }) => event }, 'keepLocally'] },
            'edit.undo': { target: 'dirty', actions: ['undo', 'keepLocally'] },
            'edit.redo': { target: 'dirty', actions: ['redo', 'keepLocally'] },
          },
        },
        comparing: {
          description: 'Somebody else saved since: what they saved is read.',
          invoke: {
            src: 'read',
            onDone: { target: 'conflict', actions: { type: 'keepTheirs', params: ({ event }) => ({ theirs: event.output }) } },
            onError: { target: 'offline', actions: [{ type: 'keepFailure', params: ({ event }) => event }, 'countAttempt'] },
          },
        },
        conflict: {
          description: 'What somebody else saved and what was done here: one decides. Until then nothing is sent.',
          entry: 'forgetWanted',
          on: {
            'conflict.settled': { target: 'deciding', actions: [{ type: 'settle', params: ({ event }) => event }, 'keepLocally'] },
          },
        },
        publishing: {
          entry: 'forgetFailure',
          exit: 'forgetWanted',
          invoke: {
            src: 'publish',
            input: ({ context: { revision, wanted } }) => ({ revision, at: wanted?.at ?? null }),
            onDone: {
              target: 'deciding',
              actions: [{ type: 'keepPublication', params: ({ event }) => event.output }, 'announcePublication'],
            },
            onError: [
              { guard: { type: 'isConflict', params: ({ event }) => event }, target: 'comparing' },
              { target: 'deciding', actions: { type: 'keepFailure', params: ({ event }) => event } },
            ],
          },
        },
        changingPublication: {
          entry: 'forgetFailure',
          invoke: {
            src: 'changePublication',
            input: ({ event }) => {
              if (event.type === 'publication.cancel') return { change: 'cancel' as const };
              return { change: event.type === 'publication.undo' ? ('undo' as const) : ('withdraw' as const) };
            },
            onDone: {
              target: 'reloading',
              actions: [{ type: 'keepPublication', params: ({ event }) => event.output }, 'announcePublication'],
            },
            onError: { target: 'deciding', actions: { type: 'keepFailure', params: ({ event }) => event } },
          },
        },
        reloading: {
          description: 'The document may be another now: somebody else saved, or a publication was undone.',
          invoke: {
            src: 'read',
            onDone: {
              target: 'deciding',
              actions: [
                { type: 'keepTheirs', params: ({ event }) => ({ theirs: event.output }) },
                { type: 'settle', params: () => ({ keep: 'both' as const, at: 0 }) },
              ],
            },
            onError: { target: 'deciding', actions: { type: 'keepFailure', params: ({ event }) => event } },
          },
        },
        restoring: {
          entry: 'forgetFailure',
          invoke: {
            src: 'readVersion',
            input: ({ event }) => {
              if (event.type !== 'version.restore') throw new Error(`restoring was entered by ${event.type}`);
              return { version: event.version };
            },
            onDone: {
              target: 'deciding',
              actions: [{ type: 'replace', params: ({ event }) => ({ document: event.output, at: 0 }) }, 'keepLocally'],
            },
            onError: { target: 'deciding', actions: { type: 'keepFailure', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});
