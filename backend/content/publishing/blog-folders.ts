import { and, asc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { itsPicture, pictureOf } from '#backend/foundation/media/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { localised } from '#backend/tables/columns.ts';
import { blogArticleFolders, blogArticles, blogFolders } from '#backend/tables/publishing.ts';
import { media } from '#backend/tables/site.ts';
import { contentPath } from '#domain/addresses.ts';
import type { BlogCrumb, BlogFolder, BlogFolderCard } from '#schemas/blog.ts';
import { sectionPage } from './section-page.ts';

/** Reader of the blog, with the time: articles published later are not visible yet. */
export type BlogReader = { db: Database; idSite: number; locale: string; now: Date };

/** A site has few folders: they are read together, and the tree is walked here. */
export type FolderTree = {
  /** The blog itself, above all folders. */
  root: BlogCrumb;
  byId: ReadonlyMap<number, Omit<BlogFolderCard, 'id' | 'total'> & { id: number }>;
};

export async function readFolders({ db, idSite, locale }: BlogReader): Promise<FolderTree> {
  const rows = await db
    .select({ folder: blogFolders, picture: media })
    .from(blogFolders)
    .leftJoin(media, itsPicture(blogFolders))
    .where(eq(blogFolders.idSite, idSite))
    .orderBy(asc(blogFolders.position), asc(blogFolders.id));
  const byId = rows.map(({ folder, picture }) => {
    const { id, idParent, slug, name, description, alt } = localised(folder, locale);
    return [
      id,
      { id, idParent, slug, name, description, url: contentPath('blog-folder', { slug, id }), image: pictureOf(picture, alt) },
    ] as const;
  });
  const page = await sectionPage(db, idSite, 'blog', locale);
  return { root: { id: null, url: '/blog', name: 'Blog', ...page }, byId: new Map(byId) };
}

/** The way from the blog to a folder, itself the last. Throws ApiError 404 for a folder there is not. */
export function wayTo({ root, byId }: FolderTree, id: number): BlogCrumb[] {
  if (!byId.has(id)) throw new ApiError(404, 'blog.folder');
  const way: BlogCrumb[] = [];
  // As long as there are folders: rows that hold each other cannot keep us here.
  for (let folder = byId.get(id); folder && way.length < byId.size; folder = byId.get(folder.idParent ?? 0))
    way.unshift({ id: folder.id, url: folder.url, name: folder.name });
  return [root, ...way];
}

/** A folder with those directly below it; without an id, the blog itself. Throws ApiError 404. */
export async function readFolder(reader: BlogReader, id?: number): Promise<BlogFolder> {
  const tree = await readFolders(reader);
  const own = id === undefined ? { ...tree.root, idParent: null, slug: '', description: '', image: null } : tree.byId.get(id);
  if (!own) throw new ApiError(404, 'blog.folder');
  const totals = await countArticles(reader);
  const cards = [...tree.byId.values()].filter((folder) => folder.idParent === own.id);
  return {
    ...own,
    total: totals.get(own.id) ?? 0,
    folders: cards.map((folder) => ({ ...folder, total: totals.get(folder.id) ?? 0 })),
  };
}

/** Articles on show in each folder and those below it, each once; under null, those of the whole blog. */
async function countArticles({ db, idSite, now }: BlogReader): Promise<ReadonlyMap<number | null, number>> {
  const isShown = sql`${blogArticles.idSite} = ${idSite} and ${blogArticles.publishedAt} <= ${now.toISOString()}::timestamptz`;
  const counted = sql`(
    ${belowEach(idSite)}
    select below.top as folder, count(distinct ${blogArticles.id})::int as total
    from below
    join ${blogArticleFolders} on ${blogArticleFolders.idSite} = ${idSite} and ${blogArticleFolders.idFolder} = below.id
    join ${blogArticles} on ${blogArticles.id} = ${blogArticleFolders.idArticle} and ${isShown}
    group by below.top
    union all select null, count(*)::int from ${blogArticles} where ${isShown}
  ) as counted`;
  const rows = await db.select({ folder: sql<number | null>`counted.folder`, total: sql<number>`counted.total` }).from(counted);
  return new Map(rows.map(({ folder, total }) => [folder, total]));
}

/** Each folder (`top`) with every folder in it, at any depth, and itself. */
const belowEach = (idSite: number): SQL => sql`
  with recursive below (top, id) as (
    select ${blogFolders.id}, ${blogFolders.id} from ${blogFolders} where ${blogFolders.idSite} = ${idSite}
    union select below.top, ${blogFolders.id} from below
    join ${blogFolders} on ${blogFolders.idSite} = ${idSite} and ${blogFolders.idParent} = below.id
  )`;

/** Condition on an article: it stands in one of some folders, or below. */
export const isWithin = (idSite: number, idFolders: readonly number[]): SQL =>
  sql`${blogArticles.id} in (${belowEach(idSite)} select ${blogArticleFolders.idArticle} from below
    join ${blogArticleFolders} on ${and(eq(blogArticleFolders.idSite, idSite), sql`${blogArticleFolders.idFolder} = below.id`)}
    where ${inArray(sql`below.top`, [...idFolders])})`;
