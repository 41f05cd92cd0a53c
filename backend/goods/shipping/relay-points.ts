import { and, between, eq, like, type SQL } from 'drizzle-orm';
import { findPostalPosition } from '#backend/foundation/places/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { searchTextOf } from '#backend/platform/search-text.ts';
import { localised } from '#backend/tables/columns.ts';
import type { AccessPointSnapshot } from '#backend/tables/order.ts';
import { carriers, relayPoints } from '#backend/tables/shipping.ts';
import { media } from '#backend/tables/site.ts';
import { renditionUrl } from '#domain/addresses.ts';
import { distanceBetween, middleOf, type Position } from '#domain/distance.ts';
import type { FoundAccessPoint } from '#schemas/delivery.ts';

export type RelaySearch = {
  idSite: number;
  /** Country code, ISO alpha-2. */
  country: string;
  postalCode: string;
  /** City, to distinguish the towns of a postal code; '' if it is not known. */
  city: string;
  idCarrier: number | null;
  position: Position | null;
  locale: string;
};

/** Most points of an answer, and how far away the last may be, in metres. */
const maxResults = 20;
const farthest = 50_000;

/** Points of a site that shoppers find: of one carrier, or of all that hand over at points. */
const shownPoints = ({ idSite, country, idCarrier }: Pick<RelaySearch, 'idSite' | 'country' | 'idCarrier'>) =>
  and(
    eq(relayPoints.idSite, idSite),
    eq(relayPoints.country, country),
    eq(relayPoints.isValid, true),
    eq(carriers.isValid, true),
    eq(carriers.deliveryType, 'PICKUP'),
    idCarrier === null ? undefined : eq(relayPoints.idCarrier, idCarrier),
  );

const ofItsCarrier = and(eq(carriers.idSite, relayPoints.idSite), eq(carriers.id, relayPoints.idCarrier));

/**
 * Relay points near a place, the nearest first. Where it is not known where the place lies, those of the same department, by postal code,
 * without a distance.
 */
export async function findRelayPoints(db: Database, search: RelaySearch): Promise<FoundAccessPoint[]> {
  const code = compactCode(search.postalCode);
  const origin = await findOrigin(db, search);
  const rows = await db
    .select({ point: relayPoints, icon: { hash: media.hash, name: media.name } })
    .from(relayPoints)
    .innerJoin(carriers, ofItsCarrier)
    .leftJoin(media, and(eq(media.idSite, relayPoints.idSite), eq(media.name, relayPoints.icon)))
    .where(and(shownPoints(search), origin ? isAround(origin, farthest) : like(relayPoints.zipCode, `${code.slice(0, 2)}%`)));
  const points = rows.map(({ point, icon }) => ({ ...localised(point, search.locale), icon: icon && iconUrl(icon) }));
  const found = origin
    ? points
        .map((point) => ({ ...point, distance: distanceBetween(origin, point) }))
        .filter(({ distance }) => distance <= farthest)
        .sort((a, b) => a.distance - b.distance || a.id.localeCompare(b.id))
    : points
        .map((point) => ({ ...point, distance: null }))
        .sort(
          (a, b) => Math.abs(Number(a.zipCode) - Number(code)) - Math.abs(Number(b.zipCode) - Number(code)) || a.id.localeCompare(b.id),
        );
  return found
    .slice(0, maxResults)
    .map(({ idSite: _idSite, isValid: _isValid, lat, lng, ...point }) => ({ ...point, position: { lat, lng } }));
}

/**
 * The carriers with a relay point within a distance (metres) of a postal code; where it is not known where that lies, with one in its
 * department.
 */
export async function listNearCarriers(
  db: Database,
  place: Pick<RelaySearch, 'idSite' | 'country' | 'postalCode'>,
  maxDistance: number,
): Promise<Set<number>> {
  const search = { ...place, idCarrier: null };
  const origin = await findOrigin(db, { ...search, city: '', position: null });
  const rows = await db
    .select({ idCarrier: relayPoints.idCarrier, lat: relayPoints.lat, lng: relayPoints.lng })
    .from(relayPoints)
    .innerJoin(carriers, ofItsCarrier)
    .where(
      and(
        shownPoints(search),
        origin ? isAround(origin, maxDistance) : like(relayPoints.zipCode, `${compactCode(place.postalCode).slice(0, 2)}%`),
      ),
    );
  return new Set(rows.filter((point) => !origin || distanceBetween(origin, point) <= maxDistance).map(({ idCarrier }) => idCarrier));
}

/** The code as points have it. Of what a shopper typed nothing else reaches a pattern. */
const compactCode = (postalCode: string): string => postalCode.replace(/[^0-9a-z-]/gi, '');

/**
 * Where a search stands: the shopper's position, else the middle of the points of her town or postal code, else where that code lies.
 * Null: not known.
 */
async function findOrigin(db: Database, search: Omit<RelaySearch, 'locale'>): Promise<Position | null> {
  if (search.position) return search.position;
  const code = compactCode(search.postalCode);
  const sameCode = await db
    .select({ city: relayPoints.city, lat: relayPoints.lat, lng: relayPoints.lng })
    .from(relayPoints)
    .innerJoin(carriers, ofItsCarrier)
    .where(and(shownPoints(search), eq(relayPoints.zipCode, code)));
  const town = searchTextOf(search.city);
  const sameTown = sameCode.filter(({ city }) => town !== '' && searchTextOf(city) === town);
  return middleOf(sameTown) ?? middleOf(sameCode) ?? findPostalPosition(code, search.country);
}

/** Metres of a degree of latitude. */
const degree = 111_195;

/** What lies in a square around a place: the database leaves out what cannot be near. */
function isAround({ lat, lng }: Position, metres: number): SQL | undefined {
  const north = metres / degree;
  const east = north / Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  return and(between(relayPoints.lat, lat - north, lat + north), between(relayPoints.lng, lng - east, lng + east));
}

/** Address of the picture that marks a point on the map. */
const iconUrl = ({ hash, name }: { hash: string; name: string }): string => renditionUrl(`/media/${hash}/${name}`, 160, 'webp');

/** The relay point an order names, as the carrier has it now. Throws ApiError 422 for one that is not the carrier's. */
export async function requireRelayPoint(db: Database, idSite: number, idCarrier: number, id: string): Promise<AccessPointSnapshot> {
  const [point] = await db
    .select()
    .from(relayPoints)
    .where(
      and(eq(relayPoints.idSite, idSite), eq(relayPoints.idCarrier, idCarrier), eq(relayPoints.id, id), eq(relayPoints.isValid, true)),
    );
  const message = 'shipping.access-point-gone';
  if (!point) throw new ApiError(422, message, { fields: [{ key: 'delivery.accessPoint', message }] });
  const { name, addLine1, zipCode, city, country } = point;
  return { id, name, addLine1, zipCode, city, country };
}
