import { and, isNull, lte } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { message } from '#backend/platform/messages/message.ts';
import { editedDocuments } from '#backend/tables/page-editing.ts';
import type { ScheduledPublication } from '#schemas/edited-document.ts';
import { atDocument, type DocumentRef, type DocumentState, type Editor, lockState, readAuthorName } from './document.ts';

/** Milliseconds ahead that a publication may be planned. */
const farthest = 2 * 366 * 86_400_000;

/** A document that waits for nothing. */
export const noSchedule = { publishAt: null, scheduled: null, scheduledBy: null, scheduledAt: null, failedWith: null } as const;

/** Plans a publication of a document as it is now, in place of one that is planned. Throws ApiError 422 for a time that is over. */
export async function schedulePublication(tx: Database, editor: Editor, state: DocumentState, { cms, at }: { cms: unknown; at: Date }) {
  if (at <= editor.now) throw ApiError.fields([{ key: 'at', message: 'document.past' }]);
  if (at.getTime() - editor.now.getTime() > farthest) throw ApiError.fields([{ key: 'at', message: 'document.far' }]);
  await tx
    .update(editedDocuments)
    .set({ publishAt: at, scheduled: cms, scheduledBy: editor.idUser, scheduledAt: editor.now, failedWith: null })
    .where(atDocument(editedDocuments, state));
}

/** Takes a planned publication back. Throws ApiError 404 where none is planned. */
export async function cancelSchedule(tx: Database, ref: DocumentRef): Promise<void> {
  const state = await lockState(tx, ref);
  if (!state.publishAt) throw new ApiError(404, 'document.no-schedule');
  await tx.update(editedDocuments).set(noSchedule).where(atDocument(editedDocuments, state));
}

/** The publication that waits, or that failed when its time came; null: none. */
export async function scheduledState(
  db: Database,
  { lang }: Pick<Editor, 'lang'>,
  state: DocumentState | undefined,
): Promise<ScheduledPublication | null> {
  if (!state?.publishAt || !state.scheduledAt) return null;
  return {
    publishAt: state.publishAt.toISOString(),
    savedBy: await readAuthorName(db, state.idSite, state.scheduledBy),
    savedAt: state.scheduledAt.toISOString(),
    failure: state.failedWith === null ? null : message(lang, 'document.failed', { count: state.failedWith }),
  };
}

/** Documents of every site whose time has come, the earliest first. */
export const findDue = (db: Database, now: Date) =>
  db
    .select({ idSite: editedDocuments.idSite, kind: editedDocuments.kind, key: editedDocuments.key })
    .from(editedDocuments)
    .where(and(lte(editedDocuments.publishAt, now), isNull(editedDocuments.failedWith)))
    .orderBy(editedDocuments.publishAt)
    .limit(100);
