import { and, asc, desc, eq, lte, type SQL, sql } from 'drizzle-orm';
import { itsPicture, pictureOf } from '#backend/foundation/media/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { localised } from '#backend/tables/columns.ts';
import { albumPictures, albums } from '#backend/tables/publishing.ts';
import { media } from '#backend/tables/site.ts';
import { contentPath } from '#domain/addresses.ts';
import type { Album, AlbumCard, AlbumList } from '#schemas/album.ts';

type Reader = { db: Database; idSite: number; locale: string; now: Date };
type ListQuery = { nbItem: number; page: number; orderBy?: string | undefined };

/** Albums on show, a page of them. Throws ApiError 422 for an order there is not. */
export async function listAlbums(reader: Reader, query: ListQuery): Promise<AlbumList> {
  const { db } = reader;
  const order = orderOf(query.orderBy);
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(albums).where(isShown(reader));
  const rows = await selectCards(reader)
    .where(isShown(reader))
    .orderBy(...order)
    .limit(query.nbItem)
    .offset((query.page - 1) * query.nbItem);
  return { total: counted?.total ?? 0, albums: rows.map((row) => toCard(row, reader.locale)) };
}

/** An album on show with its pictures. Throws ApiError 404. */
export async function readAlbum(reader: Reader, id: number): Promise<Album> {
  const { db, idSite, locale } = reader;
  const [row] = await selectCards(reader).where(and(isShown(reader), eq(albums.id, id)));
  if (!row) throw new ApiError(404, 'album.not-found');
  const pictures = await db
    .select({ place: albumPictures, picture: media })
    .from(albumPictures)
    .innerJoin(media, itsPicture(albumPictures))
    .where(and(eq(albumPictures.idSite, idSite), eq(albumPictures.idAlbum, id)))
    .orderBy(asc(albumPictures.position));
  return {
    ...toCard(row, locale),
    pictures: pictures.flatMap(({ place, picture }) => {
      const { alt, caption } = localised(place, locale);
      const image = pictureOf(picture, alt);
      return image ? [{ image, caption }] : [];
    }),
  };
}

const isShown = ({ idSite, now }: Reader) => and(eq(albums.idSite, idSite), lte(albums.publishedAt, now));

/** Albums, each with its first picture. */
const selectCards = ({ db }: Reader) =>
  db
    .select({
      album: albums,
      first: albumPictures,
      picture: media,
      count: sql<number>`(select count(*)::int from ${albumPictures} as each_picture
        where each_picture.id_site = ${albums.idSite} and each_picture.id_album = ${albums.id})`,
    })
    .from(albums)
    .leftJoin(
      albumPictures,
      and(eq(albumPictures.idSite, albums.idSite), eq(albumPictures.idAlbum, albums.id), eq(albumPictures.position, 0)),
    )
    .leftJoin(media, itsPicture(albumPictures));

type CardRow = Awaited<ReturnType<typeof selectCards>>[number];

function toCard({ album, first, picture, count }: CardRow, locale: string): AlbumCard {
  const { id, slug, title, description, publishedAt } = localised(album, locale);
  const alt = first ? localised(first, locale).alt : '';
  return {
    ...{ id, slug, title, description, count },
    url: contentPath('album-sheet', { slug, id }),
    image: pictureOf(picture, alt),
    publishedAt: publishedAt.toISOString(),
  };
}

function orderOf(orderBy = '-date'): SQL[] {
  if (orderBy === '-date') return [desc(albums.publishedAt), desc(albums.id)];
  if (orderBy === 'date') return [asc(albums.publishedAt), asc(albums.id)];
  if (orderBy === 'title') return [asc(albums.title), asc(albums.id)];
  throw ApiError.fields([{ key: 'orderBy', message: 'field.invalid' }]);
}
