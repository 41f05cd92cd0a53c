import { and, asc, desc, eq, gte, inArray, isNotNull, lt, type SQL, sql } from 'drizzle-orm';
import { toImage } from '#backend/foundation/media/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { textFilter } from '#backend/platform/database/list-filter.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { localised, localisedTitle } from '#backend/tables/columns.ts';
import { elementPictures, elements } from '#backend/tables/events.ts';
import { media } from '#backend/tables/site.ts';
import type { Element, ElementList } from '#schemas/element.ts';
import type { Image } from '#schemas/site.ts';

type Row = typeof elements.$inferSelect;
type Place = { idSite: number; route: string; locale: string; timeZone: string };
type ListQuery = {
  nbItem: number;
  page: number;
  orderBy?: string | undefined;
  when?: 'upcoming' | 'past' | undefined;
  title?: string | undefined;
};

/** Elements of a list, a page of them. A list that nobody filled is empty. Throws ApiError 422 for an order there is not. */
export async function listElements(
  db: Database,
  { idSite, route, locale, timeZone }: Place,
  query: ListQuery,
  now: Date,
): Promise<ElementList> {
  // An event is past when it is over, not when it has begun.
  const end = sql`coalesce(${elements.endsAt}, ${elements.startsAt})`;
  const at = now.toISOString();
  const when = query.when && and(isNotNull(elements.startsAt), query.when === 'upcoming' ? gte(end, at) : lt(end, at));
  const titled = textFilter(localisedTitle(elements, locale), 'title', query.title);
  const isListed = and(eq(elements.idSite, idSite), eq(elements.route, route), eq(elements.isShown, true), when, titled);
  const [count] = await db.select({ total: sql<number>`count(*)::int` }).from(elements).where(isListed);
  const rows = await db
    .select()
    .from(elements)
    .where(isListed)
    .orderBy(...orderOf(query.orderBy))
    .limit(query.nbItem)
    .offset((query.page - 1) * query.nbItem);
  const pictures = await readPictures(
    db,
    idSite,
    rows.map(({ id }) => id),
    locale,
  );
  return { total: count?.total ?? 0, elements: rows.map((row) => toElement(row, pictures.get(row.id) ?? [], { locale, timeZone })) };
}

/** One element. Throws ApiError 404. */
export async function readElement(db: Database, { idSite, route, locale, timeZone }: Place, id: number): Promise<Element> {
  const [row] = await db
    .select()
    .from(elements)
    .where(and(eq(elements.idSite, idSite), eq(elements.id, id), eq(elements.route, route), eq(elements.isShown, true)));
  if (!row) throw new ApiError(404, 'element.not-found');
  return toElement(row, (await readPictures(db, idSite, [id], locale)).get(id) ?? [], { locale, timeZone });
}

function toElement(row: Row, pictures: Image[], { locale, timeZone }: Pick<Place, 'locale' | 'timeZone'>): Element {
  const { id, route, slug, title, excerpt, html, link, position, place, price, seats, booked, startsAt, endsAt } = localised(row, locale);
  return {
    ...{ id, route, slug, title, excerpt, html, link, position, pictures },
    event: startsAt && { startsAt: startsAt.toISOString(), endsAt: endsAt?.toISOString() ?? null, timeZone, place, price, seats, booked },
  };
}

async function readPictures(db: Database, idSite: number, ids: number[], locale: string): Promise<ReadonlyMap<number, Image[]>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ picture: elementPictures, media })
    .from(elementPictures)
    .innerJoin(media, and(eq(media.idSite, elementPictures.idSite), eq(media.id, elementPictures.idMedia)))
    .where(and(eq(elementPictures.idSite, idSite), inArray(elementPictures.idElement, ids)))
    .orderBy(asc(elementPictures.idElement), asc(elementPictures.position));
  const byElement = Map.groupBy(rows, ({ picture }) => picture.idElement);
  const toPicture = ({ picture, media: { hash, name, width, height, colour } }: (typeof rows)[number]): Image =>
    toImage({ hash, name, width, height, colour, alt: localised(picture, locale).alt });
  return new Map([...byElement].map(([id, of]) => [id, of.map(toPicture)]));
}

function orderOf(orderBy: string | undefined): SQL[] {
  if (!orderBy) return [asc(elements.position), asc(elements.id)];
  if (orderBy === 'date') return [asc(elements.startsAt), asc(elements.id)];
  if (orderBy === '-date') return [desc(elements.startsAt), desc(elements.id)];
  throw ApiError.fields([{ key: 'orderBy', message: 'field.invalid' }]);
}
