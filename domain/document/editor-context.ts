import type { CmsDocument } from '#schemas/cms/document.ts';
import type { DocumentIssue, DraftState, EditedDocument, ScheduledPublication } from '#schemas/edited-document.ts';
import type { CallFailure } from '../call-failure.ts';
import { overwrittenValues, type WrittenPlace } from './collisions.ts';
import type { Refusal, Selection } from './command.ts';
import type { DocumentCommand } from './commands.ts';
import type { DocumentDifference } from './difference.ts';
import { type History, type HistoryStep, rebase, run, startHistory } from './history.ts';
import { isSame } from './patch.ts';

/** Data about a document beside its content. */
export type DocumentFacts = Pick<EditedDocument, 'kind' | 'name' | 'title' | 'path' | 'preview' | 'shownAt'>;

export type Publication = { isPublished: boolean; scheduled: ScheduledPublication | null; canUndo: boolean };

/** A document as it is opened: as the server has it, and what this browser still had that the server does not. */
export type OpenedDocument = {
  facts: DocumentFacts;
  document: CmsDocument;
  draft: DraftState | null;
  /** Revision that the next save must name. */
  revision: number;
  publication: Publication;
  issues: readonly DocumentIssue[];
  /** Work of before a crash, and the revision of the draft that it was made on. */
  unsent: { document: CmsDocument; revision: number } | null;
  /** The steps that led to it before the page was loaded anew; the first `saved` of them to what the server has. */
  steps: { past: readonly HistoryStep[]; future: readonly HistoryStep[]; saved: number } | null;
};

/** A draft as somebody else wrote it. */
export type OtherDraft = { document: CmsDocument; draft: DraftState | null; revision: number };

/** Resolution of a conflict: one's own changes on top of the other's, one's own alone, the other's alone. */
export type Keep = 'both' | 'mine' | 'theirs';

export type PageEditorContext = {
  facts: DocumentFacts | null;
  history: History;
  selection: Selection;
  /** The draft that the server has; null: none yet. */
  draft: DraftState | null;
  /** Revision that the next save names. If the server has another one, somebody else has saved since. */
  revision: number;
  /** The document that the server has, and the steps that had led to it. */
  stored: { document: CmsDocument; past: readonly HistoryStep[] };
  /** Document that was sent last, with its steps. */
  sent: { document: CmsDocument; past: readonly HistoryStep[] };
  publication: Publication;
  issues: readonly DocumentIssue[];
  /** Draft that somebody else saved meanwhile, until the conflict is decided. */
  theirs: OtherDraft | null;
  /** Own values that somebody else has replaced since, and who did; null: none. */
  overwritten: { values: readonly DocumentDifference[]; by: string | null } | null;
  /** Commands that no longer had a place in what somebody else saved. */
  lost: readonly DocumentCommand[];
  /** Failure of the last call. */
  failure: CallFailure | null;
  /** Reason why the last command changed nothing; a new object each time. */
  refusal: { reason: Refusal } | null;
  /** A publication that waits for the draft to be saved. `at`: UTC; null: now. */
  wanted: { at: string | null } | null;
  /** The value that somebody was writing here when another draft was heard of. */
  writing: WrittenPlace | null;
  /** Number of saves that failed without an answer since the last successful one. */
  attempts: number;
};

export type PageEditorEvent =
  | { type: 'editor.retry' }
  | { type: 'edit.command'; command: DocumentCommand }
  /** A field got or lost the focus, or a choice was made: what follows is another step. */
  | { type: 'edit.mark' }
  | { type: 'edit.undo' }
  | { type: 'edit.redo' }
  | { type: 'node.select'; selection: Selection }
  | { type: 'draft.save' }
  /** Restores the published version; the draft stays among the versions. */
  | { type: 'draft.discard' }
  /** The browser says that it is connected again. */
  | { type: 'connection.returned' }
  /** Somebody signed in again, in this window or another. */
  | { type: 'session.renewed' }
  | { type: 'conflict.settled'; keep: Keep }
  | { type: 'publication.publish'; at: string | null }
  | { type: 'publication.cancel' }
  | { type: 'publication.undo' }
  | { type: 'publication.withdraw' }
  /** The draft that the server has was written by somebody else, as it said when asked who else is here. `writing`: in which value the cursor is. */
  | { type: 'draft.changed'; revision: number; writing: WrittenPlace | null }
  | { type: 'version.restore'; version: number }
  | { type: 'issues.checked'; issues: readonly DocumentIssue[] };

/**
 * Changes of a publication beside publishing: cancel a scheduled one, undo the last, withdraw the page from the site, discard the draft.
 */
export type PublicationChange = 'cancel' | 'undo' | 'withdraw' | 'discard';

export const changesByEvent: Readonly<Partial<Record<string, PublicationChange>>> = {
  'publication.cancel': 'cancel',
  'publication.undo': 'undo',
  'publication.withdraw': 'withdraw',
  'draft.discard': 'discard',
};

const empty: CmsDocument = { format: 1, layouts: [] };

/** The editor before a document is open in it. */
export const untouched: PageEditorContext = {
  facts: null,
  history: startHistory(empty),
  selection: null,
  draft: null,
  revision: 0,
  stored: { document: empty, past: [] },
  sent: { document: empty, past: [] },
  publication: { isPublished: false, scheduled: null, canUndo: false },
  issues: [],
  theirs: null,
  overwritten: null,
  lost: [],
  failure: null,
  refusal: null,
  wanted: null,
  writing: null,
  attempts: 0,
};

/**
 * Begins with a document, and with the work that this browser still had of it: with the steps that led to it, as one step that can be
 * undone, or as a conflict.
 */
export function startEditing({
  facts,
  document,
  draft,
  revision,
  publication,
  issues,
  unsent,
  steps,
}: OpenedDocument): Partial<PageEditorContext> {
  const opened = { facts, draft, revision, publication, issues, failure: null, attempts: 0 };
  if (steps) {
    const { past, future, saved } = steps;
    const history = { document: unsent?.document ?? document, past, future, isOpen: false };
    return { ...opened, history, stored: { document, past: past.slice(0, saved) } };
  }
  const first = startHistory(document);
  const done = unsent ? run(first, { do: 'content.replace', document: unsent.document }, null) : null;
  const isOlder = unsent !== null && unsent.revision !== revision;
  return {
    ...opened,
    history: done && !('refused' in done) ? done.history : first,
    stored: { document, past: [] },
    theirs: done && !('refused' in done) && isOlder ? { document, draft, revision } : null,
  };
}

/** Notes which values that were written here another draft replaces, so that it is not done without a word. */
export function noteOverwritten({ history }: PageEditorContext, { document, draft }: OtherDraft): Partial<PageEditorContext> {
  const values = overwrittenValues(history, document);
  return { overwritten: values.length > 0 ? { values, by: draft?.savedBy ?? null } : null };
}

/** Puts what was done here on top of what somebody else saved, alone, or not at all. Each is a step that can be undone. */
export function settleConflict(context: PageEditorContext, keep: Keep): Partial<PageEditorContext> {
  const { theirs, history, stored } = context;
  if (!theirs) return {};
  const settled = { theirs: null, draft: theirs.draft, revision: theirs.revision };
  // Unsaved changes stay unsaved: another conflict before the save compares with the same step.
  if (keep === 'mine') return { ...settled, stored: { ...stored, document: theirs.document } };
  // Theirs alone is theirs on top of all that was done here.
  const saved = keep === 'both' ? stored.past : history.past;
  const rebased = rebase(history, saved, theirs.document);
  const next = rebased.history;
  // The same document twice is one: nothing waits to be saved then.
  const document = isSame(next.document, theirs.document) ? next.document : theirs.document;
  return { ...settled, history: next, stored: { document, past: rebased.saved }, lost: rebased.lost };
}
