import { and, eq, notInArray } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { sanitiseHtml } from '#backend/platform/sanitise-html.ts';
import { albumPictures, albums, reviews, services, serviceTags } from '#backend/tables/publishing.ts';
import type { Archive } from '../archive.ts';
import { pictureColumns, withAlt } from '../picture-columns.ts';
import type { PictureIndex } from './import-look.ts';
import { need, sanitised } from './imported.ts';
import { insertAll } from './insert-all.ts';
import { keepNumbersBySlug } from './keep-numbers.ts';

/** Writes a site's albums: known by slug, they keep their ids; those that are gone are removed. Their pictures are written anew. */
export async function importAlbums(tx: Database, archive: Archive, pictures: PictureIndex): Promise<void> {
  const idSite = archive.site.id;
  const rows = archive.albums.map(({ pictures: _, publishedAt, ...album }) => ({ ...album, idSite, publishedAt: new Date(publishedAt) }));
  const kept = rows.map(({ slug }) => slug);
  await tx.delete(albumPictures).where(eq(albumPictures.idSite, idSite));
  await tx.delete(albums).where(and(eq(albums.idSite, idSite), notInArray(albums.slug, kept)));
  const numberOf = await keepNumbersBySlug(tx, albums, idSite, rows);
  const numbered = rows.map((row) => ({ ...row, id: numberOf(row.slug) }));
  const written = await insertAll(tx, albums, numbered, [albums.idSite, albums.slug]);
  const ids = new Map(written.map(({ slug, id }) => [slug, id]));
  await insertAll(
    tx,
    albumPictures,
    archive.albums.flatMap((album) =>
      album.pictures.map(({ name, ...texts }, position) => ({
        ...texts,
        ...{ idSite, position },
        idAlbum: need(ids, album.slug),
        idMedia: need(pictures, name),
      })),
    ),
  );
}

/** Writes a site's services in the order of the archive; known by slug, they keep their ids. */
export async function importServices(tx: Database, archive: Archive, pictures: PictureIndex): Promise<void> {
  const idSite = archive.site.id;
  const rows = archive.services.map(({ picture, tags: _, action, translations, ...service }, position) => ({
    ...service,
    ...{ idSite, position },
    html: sanitiseHtml(service.html),
    ...pictureColumns(pictures, picture),
    actionLabel: action?.label ?? '',
    actionHref: action?.href ?? '',
    translations: withAlt(sanitised(translations, 'html'), picture),
  }));
  const kept = rows.map(({ slug }) => slug);
  await tx.delete(serviceTags).where(eq(serviceTags.idSite, idSite));
  await tx.delete(services).where(and(eq(services.idSite, idSite), notInArray(services.slug, kept)));
  const numberOf = await keepNumbersBySlug(tx, services, idSite, rows);
  const numbered = rows.map((row) => ({ ...row, id: numberOf(row.slug) }));
  const written = await insertAll(tx, services, numbered, [services.idSite, services.slug]);
  const ids = new Map(written.map(({ slug, id }) => [slug, id]));
  await insertAll(
    tx,
    serviceTags,
    archive.services.flatMap(({ slug, tags }) => [...new Set(tags)].map((tag) => ({ idSite, tag, idService: need(ids, slug) }))),
  );
}

/** Writes what customers said on Google; known by the key it has there. */
export async function importReviews(tx: Database, archive: Archive): Promise<void> {
  const idSite = archive.site.id;
  const rows = archive.reviews.map(({ writtenAt, ...review }) => ({
    ...review,
    ...{ idSite, source: 'GOOGLE' as const, writtenAt: new Date(writtenAt) },
  }));
  const kept = rows.map(({ key }) => key);
  await tx.delete(reviews).where(and(eq(reviews.idSite, idSite), eq(reviews.source, 'GOOGLE'), notInArray(reviews.key, kept)));
  await insertAll(tx, reviews, rows, [reviews.idSite, reviews.source, reviews.key]);
}
