import { albumPictures, albums } from '#backend/tables/publishing.ts';
import { AlbumPicture, album } from '#schemas/entities/album.ts';
import { mapRows } from './map-rows.ts';
import { moment } from './mapping.ts';
import { pictureList } from './picture-list.ts';

export const albumRows = mapRows(
  album,
  albums,
  { publishedAt: moment('publishedAt') },
  { lists: { pictures: pictureList(AlbumPicture, albumPictures, 'idAlbum') } },
);
