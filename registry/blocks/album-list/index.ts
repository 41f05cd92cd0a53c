import { defineBlock } from '../../define-block.ts';
import type { AlbumListProps } from '../../generated/album-list.ts';
import { type AlbumListData, loadAlbumList } from './load.ts';

export const block = defineBlock<AlbumListProps, AlbumListData>({
  type: 'album-list',
  version: 1,
  mode: 'static',
  timed: true,
  defaults: { limit: 100, columns: { base: 1, sm: 2, lg: 3 } },
  load: loadAlbumList,
});
