import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import type { ArchivePage } from '#schemas/archive.ts';
import type { CmsDocument } from '#schemas/cms/document.ts';
import type { Database } from '../db/database.ts';
import { components, pages, parameters } from '../db/tables/site.ts';
import type { Archive } from './archive.ts';
import { ArchiveError } from './archive-error.ts';
import type { PictureIndex } from './import-look.ts';
import { sanitiseHtml } from './sanitise-html.ts';

const legalTexts = new Set(['LEGAL_NOTICE', 'PRIVACY_POLICY', 'COOKIE_POLICY', 'USE_TERMS', 'SALE_TERMS']);
const emptyDocument: CmsDocument = { format: 1, layouts: [] };

/** Writes page tree, documents, shared components and parameters of a site. Gives the id of each page by its key. */
export async function importPages(tx: Database, archive: Archive, pictures: PictureIndex): Promise<ReadonlyMap<string, number>> {
  const idSite = archive.site.id;
  await tx.delete(pages).where(eq(pages.idSite, idSite));
  const rows = numbered(archive.pages);
  if (rows.length > 0) {
    await tx.insert(pages).values(
      rows.map(({ page: { children: _, ...page }, id, idParent, position }) => {
        const file = join(archive.folder, 'pages', `${page.key}.json`);
        return {
          ...page,
          idSite,
          id,
          idParent,
          position,
          cms: withImages(archive.documents.get(page.key) ?? emptyDocument, pictures, file),
        };
      }),
    );
  }
  await tx.delete(components).where(eq(components.idSite, idSite));
  const shared = [...archive.components].map(([slug, { title, metaDescription, cms }]) => {
    const file = join(archive.folder, 'components', `${slug}.json`);
    return { idSite, slug, title, metaDescription, cms: withImages(cms, pictures, file) };
  });
  if (shared.length > 0) await tx.insert(components).values(shared);
  await importParameters(tx, idSite, archive.parameters);
  return new Map(rows.map(({ page, id }) => [page.key, id]));
}

async function importParameters(tx: Database, idSite: number, values: Readonly<Record<string, string>>): Promise<void> {
  await tx.delete(parameters).where(eq(parameters.idSite, idSite));
  const rows = Object.entries(values).map(([key, value]) => ({ idSite, key, value: legalTexts.has(key) ? sanitiseHtml(value) : value }));
  if (rows.length > 0) await tx.insert(parameters).values(rows);
}

type NumberedPage = { page: ArchivePage; id: number; idParent: number | null; position: number };

/** Gives pages their ids in the order of the tree, a parent before its children. */
function numbered(tree: readonly ArchivePage[]): NumberedPage[] {
  const rows: NumberedPage[] = [];
  const visit = (siblings: readonly ArchivePage[], idParent: number | null): void => {
    for (const [position, page] of siblings.entries()) {
      const id = rows.length + 1;
      rows.push({ page, id, idParent, position });
      visit(page.children, id);
    }
  };
  visit(tree, null);
  return rows;
}

/** Puts an Image in the place of each `{ picture, alt }` of a document. Throws ArchiveError where a picture is not there. */
function withImages<T>(document: T, pictures: PictureIndex, file: string): T {
  const visit = (value: unknown, path: readonly PropertyKey[]): unknown => {
    if (Array.isArray(value)) return value.map((item, i) => visit(item, [...path, i]));
    if (value === null || typeof value !== 'object') return value;
    if (isPictureReference(value)) {
      const found = pictures.get(value.picture);
      if (!found) throw new ArchiveError(file, [...path, 'picture'], `there is no picture "${value.picture}" in pictures/`);
      return { ...found.image, alt: value.alt };
    }
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, visit(item, [...path, key])]));
  };
  // A document keeps its shape: what is replaced are props, which are of any type.
  return visit(document, []) as T;
}

const isPictureReference = (value: object): value is { picture: string; alt: string } =>
  'picture' in value && 'alt' in value && typeof value.picture === 'string' && typeof value.alt === 'string';
