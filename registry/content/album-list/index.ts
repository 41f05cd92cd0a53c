import { listQuery } from '#client/list-query.ts';
import { localPath } from '#client/local-path.ts';
import { defineBlockCode } from '#registry/define-block.ts';
import type { AlbumListProps } from '#registry/generated/album-list.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Image } from '#schemas/site.ts';

export type AlbumListData = {
  albums: { id: number; title: string; description: string; image: Image | null; count: number; href: string }[];
};

/** The newest albums. */
async function loadAlbumList({ limit }: AlbumListProps, context: LoadContext): Promise<AlbumListData> {
  const { albums } = await context.call('GET /album', { query: listQuery({ page: 1, nbItem: limit }) });
  return {
    albums: albums.map(({ id, title, description, image, count, url }) => ({
      id,
      title,
      description,
      image,
      count,
      href: localPath(context, url),
    })),
  };
}

export const code = defineBlockCode<AlbumListProps, AlbumListData>({
  load: loadAlbumList,
});
