import { and, asc, eq, getTableColumns } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { editedDocuments, pageRedirects } from '#backend/tables/page-editing.ts';
import { components, pages } from '#backend/tables/site.ts';
import type { AdminComponent, AdminPage, AdminPageDetail } from '#schemas/page-admin.ts';
import { knownComponents } from '#schemas/shared-components.ts';
import type { Lang } from '#schemas/site.ts';
import { checkDocument, type KnownNames } from '../checking/check-document.ts';
import { readKnownNames } from '../checking/known-names.ts';
import { componentName } from '../component-names.ts';
import { type DocumentDigest, type DocumentDigests, type DocumentRow, rowVersion } from '../document-digests.ts';
import { placedComponents, shownAt } from '../editing/where-shown.ts';

/** The site of a call, as lists of pages need it. */
export type ListedSite = { id: number; locales: readonly string[]; isECommerce: boolean };

/** A page without its document, and the version of its row. */
const pageFields = () => {
  const { cms: _, ...fields } = getTableColumns(pages);
  return { ...fields, rowVersion: rowVersion(pages) };
};
type PageRow = Omit<typeof pages.$inferSelect, 'cms'> & { rowVersion: string };
/** Editing state of a page's document. */
type State = { key: string; draftAt: Date | null; publishAt: Date | null; rowVersion: string };
type Look = { states: ReadonlyMap<string, State>; digest: (place: DocumentRow) => DocumentDigest; slugs: ReadonlySet<string> };

async function lookAt(db: Database, idSite: number, rows: readonly PageRow[], digests: DocumentDigests): Promise<Look> {
  const { kind, key, draftAt, publishAt } = editedDocuments;
  const list = await db
    .select({ key, draftAt, publishAt, rowVersion: rowVersion(editedDocuments) })
    .from(editedDocuments)
    .where(and(eq(editedDocuments.idSite, idSite), eq(kind, 'page')));
  const states = new Map(list.map((state) => [state.key, state]));
  const slugs = await db.select({ slug: components.slug }).from(components).where(eq(components.idSite, idSite));
  const places = rows.flatMap((row) => [publishedOf(row), shownOf(row, states.get(row.key))]);
  return { states, digest: await digests(db, idSite, places), slugs: new Set(slugs.map(({ slug }) => slug)) };
}

const publishedOf = (row: PageRow): DocumentRow => ({ of: 'page', id: row.id, rowVersion: row.rowVersion });
const shownOf = (row: PageRow, state: State | undefined): DocumentRow =>
  state?.draftAt ? { of: 'draft', key: row.key, rowVersion: state.rowVersion } : publishedOf(row);

/** Every page of a site, a parent before its children, those in their order. */
export async function listPages(db: Database, { id: idSite, locales }: ListedSite, digests: DocumentDigests): Promise<AdminPage[]> {
  const rows = await db.select(pageFields()).from(pages).where(eq(pages.idSite, idSite)).orderBy(asc(pages.position), asc(pages.id));
  const look = await lookAt(db, idSite, rows, digests);
  const children = Map.groupBy(rows, ({ idParent }) => idParent);
  const below = (idParent: number | null): PageRow[] => (children.get(idParent) ?? []).flatMap((row) => [row, ...below(row.id)]);
  return below(null).map((row) => toAdminPage(row, look, locales));
}

function toAdminPage(row: PageRow, { states, digest, slugs }: Look, locales: readonly string[]): AdminPage {
  const { id, idParent, position, title, url, menuTitle, showInMenu, type, link, isValid, key, translations } = row;
  const state = states.get(key);
  const isNew = !link && !isValid && digest(publishedOf(row)).isEmpty;
  const { errors, places } = digest(shownOf(row, state));
  const written = new Set(Object.entries(translations).flatMap(([locale, texts]) => (texts?.title ? [locale] : [])));
  return {
    ...{ id, idParent, position, title, url, menuTitle, showInMenu, type, link, isValid },
    state: isValid ? 'published' : isNew ? 'draft' : 'hidden',
    hasDraft: Boolean(state?.draftAt),
    scheduledAt: state?.publishAt?.toISOString() ?? null,
    issues: link ? 0 : errors + places.filter((slug) => !slugs.has(slug)).length,
    locales: locales.filter((locale, index) => index === 0 || written.has(locale as never)),
  };
}

const countErrors = (cms: unknown, names: KnownNames, lang: Lang): number =>
  checkDocument(cms, names, lang).filter(({ isError }) => isError).length;

/** A page with all that is said of it. Throws ApiError 404. */
export async function readAdminPage(db: Database, site: ListedSite, id: number, digests: DocumentDigests): Promise<AdminPageDetail> {
  const [row] = await db
    .select(pageFields())
    .from(pages)
    .where(and(eq(pages.idSite, site.id), eq(pages.id, id)));
  if (!row) throw new ApiError(404, 'page.not-found');
  const former = await db
    .select({ from: pageRedirects.from })
    .from(pageRedirects)
    .where(and(eq(pageRedirects.idSite, site.id), eq(pageRedirects.pageKey, row.key)))
    .orderBy(asc(pageRedirects.from));
  const { metaDescription, translations, revision } = row;
  return {
    ...toAdminPage(row, await lookAt(db, site.id, [row], digests), site.locales),
    ...{ metaDescription, translations, revision },
    formerUrls: former.map(({ from }) => from),
  };
}

/** Shared components and fixed screens: those of the site, and those that the program knows and the site may have. */
export async function listComponents(
  db: Database,
  site: ListedSite,
  { lang, digests }: { lang: Lang; digests: DocumentDigests },
): Promise<AdminComponent[]> {
  const names = await readKnownNames(db, site.id);
  const edited = await db
    .select()
    .from(editedDocuments)
    .where(and(eq(editedDocuments.idSite, site.id), eq(editedDocuments.kind, 'component')));
  const states = new Map(edited.map((state) => [state.key, state]));
  const rows = await db.select(pageFields()).from(pages).where(eq(pages.idSite, site.id)).orderBy(asc(pages.id));
  const digest = await digests(db, site.id, rows.map(publishedOf));
  const own = await db.select().from(components).where(eq(components.idSite, site.id)).orderBy(asc(components.slug));
  const documents = [
    ...rows.map((row) => ({
      kind: 'page' as const,
      name: String(row.id),
      title: row.title,
      places: new Set(digest(publishedOf(row)).places),
    })),
    ...own.map(({ slug, title, cms }) => ({ kind: 'component' as const, name: slug, title, places: placedComponents(cms) })),
  ];
  const known = knownComponents.filter(({ isShopOnly }) => site.isECommerce || !isShopOnly);
  const slugs = [...new Set([...known.map(({ slug }) => slug), ...own.map(({ slug }) => slug)])];
  return slugs.map((slug) => {
    const row = own.find((component) => component.slug === slug);
    const state = states.get(slug);
    const shown = state?.draftAt ? state.draft : row?.cms;
    return {
      slug,
      title: row?.title ?? componentName(slug, lang),
      isOwn: row !== undefined,
      need: known.find((component) => component.slug === slug)?.need ?? 'placed',
      shownAt: shownAt(slug),
      placedOn: documents.filter(({ places }) => places.has(slug)).map(({ places: _, ...place }) => place),
      hasDraft: Boolean(state?.draftAt),
      scheduledAt: state?.publishAt?.toISOString() ?? null,
      issues: shown === undefined ? 0 : countErrors(shown, { ...names, own: slug }, lang),
    };
  });
}
