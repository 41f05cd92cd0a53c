import { and, asc, eq } from 'drizzle-orm';
import { readSiteImages } from '#backend/foundation/media/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { localised } from '#backend/tables/columns.ts';
import { components, pages } from '#backend/tables/site.ts';
import { pictureNames, resolvePictures } from '#domain/pictures.ts';
import type { Component, Page, PageNode } from '#schemas/page.ts';

const nodeColumns = {
  id: pages.id,
  title: pages.title,
  url: pages.url,
  menuTitle: pages.menuTitle,
  metaDescription: pages.metaDescription,
  order: pages.position,
  showInMenu: pages.showInMenu,
  type: pages.type,
  link: pages.link,
  isValid: pages.isValid,
  idParent: pages.idParent,
  translations: pages.translations,
};

/** The page tree of a site: what menus and the route table need. Pages that are not valid are left out, with what is below them. */
export async function readPageTree(db: Database, idSite: number, locale: string): Promise<PageNode[]> {
  const rows = await db
    .select(nodeColumns)
    .from(pages)
    .where(and(eq(pages.idSite, idSite), eq(pages.isValid, true)))
    .orderBy(asc(pages.position));
  const below = (idParent: number | null): PageNode[] =>
    rows.filter((row) => row.idParent === idParent).map((row) => ({ ...localised(row, locale), children: below(row.id) }));
  return below(null);
}

/** A valid page with its document. Throws ApiError 404. */
export async function readPage(db: Database, idSite: number, id: number, locale: string): Promise<Page> {
  const [page] = await db
    .select({ ...nodeColumns, cms: pages.cms })
    .from(pages)
    .where(and(eq(pages.idSite, idSite), eq(pages.id, id), eq(pages.isValid, true)));
  if (!page) throw new ApiError(404, 'page.not-found');
  return { ...localised(page, locale), cms: await withPictures(db, idSite, page.cms, locale) };
}

/** A shared component or fixed screen. Throws ApiError 404. */
export async function readComponent(db: Database, idSite: number, slug: string, locale: string): Promise<Component> {
  const [component] = await db
    .select({
      slug: components.slug,
      title: components.title,
      metaDescription: components.metaDescription,
      translations: components.translations,
      cms: components.cms,
    })
    .from(components)
    .where(and(eq(components.idSite, idSite), eq(components.slug, slug)));
  if (!component) throw new ApiError(404, 'component.not-found');
  return { ...localised(component, locale), cms: await withPictures(db, idSite, component.cms, locale) };
}

/** A document with its pictures looked up; what a name does not find stays a bare reference. */
export async function withPictures(db: Database, idSite: number, document: unknown, locale: string): Promise<unknown> {
  const names = pictureNames(document);
  if (names.length === 0) return document;
  const images = await readSiteImages(db, idSite, names, locale);
  return resolvePictures(document, (name) => images.get(name));
}
