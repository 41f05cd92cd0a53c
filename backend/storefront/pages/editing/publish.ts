import { and, eq } from 'drizzle-orm';
import { raiseSiteVersion } from '#backend/foundation/site/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError, type RefusedField } from '#backend/platform/http/api-error.ts';
import { editedDocuments } from '#backend/tables/page-editing.ts';
import { components, pages } from '#backend/tables/site.ts';
import { emptyDocument } from '#schemas/cms/document.ts';
import type { PublicationState } from '#schemas/edited-document.ts';
import { checkDocument } from '../checking/check-document.ts';
import { readKnownNames } from '../checking/known-names.ts';
import {
  atDocument,
  type DocumentState,
  type Editor,
  type FoundDocument,
  isEmptyDocument,
  isSameDocument,
  lockState,
  requireDocument,
  requireRevision,
} from './document.ts';
import { clearDraft, draftState, writeDraft } from './drafts.ts';
import { noSchedule, scheduledState, schedulePublication } from './schedule.ts';
import { ensureFound, findVersion, writeVersion } from './versions.ts';

/** State after a publication, and whether it changed anything. */
export type Published = { state: PublicationState; isChanged: boolean };

/**
 * Publishes the draft, now or at a time; where there is none, what is published already, which shows a page again. The site's version
 * is raised in the same transaction. Throws ApiError 409 when somebody wrote since `revision`, 422 with a field for each error.
 */
export async function publish(
  db: Database,
  editor: Editor,
  document: FoundDocument,
  { revision, at }: { revision: number; at?: string | undefined },
): Promise<Published> {
  if (document.leadsElsewhere) throw new ApiError(422, 'document.leads-elsewhere');
  return db.transaction(async (tx) => {
    const state = await lockState(tx, document);
    await requireRevision(tx, editor, state, revision);
    // Read again under the lock: it may have been published meanwhile.
    const current = await requireDocument(tx, document.idSite, document);
    const cms = state.draftAt ? state.draft : current.published;
    await requirePublishable(tx, editor, current, cms);
    if (at !== undefined) {
      await schedulePublication(tx, editor, state, { cms, at: new Date(at) });
      return { state: await publicationState(tx, editor, document), isChanged: true };
    }
    const isChanged = await putOnSite(tx, { current, state, cms, idUser: editor.idUser, now: editor.now });
    if (state.draftAt) await clearDraft(tx, state, false);
    // The planned version is older than this one and would replace it.
    if (state.publishAt) await tx.update(editedDocuments).set(noSchedule).where(atDocument(editedDocuments, state));
    return { state: await publicationState(tx, editor, document), isChanged };
  });
}

/** Throws ApiError 422 with the errors of a document that may not be published, each under its JSON pointer. */
async function requirePublishable(tx: Database, editor: Editor, document: FoundDocument, cms: unknown): Promise<void> {
  if (cms === undefined || (isEmptyDocument(cms) && document.kind === 'page')) throw new ApiError(422, 'document.empty');
  const errors = (await issuesOf(tx, editor, document, cms)).filter(({ isError }) => isError);
  if (errors.length === 0) return;
  const fields = errors.map(({ pointer, message: value }): RefusedField => ({ key: pointer, message: 'document.is', params: { value } }));
  throw new ApiError(422, 'document.errors', { fields });
}

/** Lists the issues of a document, in the editor's language. */
export async function issuesOf(db: Database, { lang }: Pick<Editor, 'lang'>, { idSite, kind, key }: FoundDocument, cms: unknown) {
  const names = await readKnownNames(db, idSite);
  return checkDocument(cms, { ...names, own: kind === 'component' ? key : undefined }, lang);
}

type Placing = { current: FoundDocument; state: DocumentState; cms: unknown; idUser: number | null; now: Date };

/** Puts a document in the place of what is published, as a new version; false where it is that already. The caller holds the state. */
export async function putOnSite(tx: Database, { current, state, cms, idUser, now }: Placing): Promise<boolean> {
  const after = await ensureFound(tx, current, state, now);
  if (current.isShown && isSameDocument(cms, current.published)) return false;
  const wasShown = current.isShown;
  const version = await writeVersion(tx, state, { how: 'published', cms, after, wasShown, idUser, now });
  await writePublished(tx, current, cms, true);
  await tx.update(editedDocuments).set({ publishedVersion: version }).where(atDocument(editedDocuments, state));
  return true;
}

async function writePublished(tx: Database, { idSite, kind, key, title }: FoundDocument, cms: unknown, isShown: boolean): Promise<void> {
  if (kind === 'page') {
    await tx
      .update(pages)
      .set({ cms, isValid: isShown })
      .where(and(eq(pages.idSite, idSite), eq(pages.key, key)));
  } else {
    await tx
      .insert(components)
      .values({ idSite, slug: key, title, metaDescription: '', cms })
      .onConflictDoUpdate({ target: [components.idSite, components.slug], set: { cms } });
  }
  await raiseSiteVersion(tx, idSite);
}

/** Takes a page off the site; its document stays. Throws ApiError 422 for a component. */
export async function unpublish(db: Database, editor: Editor, document: FoundDocument): Promise<PublicationState> {
  if (document.kind !== 'page') throw new ApiError(422, 'document.only-pages');
  if (document.url === '/') throw new ApiError(422, 'page.home');
  return db.transaction(async (tx) => {
    await lockState(tx, document);
    const current = await requireDocument(tx, document.idSite, document);
    if (current.isShown) await writePublished(tx, current, current.published, false);
    return publicationState(tx, editor, document);
  });
}

/**
 * Makes what was published before the last publication current again, as a new version; what was undone becomes the draft where there
 * is none, so that nothing is lost. Throws ApiError 409 where there is nothing to undo.
 */
export async function undoPublication(db: Database, editor: Editor, document: FoundDocument): Promise<PublicationState> {
  return db.transaction(async (tx) => {
    const state = await lockState(tx, document);
    const current = await requireDocument(tx, document.idSite, document);
    const last = await undoable(tx, state, current);
    if (!last) throw new ApiError(409, 'document.nothing-to-undo');
    const before = await findVersion(tx, document, last.after);
    if (!before) await withdraw(tx, current);
    const version = before
      ? await writeVersion(tx, state, {
          ...{ how: 'undone', cms: before.cms, after: before.after, wasShown: before.wasShown },
          ...{ idUser: editor.idUser, now: editor.now },
        })
      : null;
    if (before) await writePublished(tx, current, before.cms, last.wasShown);
    await tx.update(editedDocuments).set({ publishedVersion: version }).where(atDocument(editedDocuments, state));
    if (!state.draftAt) await writeDraft(tx, editor, state, last.cms);
    return publicationState(tx, editor, document);
  });
}

/** The publication that can be undone; undefined: none, or what is published was written by another program since. */
async function undoable(tx: Database, state: DocumentState, current: FoundDocument) {
  const last = await findVersion(tx, state, state.publishedVersion);
  if (!last || last.how === 'found' || !isSameDocument(last.cms, current.published)) return undefined;
  if (last.after === null) return last.how === 'published' && !last.wasShown ? last : undefined;
  return (await findVersion(tx, state, last.after)) && last;
}

/** Before its first publication a page was hidden and empty, and a component was not there. */
async function withdraw(tx: Database, current: FoundDocument): Promise<void> {
  if (current.kind === 'page') return writePublished(tx, current, emptyDocument, false);
  await tx.delete(components).where(and(eq(components.idSite, current.idSite), eq(components.slug, current.key)));
  await raiseSiteVersion(tx, current.idSite);
}

/** A document's publication as the editor shows it. */
export async function publicationState(db: Database, editor: Editor, document: FoundDocument): Promise<PublicationState> {
  const state = await lockState(db, document);
  const current = await requireDocument(db, document.idSite, document);
  return {
    revision: state.revision,
    isPublished: current.isShown,
    version: current.isShown ? state.publishedVersion : null,
    scheduled: await scheduledState(db, editor, state),
    draft: await draftState(db, state),
    canUndo: Boolean(await undoable(db, state, current)),
  };
}

/** Returns whether the last publication of a document can be undone. */
export const canUndo = async (db: Database, state: DocumentState | undefined, current: FoundDocument): Promise<boolean> =>
  Boolean(state && (await undoable(db, state, current)));
