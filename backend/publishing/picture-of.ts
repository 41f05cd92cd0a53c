import { and, eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Image } from '#schemas/site.ts';
import { toImage } from '../media/read-images.ts';
import { media } from '../site/tables.ts';

/** The condition that joins a row to its picture. */
export const itsPicture = (row: { idSite: PgColumn; idMedia: PgColumn }) => and(eq(media.idSite, row.idSite), eq(media.id, row.idMedia));

/** The picture of a row as the API tells it, with the row's own text for it. */
export const pictureOf = (picture: typeof media.$inferSelect | null, alt: string): Image | null =>
  picture && toImage({ hash: picture.hash, name: picture.name, alt, width: picture.width, height: picture.height, colour: picture.colour });
