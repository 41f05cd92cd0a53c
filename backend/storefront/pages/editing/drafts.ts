import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { editedDocuments } from '#backend/tables/page-editing.ts';
import type { DraftState } from '#schemas/edited-document.ts';
import {
  atDocument,
  type DocumentRef,
  type DocumentState,
  type Editor,
  type FoundDocument,
  isSameDocument,
  lockState,
  readAuthorName,
  requireDocument,
  requireRevision,
} from './document.ts';
import { ensureFound, readVersion, writeVersion } from './versions.ts';

/** The draft of a document without the document; null: there is none. */
export async function draftState(db: Database, state: DocumentState | undefined): Promise<DraftState | null> {
  if (!state?.draftAt) return null;
  return {
    revision: state.revision,
    savedBy: await readAuthorName(db, state.idSite, state.draftBy),
    savedAt: state.draftAt.toISOString(),
  };
}

/** Keeps a draft as it is written, and what is published under the first one as a version. Throws ApiError 409 when somebody wrote since `revision`. */
export function saveDraft(
  db: Database,
  editor: Editor,
  document: FoundDocument,
  draft: { revision: number; cms: unknown },
): Promise<DraftState> {
  if (document.leadsElsewhere) throw new ApiError(422, 'document.leads-elsewhere');
  return db.transaction(async (tx) => {
    const state = await lockState(tx, document);
    await requireRevision(tx, editor, state, draft.revision);
    // The document before its first draft becomes a version, for comparison and restoring.
    if (!state.draftAt) await ensureFound(tx, await requireDocument(tx, document.idSite, document), state, editor.now);
    return writeDraft(tx, editor, state, draft.cms);
  });
}

/** Puts a document in the place of the draft, whose state the caller holds. */
export async function writeDraft(tx: Database, editor: Editor, state: DocumentState, cms: unknown): Promise<DraftState> {
  const [written] = await tx
    .update(editedDocuments)
    .set({ draft: cms, draftBy: editor.idUser, draftAt: editor.now, revision: state.revision + 1 })
    .where(atDocument(editedDocuments, state))
    .returning();
  const draft = await draftState(tx, written);
  if (!draft) throw new Error('a draft could not be kept');
  return draft;
}

/** Takes the draft away, whose state the caller holds. `isSeen`: who has it open is told at the next writing. */
export async function clearDraft(tx: Database, state: DocumentState, isSeen: boolean): Promise<void> {
  const revision = state.revision + (isSeen ? 1 : 0);
  await tx.update(editedDocuments).set({ draft: null, draftBy: null, draftAt: null, revision }).where(atDocument(editedDocuments, state));
}

/** Drops a draft, which stays among the versions. Throws ApiError 404 where there is none, 409 when somebody wrote since `revision`. */
export function discardDraft(db: Database, editor: Editor, ref: DocumentRef, revision: number): Promise<void> {
  return db.transaction(async (tx) => {
    const state = await lockState(tx, ref);
    if (!state.draftAt) throw new ApiError(404, 'document.no-draft');
    await requireRevision(tx, editor, state, revision);
    await writeVersion(tx, state, { how: 'discarded', cms: state.draft, idUser: editor.idUser, now: editor.now });
    await clearDraft(tx, state, true);
  });
}

/** Keeps the draft as a version. Throws ApiError 404, 409. */
export async function keepDraft(db: Database, editor: Editor, ref: DocumentRef, revision: number) {
  return db.transaction(async (tx) => {
    const state = await lockState(tx, ref);
    if (!state.draftAt) throw new ApiError(404, 'document.no-draft');
    await requireRevision(tx, editor, state, revision);
    const version = await writeVersion(tx, state, { how: 'saved', cms: state.draft, idUser: editor.idUser, now: editor.now });
    const { cms: _, ...written } = await readVersion(tx, ref, version);
    return written;
  });
}

/** Makes an earlier version the draft; one that was there and differs stays among the versions. Throws ApiError 404, 409. */
export async function restoreVersion(
  db: Database,
  editor: Editor,
  ref: DocumentRef,
  { revision, version }: { revision: number; version: number },
) {
  return db.transaction(async (tx) => {
    const state = await lockState(tx, ref);
    await requireRevision(tx, editor, state, revision);
    const { cms } = await readVersion(tx, ref, version);
    if (state.draftAt && !isSameDocument(state.draft, cms))
      await writeVersion(tx, state, { how: 'saved', cms: state.draft, idUser: state.draftBy, now: editor.now });
    return { ...(await writeDraft(tx, editor, state, cms)), cms };
  });
}
