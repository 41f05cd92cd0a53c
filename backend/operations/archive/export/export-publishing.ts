import { and, asc, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { albumPictures, albums, reviews, services, serviceTags } from '#backend/tables/publishing.ts';
import type { ArchiveAlbum, ArchiveReview, ArchiveService } from '#schemas/archive-publishing.ts';
import { dayOrMoment, type Exported, nameOf, pictureOf, withoutAlt } from './exported.ts';

/** albums.json */
export async function exportAlbums({ db, idSite, pictures }: Exported): Promise<z.input<typeof ArchiveAlbum>[]> {
  const rows = await db.select().from(albums).where(eq(albums.idSite, idSite)).orderBy(asc(albums.id));
  const shown = await db.select().from(albumPictures).where(eq(albumPictures.idSite, idSite)).orderBy(asc(albumPictures.position));
  const byAlbum = Map.groupBy(shown, ({ idAlbum }) => idAlbum);
  return rows.map(({ id, slug, title, description, publishedAt, translations }) => ({
    ...{ id, slug, title, description, translations },
    publishedAt: dayOrMoment(publishedAt),
    pictures: (byAlbum.get(id) ?? []).map(({ idMedia, alt, caption, translations: texts }) => ({
      ...{ name: nameOf(pictures, idMedia), alt, caption, translations: texts },
    })),
  }));
}

/** services.json */
export async function exportServices(exported: Exported): Promise<z.input<typeof ArchiveService>[]> {
  const { db, idSite } = exported;
  const rows = await db.select().from(services).where(eq(services.idSite, idSite)).orderBy(asc(services.position), asc(services.id));
  const tags = await db.select().from(serviceTags).where(eq(serviceTags.idSite, idSite));
  const byService = Map.groupBy(tags, ({ idService }) => idService);
  return rows.map((row) => ({
    ...{ id: row.id, slug: row.slug, title: row.title, summary: row.summary, html: row.html, metaDescription: row.metaDescription },
    picture: pictureOf(exported, row),
    ...{ price: row.price, isFrom: row.isFrom, minutes: row.minutes, place: row.place, points: row.points },
    tags: (byService.get(row.id) ?? []).map(({ tag }) => tag).sort(),
    action: row.actionHref ? { label: row.actionLabel, href: row.actionHref } : null,
    booking: row.booking,
    translations: withoutAlt(row.translations),
  }));
}

/** reviews.json */
export async function exportReviews({ db, idSite }: Exported): Promise<z.input<typeof ArchiveReview>[]> {
  const rows = await db
    .select()
    .from(reviews)
    .where(and(eq(reviews.idSite, idSite), eq(reviews.source, 'GOOGLE')))
    .orderBy(asc(reviews.id));
  return rows.map(({ writtenAt, ...review }) => ({ ...review, writtenAt: dayOrMoment(writtenAt) }));
}
