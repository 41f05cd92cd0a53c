import { and, eq, like, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { pictureNames } from '#domain/pictures.ts';
import type { MediaUse } from '#schemas/media-library.ts';
import { productAwards } from '../../catalogue/detail-tables.ts';
import { products } from '../../catalogue/tables.ts';
import { elementPictures, elements } from '../../events/tables.ts';
import { deletedPages, editedDocuments, layoutTemplates } from '../../pages/editing-tables.ts';
import { news } from '../../pages/tables.ts';
import type { Database } from '../../platform/database/database.ts';
import { popups } from '../../publishing/popup-tables.ts';
import { albumPictures, albums, blogArticles, blogFolders, services } from '../../publishing/tables.ts';
import { productImages } from '../../site/presentation-tables.ts';
import { components, media, pages, parameters, siteLogos } from '../../site/tables.ts';

/** Where each file of a site is used, by its name. */
export type MediaUses = ReadonlyMap<string, readonly MediaUse[]>;

type Use = MediaUse & { file: string };

/** Reads where the files of a site are used: what names them, and texts that hold their addresses. */
export async function readMediaUses(db: Database, idSite: number): Promise<MediaUses> {
  const found = [...(await ofDocuments(db, idSite)), ...(await ofRows(db, idSite)), ...(await ofTexts(db, idSite))];
  const uses = new Map<string, MediaUse[]>();
  for (const { file, ...use } of found) {
    const known = uses.get(file) ?? [];
    if (!known.some(({ where, name }) => where === use.where && name === use.name)) known.push(use);
    uses.set(file, known);
  }
  return uses;
}

/** Files that a document or a text names by their addresses. A name may end like a width: `robe-640`. */
function addressed(text: string): string[] {
  const names: string[] = [];
  for (const [, name = ''] of text.matchAll(/\/media\/(?:file\/)?[0-9a-f]{32}\/([a-z0-9-]{1,120})/g))
    names.push(name, name.replace(/-\d{2,4}$/, ''));
  return names;
}

const inDocument = (where: MediaUse['where'], name: string, title: string, cms: unknown): Use[] =>
  cms === null ? [] : [...new Set([...pictureNames(cms), ...addressed(JSON.stringify(cms))])].map((file) => ({ where, name, title, file }));

async function ofDocuments(db: Database, idSite: number): Promise<Use[]> {
  const pageRows = await db
    .select({ id: pages.id, key: pages.key, title: pages.title, cms: pages.cms })
    .from(pages)
    .where(eq(pages.idSite, idSite));
  const own = await db
    .select({ slug: components.slug, title: components.title, cms: components.cms })
    .from(components)
    .where(eq(components.idSite, idSite));
  const states = await db.select().from(editedDocuments).where(eq(editedDocuments.idSite, idSite));
  const templates = await db.select().from(layoutTemplates).where(eq(layoutTemplates.idSite, idSite));
  const deleted = await db.select().from(deletedPages).where(eq(deletedPages.idSite, idSite));
  return [
    ...pageRows.flatMap(({ id, title, cms }) => inDocument('page', String(id), title, cms)),
    ...own.flatMap(({ slug, title, cms }) => inDocument('component', slug, title, cms)),
    ...states.flatMap(({ kind, key, draft, scheduled }) => {
      const page = pageRows.find((row) => kind === 'page' && row.key === key);
      if (kind === 'page' && !page) return [];
      const name = page ? String(page.id) : key;
      const title = page?.title ?? own.find(({ slug }) => slug === key)?.title ?? key;
      return [
        ...inDocument(kind === 'page' ? 'page-draft' : 'component-draft', name, title, draft),
        ...inDocument('scheduled', name, title, scheduled),
      ];
    }),
    ...templates.flatMap(({ id, name, layouts }) => inDocument('template', String(id), name, layouts)),
    ...deleted.flatMap(({ id, title, rows }) => inDocument('deleted-page', id, title, rows)),
  ];
}

/** A table whose rows name a picture by its id. */
type Pictured = PgTable & { idSite: PgColumn; idMedia: PgColumn };
/** What shows the pictures of a table that only joins the two. */
type Owner = { table: PgTable; on: SQL | undefined };

/** Rows that name a picture by its id. */
async function ofRows(db: Database, idSite: number): Promise<Use[]> {
  const read = async (where: MediaUse['where'], link: Pictured, name: PgColumn, title: PgColumn, owner?: Owner): Promise<Use[]> => {
    const query = db
      .select({ file: media.name, name, title })
      .from(link)
      .innerJoin(media, and(eq(media.idSite, link.idSite), eq(media.id, link.idMedia)))
      .$dynamic();
    const rows = await (owner ? query.innerJoin(owner.table, owner.on) : query).where(eq(link.idSite, idSite));
    return rows.map((row) => ({ where, file: row.file, name: String(row.name), title: String(row.title) }));
  };
  const at = (owner: { idSite: PgColumn; id: PgColumn }, link: Pictured, id: PgColumn) =>
    and(eq(owner.idSite, link.idSite), eq(owner.id, id));
  const all = await Promise.all([
    read('logo', siteLogos, siteLogos.type, siteLogos.alt),
    read('product', productImages, products.id, products.name, {
      table: products,
      on: at(products, productImages, productImages.idProduct),
    }),
    read('award', productAwards, productAwards.idProduct, productAwards.name),
    read('album', albumPictures, albums.id, albums.slug, { table: albums, on: at(albums, albumPictures, albumPictures.idAlbum) }),
    read('event', elementPictures, elements.id, elements.slug, {
      table: elements,
      on: at(elements, elementPictures, elementPictures.idElement),
    }),
    read('news', news, news.id, news.slug),
    read('blog', blogArticles, blogArticles.id, blogArticles.slug),
    read('blog-folder', blogFolders, blogFolders.id, blogFolders.slug),
    read('service', services, services.id, services.slug),
    read('popup', popups, popups.id, popups.slug),
  ]);
  return all.flat();
}

/** Texts that hold addresses of files. */
async function ofTexts(db: Database, idSite: number): Promise<Use[]> {
  type Written = PgTable & { idSite: PgColumn };
  const read = async (where: MediaUse['where'], table: Written, name: PgColumn, title: PgColumn, text: PgColumn): Promise<Use[]> => {
    const rows = await db
      .select({ name, title, text })
      .from(table)
      .where(and(eq(table.idSite, idSite), like(text, '%/media/%')));
    return rows.flatMap((row) =>
      addressed(String(row.text)).map((file) => ({ where, file, name: String(row.name), title: String(row.title) })),
    );
  };
  const all = await Promise.all([
    read('parameter', parameters, parameters.key, parameters.key, parameters.value),
    read('product', products, products.id, products.name, products.description),
    read('news', news, news.id, news.title, news.html),
    read('popup', popups, popups.id, popups.title, popups.html),
  ]);
  return all.flat();
}
