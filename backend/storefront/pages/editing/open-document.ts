import type { Database } from '#backend/platform/database/database.ts';
import { localised } from '#backend/tables/columns.ts';
import type { EditedDocument, PreviewedDocument } from '#schemas/edited-document.ts';
import type { Translations } from '#schemas/translation.ts';
import { componentName } from '../component-names.ts';
import { withPictures } from '../read-pages.ts';
import { type Editor, type FoundDocument, findState, isEmptyDocument } from './document.ts';
import { draftState } from './drafts.ts';
import { canUndo, issuesOf } from './publish.ts';
import { scheduledState } from './schedule.ts';
import { findPlaces } from './where-shown.ts';

/** A document as the editor opens it. */
export async function openDocument(db: Database, editor: Editor, document: FoundDocument): Promise<EditedDocument> {
  const state = await findState(db, document);
  const { kind, name, published, isShown } = document;
  const title = published === undefined ? componentName(name, editor.lang) : document.title;
  const draft = await draftState(db, state);
  const shown = draft ? state?.draft : published;
  const isNew = !isShown && isEmptyDocument(published);
  return {
    ...{ kind, name, title },
    ...(await findPlaces(db, document)),
    preview: `${kind}-${name}`,
    revision: state?.revision ?? 0,
    isPublished: isShown,
    published: isNew ? null : published,
    draft: draft && { ...draft, cms: state?.draft },
    scheduled: await scheduledState(db, editor, state),
    canUndo: await canUndo(db, state, document),
    issues: shown === undefined ? [] : await issuesOf(db, editor, document, shown),
  };
}

/** The draft as a page is rendered from it, else what is published: pictures looked up, title in a language. */
export async function previewDocument(db: Database, document: FoundDocument, locale: string): Promise<PreviewedDocument> {
  const state = await findState(db, document);
  const { idSite, kind, name, url, published, title, metaDescription, translations } = document;
  const texts = localised(
    { title, metaDescription, translations: translations as Translations<{ title: string; metaDescription: string }> },
    locale,
  );
  const cms = state?.draftAt ? state.draft : (published ?? null);
  return { kind, name, url, ...texts, cms: await withPictures(db, idSite, cms, locale) };
}
