import { and, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { formatMoment } from '#backend/platform/messages/message.ts';
import { editedDocuments } from '#backend/tables/page-editing.ts';
import { users } from '#backend/tables/people.ts';
import { components, pages } from '#backend/tables/site.ts';
import type { CmsDocument } from '#schemas/cms/document.ts';
import type { DocumentKind, DocumentName } from '#schemas/edited-document.ts';
import { knownComponents } from '#schemas/shared-components.ts';
import type { Lang } from '#schemas/site.ts';
import { componentNameOfSite } from '../component-names.ts';

/** Person who edits documents, with the site, language and time. */
export type Editor = { site: { id: number; timeZone: string }; idUser: number; lang: Lang; now: Date };

/** A document as the tables name it: a page by its key, a component by its slug. */
export type DocumentRef = { idSite: number; kind: DocumentKind; key: string };

/** A document of a site, with what visitors see of it. */
export type FoundDocument = DocumentRef & {
  /** Of a page its id, of a component its slug. */
  name: string;
  title: string;
  metaDescription: string;
  translations: object;
  /** Of a page its address. */
  url: string | null;
  /** Visitors can see it. */
  isShown: boolean;
  /** Undefined: there is none, as of a component that the program has a ready one for. */
  published: unknown;
  leadsElsewhere: boolean;
};

/** The document of an address. Throws ApiError 404. */
export async function requireDocument(db: Database, idSite: number, { kind, name }: DocumentName): Promise<FoundDocument> {
  const found = kind === 'page' ? await findPage(db, idSite, name) : await findComponent(db, idSite, name);
  if (!found) throw new ApiError(404, 'document.not-found');
  return found;
}

async function findPage(db: Database, idSite: number, name: string): Promise<FoundDocument | undefined> {
  if (!/^[1-9]\d{0,8}$/.test(name)) return undefined;
  const [page] = await db
    .select()
    .from(pages)
    .where(and(eq(pages.idSite, idSite), eq(pages.id, Number(name))));
  if (!page) return undefined;
  const { key, title, metaDescription, translations, url, isValid, cms, link } = page;
  return {
    idSite,
    kind: 'page',
    key,
    name,
    title,
    metaDescription,
    translations,
    url,
    isShown: isValid,
    published: cms,
    leadsElsewhere: link !== null,
  };
}

async function findComponent(db: Database, idSite: number, slug: string): Promise<FoundDocument | undefined> {
  const [component] = await db
    .select()
    .from(components)
    .where(and(eq(components.idSite, idSite), eq(components.slug, slug)));
  const common = { idSite, kind: 'component', key: slug, name: slug, url: null, leadsElsewhere: false } as const;
  if (component) {
    const { title, metaDescription, translations, cms } = component;
    return { ...common, title, metaDescription, translations, isShown: true, published: cms };
  }
  if (!knownComponents.some((known) => known.slug === slug)) return undefined;
  const title = await componentNameOfSite(db, idSite, slug);
  return { ...common, title, metaDescription: '', translations: {}, isShown: false, published: undefined };
}

/** Editing state of a document. */
export type DocumentState = typeof editedDocuments.$inferSelect;

/** The rows of a document in a table that is kept by document. */
export const atDocument = (table: Record<'idSite' | 'kind' | 'key', PgColumn>, { idSite, kind, key }: DocumentRef): SQL | undefined =>
  and(eq(table.idSite, idSite), eq(table.kind, kind), eq(table.key, key));

/** Reads the editing state of a document, without a lock. */
export async function findState(db: Database, ref: DocumentRef): Promise<DocumentState | undefined> {
  const [state] = await db.select().from(editedDocuments).where(atDocument(editedDocuments, ref));
  return state;
}

/** The same, held until the transaction ends: who writes waits for who writes. */
export async function lockState(tx: Database, { idSite, kind, key }: DocumentRef): Promise<DocumentState> {
  await tx.insert(editedDocuments).values({ idSite, kind, key }).onConflictDoNothing();
  const [state] = await tx.select().from(editedDocuments).where(atDocument(editedDocuments, { idSite, kind, key })).for('update');
  if (!state) throw new Error(`The state of ${kind} ${key} could not be kept`);
  return state;
}

/** Throws ApiError 409 where somebody wrote since a revision: who and when, and the revision that is there. */
export async function requireRevision(db: Database, editor: Editor, state: DocumentState, revision: number): Promise<void> {
  if (state.revision === revision) return;
  const name = await readAuthorName(db, editor.site.id, state.draftBy);
  const fields = [{ key: 'revision', message: 'document.is' as const, params: { value: state.revision } }];
  const at = state.draftAt;
  if (!name || !at) throw new ApiError(409, 'document.conflict-unnamed', { fields });
  throw new ApiError(409, 'document.conflict', {
    params: { name, moment: formatMoment(editor.lang, at, editor.site.timeZone) },
    fields: [
      ...fields,
      { key: 'savedBy', message: 'document.is', params: { value: name } },
      { key: 'savedAt', message: 'document.is', params: { value: at.toISOString() } },
    ],
  });
}

/** The name of somebody who wrote; null: an import, or an account that is gone. */
export async function readAuthorName(db: Database, idSite: number, idUser: number | null): Promise<string | null> {
  if (idUser === null) return null;
  const [row] = await db
    .select({ firstname: users.firstname, lastname: users.lastname })
    .from(users)
    .where(and(eq(users.idSite, idSite), eq(users.id, idUser)));
  return row ? authorName(row) : null;
}

/** A person as the editor names her. */
export const authorName = ({ firstname, lastname }: { firstname: string | null; lastname: string | null }): string =>
  [firstname, lastname].filter(Boolean).join(' ');

/** Returns whether two documents are equal, including the order of their keys. */
export const isSameDocument = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Returns whether a document has nothing to show. */
export const isEmptyDocument = (cms: unknown): boolean => ((cms as Partial<CmsDocument> | null | undefined)?.layouts ?? []).length === 0;
