import { listQuery } from '#client/list-query.ts';
import { dayInWords } from '#domain/date-formats.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { AlbumProps } from '#registry/generated/album.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Album as AlbumEntity } from '#schemas/album.ts';
import { contentOf } from '../publishing/content-of.ts';

export type AlbumData = Pick<AlbumEntity, 'title' | 'description' | 'pictures'> & {
  day: string;
  date: string;
  /** It is what the page is about: its title is the page's. */
  isPage: boolean;
};

/** The chosen album, or that of the page. @throws Error where there is neither: the block is left out */
async function loadAlbum({ album: slug }: AlbumProps, context: LoadContext): Promise<AlbumData> {
  const own = contentOf(context.data).album;
  const album = slug && slug !== own?.slug ? await chosen(slug, context) : own;
  if (!album) throw new Error('there is no album on this page');
  const { title, description, pictures, publishedAt } = album;
  return {
    title,
    description,
    pictures,
    day: publishedAt.slice(0, 10),
    date: dayInWords(publishedAt, context.lang),
    isPage: album === own,
  };
}

async function chosen(slug: string, { call }: LoadContext): Promise<AlbumEntity | undefined> {
  const { albums } = await call('GET /album', { query: listQuery({ page: 1, nbItem: 100 }) });
  const found = albums.find((album) => album.slug === slug);
  return found && call('GET /album/{id}', { params: { id: found.id } });
}

export const code = defineBlockCode<AlbumProps, AlbumData>({
  load: loadAlbum,
});
