import { and, asc, desc, eq, inArray, lte, ne, not, type SQL, sql } from 'drizzle-orm';
import { itsPicture, pictureOf } from '#backend/foundation/media/index.ts';
import { readWords, textFilter } from '#backend/platform/database/list-filter.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { localised, localisedTitle } from '#backend/tables/columns.ts';
import { blogArticleFolders, blogArticles } from '#backend/tables/publishing.ts';
import { media } from '#backend/tables/site.ts';
import { contentPath } from '#domain/addresses.ts';
import type { Blog, BlogCard, BlogCrumb, BlogList } from '#schemas/blog.ts';
import { type BlogReader, type FolderTree, isWithin, readFolders, wayTo } from './blog-folders.ts';

type ListQuery = {
  nbItem: number;
  page: number;
  orderBy?: string | undefined;
  folder?: string | undefined;
  title?: string | undefined;
};

/** Number of related articles beside one. */
const relatedCount = 3;

/**
 * Articles on show, a page of them: of the whole blog, or of a folder and those below it.
 * Throws ApiError 404 for a folder and 422 for an order there is not.
 */
export async function listArticles(reader: BlogReader, query: ListQuery, idFolder?: number): Promise<BlogList> {
  const { db, idSite } = reader;
  const order = orderOf(query.orderBy);
  const tree = await readFolders(reader);
  if (idFolder !== undefined && !tree.byId.has(idFolder)) throw new ApiError(404, 'blog.folder');
  const isListed = and(
    isShown(reader),
    idFolder === undefined ? undefined : isWithin(idSite, [idFolder]),
    inNamed(reader, tree, query),
    textFilter(localisedTitle(blogArticles, reader.locale), 'title', query.title),
  );
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(blogArticles).where(isListed);
  const page = { limit: query.nbItem, offset: (query.page - 1) * query.nbItem };
  return { total: count?.total ?? 0, blogs: await readCards(reader, tree, isListed, order, page) };
}

/** Condition of the filter `folder`; undefined where nothing is filtered. */
function inNamed({ idSite }: BlogReader, { byId }: FolderTree, { folder }: ListQuery): SQL | undefined {
  const wanted = readWords('folder', folder);
  if (!wanted) return undefined;
  const ids = [...byId.values()].filter(({ slug }) => wanted.values.includes(slug)).map(({ id }) => id);
  const isInside = ids.length > 0 ? isWithin(idSite, ids) : sql`false`;
  return wanted.isDifferent ? not(isInside) : isInside;
}

/** An article on show, with the way to it and others to go on with. Throws ApiError 404. */
export async function readArticle(reader: BlogReader, id: number): Promise<Blog> {
  const { db, locale } = reader;
  const tree = await readFolders(reader);
  const isIt = and(isShown(reader), eq(blogArticles.id, id));
  const [card] = await readCards(reader, tree, isIt, [], { limit: 1, offset: 0 });
  const [row] = await db.select().from(blogArticles).where(isIt);
  if (!card || !row) throw new ApiError(404, 'blog.not-found');
  const { html, metaDescription, updatedAt } = localised(row, locale);
  return {
    ...card,
    ...{ html, metaDescription },
    updatedAt: updatedAt?.toISOString() ?? null,
    breadcrumb: wayOf(tree, card),
    related: await relatedTo(reader, tree, card),
  };
}

/** The way from the blog to an article on show, itself the last. Throws ApiError 404. */
export async function readArticleWay(reader: BlogReader, id: number): Promise<BlogCrumb[]> {
  const tree = await readFolders(reader);
  const [card] = await readCards(reader, tree, and(isShown(reader), eq(blogArticles.id, id)), [], { limit: 1, offset: 0 });
  if (!card) throw new ApiError(404, 'blog.not-found');
  return wayOf(tree, card);
}

function wayOf(tree: FolderTree, { id, url, title, folders: [main] }: BlogCard): BlogCrumb[] {
  const way = main?.id ? wayTo(tree, main.id) : [tree.root];
  return [...way, { id, url, name: title }];
}

/** The newest others of an article's folders, then, where these are few, of the whole blog. */
async function relatedTo(reader: BlogReader, tree: FolderTree, { id, folders }: BlogCard): Promise<BlogCard[]> {
  const own = folders.flatMap((folder) => (folder.id === null ? [] : [folder.id]));
  const shares = sql`exists (select from ${blogArticleFolders} where ${and(
    eq(blogArticleFolders.idSite, blogArticles.idSite),
    eq(blogArticleFolders.idArticle, blogArticles.id),
    own.length > 0 ? inArray(blogArticleFolders.idFolder, own) : sql`false`,
  )})`;
  const order = [sql`${shares} desc`, desc(blogArticles.publishedAt), desc(blogArticles.id)];
  return readCards(reader, tree, and(isShown(reader), ne(blogArticles.id, id)), order, { limit: relatedCount, offset: 0 });
}

const isShown = ({ idSite, now }: BlogReader) => and(eq(blogArticles.idSite, idSite), lte(blogArticles.publishedAt, now));

async function readCards(
  { db, idSite, locale }: BlogReader,
  tree: FolderTree,
  where: SQL | undefined,
  order: readonly SQL[],
  page: { limit: number; offset: number },
): Promise<BlogCard[]> {
  const rows = await db
    .select({ article: blogArticles, picture: media })
    .from(blogArticles)
    .leftJoin(media, itsPicture(blogArticles))
    .where(where)
    .orderBy(...order)
    .limit(page.limit)
    .offset(page.offset);
  const ids = rows.map(({ article }) => article.id);
  const places = await db
    .select()
    .from(blogArticleFolders)
    .where(and(eq(blogArticleFolders.idSite, idSite), inArray(blogArticleFolders.idArticle, ids)))
    .orderBy(asc(blogArticleFolders.position));
  return rows.map(({ article, picture }) => {
    const { id, slug, title, excerpt, author, alt, readingMinutes, publishedAt } = localised(article, locale);
    const folders = places.flatMap(({ idArticle, idFolder }) => {
      const folder = idArticle === id ? tree.byId.get(idFolder) : undefined;
      return folder ? [{ id: folder.id, url: folder.url, name: folder.name }] : [];
    });
    return {
      ...{ id, slug, title, excerpt, author, readingMinutes, folders },
      url: contentPath('blog-article', { slug, id }),
      image: pictureOf(picture, alt),
      publishedAt: publishedAt.toISOString(),
    };
  });
}

function orderOf(orderBy = '-date'): SQL[] {
  if (orderBy === '-date') return [desc(blogArticles.publishedAt), desc(blogArticles.id)];
  if (orderBy === 'date') return [asc(blogArticles.publishedAt), asc(blogArticles.id)];
  if (orderBy === 'title') return [asc(blogArticles.title), asc(blogArticles.id)];
  throw ApiError.fields([{ key: 'orderBy', message: 'field.invalid' }]);
}
