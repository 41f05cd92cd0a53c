import { and, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { editedDocuments } from '#backend/tables/page-editing.ts';
import { pages } from '#backend/tables/site.ts';
import { atDocument, type DocumentRef, type DocumentState, type FoundDocument, isSameDocument, requireDocument } from './document.ts';
import { clearDraft } from './drafts.ts';
import { issuesOf, putOnSite } from './publish.ts';
import { findDue, noSchedule } from './schedule.ts';

/**
 * Publishes what waited for its time. Each in a transaction of its own that holds the document, and looks again whether it still
 * waits: of several processes one publishes it, once. What has errors by now stays, marked as failed. Returns how many were published.
 */
export async function publishDue(db: Database, now: Date): Promise<number> {
  let done = 0;
  for (const ref of await findDue(db, now)) if (await db.transaction((tx) => publishOne(tx, ref, now))) done += 1;
  return done;
}

async function publishOne(tx: Database, ref: DocumentRef, now: Date): Promise<boolean> {
  const [state] = await tx.select().from(editedDocuments).where(atDocument(editedDocuments, ref)).for('update', { skipLocked: true });
  if (!state?.publishAt || state.publishAt > now || state.failedWith !== null) return false;
  const current = await findByKey(tx, ref);
  const errors = current ? (await issuesOf(tx, { lang: 'fr' }, current, state.scheduled)).filter(({ isError }) => isError).length : 1;
  if (!current || errors > 0) return fail(tx, state, errors);
  await putOnSite(tx, { current, state, cms: state.scheduled, idUser: state.scheduledBy, now });
  await tx.update(editedDocuments).set(noSchedule).where(atDocument(editedDocuments, ref));
  // A draft that somebody has gone on with stays.
  if (state.draftAt && isSameDocument(state.draft, state.scheduled)) await clearDraft(tx, state, false);
  return true;
}

async function fail(tx: Database, state: DocumentState, errors: number): Promise<false> {
  await tx.update(editedDocuments).set({ failedWith: errors }).where(atDocument(editedDocuments, state));
  return false;
}

/** Undefined: a page that was deleted since. */
async function findByKey(tx: Database, { idSite, kind, key }: DocumentRef): Promise<FoundDocument | undefined> {
  if (kind === 'component') return requireDocument(tx, idSite, { kind, name: key }).catch(undefinedIfMissing);
  const [page] = await tx
    .select({ id: pages.id })
    .from(pages)
    .where(and(eq(pages.idSite, idSite), eq(pages.key, key)));
  return page && requireDocument(tx, idSite, { kind, name: String(page.id) });
}

function undefinedIfMissing(error: unknown): undefined {
  if (error instanceof ApiError && error.status === 404) return undefined;
  throw error;
}
