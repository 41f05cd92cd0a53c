import { isDeepStrictEqual } from 'node:util';
import { asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { components, pages } from '#backend/tables/site.ts';
import type { ArchiveComponent, ArchivePage } from '#schemas/archive.ts';
import { emptyDocument } from '#schemas/cms/document.ts';
import type { Exported } from './exported.ts';

/** pages.json, and the documents by page key. A page that only leads elsewhere has no document. */
export async function exportPages({ db, idSite }: Exported) {
  const rows = await db.select().from(pages).where(eq(pages.idSite, idSite)).orderBy(asc(pages.position), asc(pages.id));
  const below = (idParent: number | null): ArchivePage[] =>
    rows
      .filter((row) => row.idParent === idParent)
      .map(({ key, title, url, menuTitle, metaDescription, showInMenu, type, link, isValid, translations, id }) => ({
        ...{ key, title, url, menuTitle, metaDescription, showInMenu, type, link, isValid, translations },
        children: below(id),
      }));
  const written = rows.filter(({ link, cms }) => !link || !isDeepStrictEqual(cms, emptyDocument));
  return { tree: below(null), documents: new Map(written.map(({ key, cms }) => [key, cms])) };
}

/** The shared components by slug. */
export async function exportComponents({ db, idSite }: Exported): Promise<Map<string, z.input<typeof ArchiveComponent>>> {
  const rows = await db.select().from(components).where(eq(components.idSite, idSite)).orderBy(asc(components.slug));
  return new Map(rows.map(({ idSite: _, slug, ...component }) => [slug, component]));
}

/** Keys of pages by their ids. */
export async function pageKeys({ db, idSite }: Exported): Promise<ReadonlyMap<number, string>> {
  const rows = await db.select({ id: pages.id, key: pages.key }).from(pages).where(eq(pages.idSite, idSite));
  return new Map(rows.map(({ id, key }) => [id, key]));
}
