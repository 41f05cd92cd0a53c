import { assign, fromPromise, setup } from 'xstate';
import { readFailure } from '#domain/call-failure.ts';
import { collisions, differAt, type WrittenPlace } from '#domain/document/collisions.ts';
import type { Selection } from '#domain/document/command.ts';
import type { DocumentCommand } from '#domain/document/commands.ts';
import {
  changesByEvent,
  type Keep,
  noteOverwritten,
  type OpenedDocument,
  type OtherDraft,
  type PageEditorContext,
  type PageEditorEvent,
  type PublicationChange,
  settleConflict,
  startEditing,
  untouched,
} from '#domain/document/editor-context.ts';
import { markStop, redo, run, undo } from '#domain/document/history.ts';
import type { CmsDocument } from '#schemas/cms/document.ts';
import type { DocumentIssue, DraftState, PublicationState } from '#schemas/edited-document.ts';

export type { OpenedDocument, OtherDraft, PageEditorEvent } from '#domain/document/editor-context.ts';

const provided = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));

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
    /** DELETE …/schedule, POST …/undo, POST …/unpublish or DELETE …/draft. */
    changePublication: fromPromise<PublicationState, { change: PublicationChange; revision: number }>(provided('changePublication')),
    /** GET /admin/document/{kind}/{name}/version/{version}. */
    readVersion: fromPromise<CmsDocument, { version: number }>(provided('readVersion')),
  },
  delays: {
    /** Delay during which changes are collected before they are sent, in ms. */
    saveDelay: 700,
    /** Delay before a retry after a failure, in ms. It doubles each time, up to 30 seconds. */
    retryDelay: ({ context }) => Math.min(30_000, 1000 * 2 ** context.attempts),
    /** Interval at which an ended session is checked again, in ms. */
    sessionDelay: 10_000,
  },
  guards: {
    isDirty: ({ context }) => context.history.document !== context.stored.document,
    isClean: ({ context }) => context.history.document === context.stored.document,
    isStepOpen: ({ context }) => context.history.isOpen,
    isConflict: (_, { error }: { error: unknown }) => readFailure(error).status === 409,
    isSignedOut: (_, { error }: { error: unknown }) => readFailure(error).status === 401,
    isUnanswered: (_, { error }: { error: unknown }) => {
      const { status } = readFailure(error);
      return status === 0 || status === 408 || status === 429 || status >= 500;
    },
    isBehind: ({ context }) => context.theirs !== null,
    /** Typed while the other's draft was read, in the same place. */
    isColliding: ({ context: { history, stored } }, { theirs }: { theirs: OtherDraft }) =>
      collisions(stored.document, history.document, theirs.document).length > 0,
    isWrittenThere: ({ context: { history, writing } }, { theirs }: { theirs: OtherDraft }) =>
      writing !== null && differAt(history.document, theirs.document, writing),
    isWanted: ({ context }) => context.wanted !== null,
    isOther: ({ context }, { revision }: { revision: number }) => revision !== context.revision,
  },
  actions: {
    start: assign((_, opened: OpenedDocument) => startEditing(opened)),
    command: assign(({ context }, { command }: { command: DocumentCommand }) => {
      const done = run(context.history, command, context.selection);
      if ('refused' in done) return { refusal: { reason: done.refused } };
      return { history: done.history, selection: done.selection ?? context.selection, refusal: null };
    }),
    mark: assign(({ context: { history } }) => ({ history: markStop(history) })),
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
    rememberSent: assign(({ context: { history } }) => ({ sent: { document: history.document, past: history.past } })),
    keepSaved: assign(({ context: { sent } }, { draft }: { draft: DraftState }) => ({
      draft,
      revision: draft.revision,
      stored: sent,
      failure: null,
      attempts: 0,
    })),
    keepTheirs: assign((_, { theirs }: { theirs: OtherDraft }) => ({ theirs })),
    noteWriting: assign((_, { writing }: { writing: WrittenPlace | null }) => ({ writing })),
    noteOverwritten: assign(({ context }, { theirs }: { theirs: OtherDraft }) => noteOverwritten(context, theirs)),
    /** On top of what somebody else saved; alone; or not at all. Each is a step that can be undone. */
    settle: assign(({ context }, { keep }: { keep: Keep }) => settleConflict(context, keep)),
    replace: assign(({ context }, { document }: { document: CmsDocument }) => {
      const done = run(context.history, { do: 'content.replace', document }, context.selection);
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
    /** Notifies the panel of what was published or undone on the server; the panel provides it. */
    announcePublication: () => undefined,
  },
}).createMachine({
  id: 'pageEditor',
  context: untouched,
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
        'edit.mark': { guard: 'isStepOpen', actions: 'mark' },
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
            'draft.changed': {
              guard: { type: 'isOther', params: ({ event }) => event },
              target: 'reloading',
              actions: { type: 'noteWriting', params: ({ event }) => event },
            },
            'publication.cancel': 'changingPublication',
            'publication.undo': 'changingPublication',
            'publication.withdraw': 'changingPublication',
            'draft.discard': 'changingPublication',
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
            input: ({ event, context: { revision } }) => {
              const change = changesByEvent[event.type];
              if (!change) throw new Error(`changingPublication was entered by ${event.type}`);
              return { change, revision };
            },
            onDone: {
              target: 'refreshing',
              actions: [{ type: 'keepPublication', params: ({ event }) => event.output }, 'announcePublication'],
            },
            onError: { target: 'deciding', actions: { type: 'keepFailure', params: ({ event }) => event } },
          },
        },
        reloading: {
          description: 'Somebody else saved while nothing here waited: it is taken over, and what it replaces is said.',
          invoke: {
            src: 'read',
            onDone: [
              {
                guard: { type: 'isColliding', params: ({ event }) => ({ theirs: event.output }) },
                target: 'conflict',
                actions: { type: 'keepTheirs', params: ({ event }) => ({ theirs: event.output }) },
              },
              // Not under the hands of who writes there: the next save says that there is a conflict.
              { guard: { type: 'isWrittenThere', params: ({ event }) => ({ theirs: event.output }) }, target: 'deciding' },
              {
                target: 'deciding',
                actions: [
                  { type: 'noteOverwritten', params: ({ event }) => ({ theirs: event.output }) },
                  { type: 'keepTheirs', params: ({ event }) => ({ theirs: event.output }) },
                  { type: 'settle', params: () => ({ keep: 'both' as const }) },
                ],
              },
            ],
            onError: { target: 'deciding', actions: { type: 'keepFailure', params: ({ event }) => event } },
          },
        },
        refreshing: {
          description: 'A publication was undone or a draft dropped: the document may be another now.',
          invoke: {
            src: 'read',
            onDone: {
              target: 'deciding',
              actions: [
                { type: 'keepTheirs', params: ({ event }) => ({ theirs: event.output }) },
                { type: 'settle', params: () => ({ keep: 'both' as const }) },
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
              actions: [{ type: 'replace', params: ({ event }) => ({ document: event.output }) }, 'keepLocally'],
            },
            onError: { target: 'deciding', actions: { type: 'keepFailure', params: ({ event }) => event } },
          },
        },
      },
    },
  },
});
