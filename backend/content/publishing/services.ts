import { and, asc, desc, eq, inArray, not, type SQL, sql } from 'drizzle-orm';
import { itsPicture, pictureOf } from '#backend/foundation/media/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { readWords } from '#backend/platform/database/list-filter.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { localised } from '#backend/tables/columns.ts';
import { services, serviceTags } from '#backend/tables/publishing.ts';
import { media } from '#backend/tables/site.ts';
import { contentPath } from '#domain/addresses.ts';
import { seatsAtOnce } from '#domain/booking-times.ts';
import type { Service, ServiceCard, ServiceList } from '#schemas/service.ts';

type Reader = { db: Database; idSite: number; locale: string };
type ListQuery = { nbItem: number; page: number; orderBy?: string | undefined; tag?: string | undefined };

/** Services that have one of the tags query for (of all without any), a page of them. Throws ApiError 422 for an order there is not. */
export async function listServices({ db, idSite, locale }: Reader, query: ListQuery): Promise<ServiceList> {
  const order = orderOf(query.orderBy);
  const wanted = readWords('tag', query.tag);
  const isTagged = wanted && hasTag(db, idSite, [...wanted.values]);
  const isListed = and(eq(services.idSite, idSite), isTagged && (wanted.isDifferent ? not(isTagged) : isTagged));
  const [counted] = await db.select({ total: sql<number>`count(*)::int` }).from(services).where(isListed);
  const rows = await db
    .select({ service: services, picture: media })
    .from(services)
    .leftJoin(media, itsPicture(services))
    .where(isListed)
    .orderBy(...order)
    .limit(query.nbItem)
    .offset((query.page - 1) * query.nbItem);
  const tags = await tagsOf(
    db,
    idSite,
    rows.map(({ service }) => service.id),
  );
  return { total: counted?.total ?? 0, services: rows.map((row) => toCard(row, tags.get(row.service.id) ?? [], locale)) };
}

/** A service. Throws ApiError 404. */
export async function readService({ db, idSite, locale }: Reader, id: number): Promise<Service> {
  const [row] = await db
    .select({ service: services, picture: media })
    .from(services)
    .leftJoin(media, itsPicture(services))
    .where(and(eq(services.idSite, idSite), eq(services.id, id)));
  if (!row) throw new ApiError(404, 'service.not-found');
  const tags = await tagsOf(db, idSite, [id]);
  const { html, metaDescription, booking } = localised(row.service, locale);
  return { ...toCard(row, tags.get(id) ?? [], locale), html, metaDescription, bookingSeats: booking && seatsAtOnce(booking) };
}

const hasTag = (db: Database, idSite: number, tags: readonly string[]) =>
  inArray(
    services.id,
    db
      .select({ id: serviceTags.idService })
      .from(serviceTags)
      .where(and(eq(serviceTags.idSite, idSite), inArray(serviceTags.tag, [...tags]))),
  );

async function tagsOf(db: Database, idSite: number, ids: readonly number[]): Promise<ReadonlyMap<number, string[]>> {
  const rows = await db
    .select()
    .from(serviceTags)
    .where(and(eq(serviceTags.idSite, idSite), inArray(serviceTags.idService, [...ids])))
    .orderBy(asc(serviceTags.tag));
  const tags = new Map<number, string[]>();
  for (const { idService, tag } of rows) tags.set(idService, [...(tags.get(idService) ?? []), tag]);
  return tags;
}

type Row = { service: typeof services.$inferSelect; picture: typeof media.$inferSelect | null };

function toCard({ service, picture }: Row, tags: string[], locale: string): ServiceCard {
  const { id, slug, title, summary, price, isFrom, minutes, place, points, alt, actionLabel, actionHref } = localised(service, locale);
  const url = contentPath('service-sheet', { slug, id });
  return {
    ...{ id, slug, title, summary, price, isFrom, minutes, place, points, tags, url },
    image: pictureOf(picture, alt),
    // `#booking` is a place of its own page, wherever the button stands.
    action: actionHref ? { label: actionLabel, href: actionHref.startsWith('#') ? url + actionHref : actionHref } : null,
  };
}

function orderOf(orderBy = 'custom'): SQL[] {
  const own = [asc(services.position), asc(services.id)];
  if (orderBy === 'custom') return own;
  if (orderBy === 'price') return [sql`${services.price} asc nulls last`, ...own];
  if (orderBy === '-price') return [sql`${services.price} desc nulls last`, ...own];
  if (orderBy === 'title') return [asc(services.title), ...own];
  if (orderBy === '-title') return [desc(services.title), ...own];
  throw ApiError.fields([{ key: 'orderBy', message: 'field.invalid' }]);
}
