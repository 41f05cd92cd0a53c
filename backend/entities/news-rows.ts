import { news as table } from '#backend/tables/pages.ts';
import { news } from '#schemas/entities/news.ts';
import { mapRows } from './map-rows.ts';
import { moment, optionalMoment, picture } from './mapping.ts';

export const newsRows = mapRows(news, table, {
  picture: picture(),
  publishedAt: moment('publishedAt'),
  expiresAt: optionalMoment('expiresAt'),
});
