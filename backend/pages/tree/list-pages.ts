import { and, asc, eq } from 'drizzle-orm';
import type { AdminComponent, AdminPage, AdminPageDetail } from '#schemas/page-admin.ts';
import { knownComponents } from '#schemas/shared-components.ts';
import type { Lang } from '#schemas/site.ts';
import type { Database } from '../../platform/database/database.ts';
import { ApiError } from '../../platform/http/api-error.ts';
import { components, pages } from '../../site/tables.ts';
import { checkDocument, type KnownNames } from '../checking/check-document.ts';
import { readKnownNames } from '../checking/known-names.ts';
import { isEmptyDocument } from '../editing/document.ts';
import { placedComponents, shownAt } from '../editing/where-shown.ts';
import { editedDocuments, pageRedirects } from '../editing-tables.ts';

/** The site of a call, as lists of pages need it. */
export type ListedSite = { id: number; locales: readonly string[]; isECommerce: boolean };

type PageRow = typeof pages.$inferSelect;
type State = typeof editedDocuments.$inferSelect;
type Look = { states: ReadonlyMap<string, State>; names: Omit<KnownNames, 'own'>; lang: Lang; locales: readonly string[] };

async function lookAt(db: Database, site: ListedSite, lang: Lang): Promise<Look> {
  const states = await db.select().from(editedDocuments).where(eq(editedDocuments.idSite, site.id));
  return {
    states: new Map(states.map((state) => [`${state.kind} ${state.key}`, state])),
    names: await readKnownNames(db, site.id),
    lang,
    locales: site.locales,
  };
}

/** Every page of a site, a parent before its children, those in their order. */
export async function listPages(db: Database, site: ListedSite, lang: Lang): Promise<AdminPage[]> {
  const look = await lookAt(db, site, lang);
  const rows = await db.select().from(pages).where(eq(pages.idSite, site.id)).orderBy(asc(pages.position), asc(pages.id));
  const children = Map.groupBy(rows, ({ idParent }) => idParent);
  const below = (idParent: number | null): PageRow[] => (children.get(idParent) ?? []).flatMap((row) => [row, ...below(row.id)]);
  return below(null).map((row) => toAdminPage(row, look));
}

function toAdminPage(row: PageRow, { states, names, lang, locales }: Look): AdminPage {
  const { id, idParent, position, title, url, menuTitle, showInMenu, type, link, isValid, key, cms, translations } = row;
  const state = states.get(`page ${key}`);
  const isNew = !link && !isValid && isEmptyDocument(cms);
  const shown = state?.draftAt ? state.draft : cms;
  const written = new Set(Object.entries(translations).flatMap(([locale, texts]) => (texts?.title ? [locale] : [])));
  return {
    ...{ id, idParent, position, title, url, menuTitle, showInMenu, type, link, isValid },
    state: isValid ? 'published' : isNew ? 'draft' : 'hidden',
    hasDraft: Boolean(state?.draftAt),
    scheduledAt: state?.publishAt?.toISOString() ?? null,
    issues: link ? 0 : countErrors(shown, names, lang),
    locales: locales.filter((locale, index) => index === 0 || written.has(locale as never)),
  };
}

const countErrors = (cms: unknown, names: KnownNames, lang: Lang): number =>
  checkDocument(cms, names, lang).filter(({ isError }) => isError).length;

/** A page with all that is said of it. Throws ApiError 404. */
export async function readAdminPage(db: Database, site: ListedSite, id: number, lang: Lang): Promise<AdminPageDetail> {
  const [row] = await db
    .select()
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
    ...toAdminPage(row, await lookAt(db, site, lang)),
    ...{ metaDescription, translations, revision },
    formerUrls: former.map(({ from }) => from),
  };
}

/** Shared components and fixed screens: those of the site, and those that the program knows and the site may have. */
export async function listComponents(db: Database, site: ListedSite, lang: Lang): Promise<AdminComponent[]> {
  const { states, names } = await lookAt(db, site, lang);
  const own = await db.select().from(components).where(eq(components.idSite, site.id)).orderBy(asc(components.slug));
  const documents = [
    ...(await db.select({ id: pages.id, title: pages.title, cms: pages.cms }).from(pages).where(eq(pages.idSite, site.id))).map(
      ({ id, title, cms }) => ({ kind: 'page' as const, name: String(id), title, cms }),
    ),
    ...own.map(({ slug, title, cms }) => ({ kind: 'component' as const, name: slug, title, cms })),
  ].map(({ cms, ...place }) => ({ ...place, places: placedComponents(cms) }));
  const known = knownComponents.filter(({ isShopOnly }) => site.isECommerce || !isShopOnly);
  const slugs = [...new Set([...known.map(({ slug }) => slug), ...own.map(({ slug }) => slug)])];
  return slugs.map((slug) => {
    const row = own.find((component) => component.slug === slug);
    const state = states.get(`component ${slug}`);
    const shown = state?.draftAt ? state.draft : row?.cms;
    return {
      slug,
      title: row?.title ?? slug,
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
