import { defineBlock } from '../../define-block.ts';
import type { AlbumProps } from '../../generated/album.ts';
import { type AlbumData, loadAlbum } from './load.ts';

export const block = defineBlock<AlbumProps, AlbumData>({
  type: 'album',
  version: 1,
  mode: 'static',
  timed: true,
  defaults: { showTitle: true, columns: { base: 2, md: 3 }, ratio: '4/5' },
  load: loadAlbum,
});
