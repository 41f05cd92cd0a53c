import { and, eq, lte, type SQL } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { products } from '#backend/tables/catalogue.ts';
import { elements } from '#backend/tables/events.ts';
import { albums, blogArticles, blogFolders, services } from '#backend/tables/publishing.ts';
import { type ContentKind, contentPath, productPath } from '#domain/addresses.ts';
import type { AddressedKind, ContentAddress } from '#schemas/calls/site.ts';
import { eventRoute } from '#schemas/event-route.ts';

type Place = { db: Database; idSite: number; now: Date };
type Found = { id: number; url: string } | undefined;

/** Returns the address of the visible entry with this slug. Throws ApiError 404 if there is none. */
export async function findAddress({ db, idSite, now }: Place, kind: AddressedKind, slug: string): Promise<ContentAddress> {
  const finders: Readonly<Record<AddressedKind, () => Promise<Found>>> = {
    product: async () => {
      const [row] = await db
        .select({ id: products.id, type: products.type })
        .from(products)
        .where(and(eq(products.idSite, idSite), eq(products.slug, slug), eq(products.isValid, true)));
      return row && { id: row.id, url: productPath(row.type, slug, row.id) };
    },
    'blog-article': () => published('blog-article', blogArticles, lte(blogArticles.publishedAt, now)),
    'blog-folder': () => published('blog-folder', blogFolders, undefined),
    'album-sheet': () => published('album-sheet', albums, lte(albums.publishedAt, now)),
    'service-sheet': () => published('service-sheet', services, undefined),
    'event-sheet': () => published('event-sheet', elements, and(eq(elements.route, eventRoute), eq(elements.isShown, true))),
  };
  const found = await finders[kind]();
  if (!found) throw new ApiError(404, 'error.not-found');
  return found;

  async function published(
    content: ContentKind,
    table: typeof blogArticles | typeof blogFolders | typeof albums | typeof services | typeof elements,
    isShown: SQL | undefined,
  ): Promise<Found> {
    const [row] = await db
      .select({ id: table.id })
      .from(table)
      .where(and(eq(table.idSite, idSite), eq(table.slug, slug), isShown));
    return row && { id: row.id, url: contentPath(content, { slug, id: row.id }) };
  }
}
