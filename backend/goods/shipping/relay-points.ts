import { and, eq } from 'drizzle-orm';
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

/**
 * Relay points near a place, the nearest first. The place is the shopper's position, else the middle of the points of her town
 * or postal code; where her postal code has none, those of the same department, by postal code, without a distance.
 */
export async function findRelayPoints(db: Database, search: RelaySearch): Promise<FoundAccessPoint[]> {
  const rows = await db
    .select({ point: relayPoints, icon: { hash: media.hash, name: media.name } })
    .from(relayPoints)
    .innerJoin(carriers, and(eq(carriers.idSite, relayPoints.idSite), eq(carriers.id, relayPoints.idCarrier)))
    .leftJoin(media, and(eq(media.idSite, relayPoints.idSite), eq(media.name, relayPoints.icon)))
    .where(
      and(
        eq(relayPoints.idSite, search.idSite),
        eq(relayPoints.country, search.country),
        eq(relayPoints.isValid, true),
        eq(carriers.isValid, true),
        eq(carriers.deliveryType, 'PICKUP'),
        search.idCarrier === null ? undefined : eq(relayPoints.idCarrier, search.idCarrier),
      ),
    );
  const points = rows.map(({ point, icon }) => ({ ...localised(point, search.locale), icon: icon && iconUrl(icon) }));
  const code = search.postalCode.replace(/\s/g, '');
  const sameCode = points.filter(({ zipCode }) => zipCode === code);
  const town = searchTextOf(search.city);
  const sameTown = sameCode.filter(({ city }) => town !== '' && searchTextOf(city) === town);
  const origin = search.position ?? middleOf(sameTown) ?? middleOf(sameCode);
  const found = origin
    ? points
        .map((point) => ({ ...point, distance: distanceBetween(origin, point) }))
        .filter(({ distance }) => distance <= farthest)
        .sort((a, b) => a.distance - b.distance || a.id.localeCompare(b.id))
    : points
        .filter(({ zipCode }) => zipCode.slice(0, 2) === code.slice(0, 2))
        .map((point) => ({ ...point, distance: null }))
        .sort((a, b) => Math.abs(Number(a.zipCode) - Number(code)) - Math.abs(Number(b.zipCode) - Number(code)));
  return found
    .slice(0, maxResults)
    .map(({ idSite: _idSite, isValid: _isValid, lat, lng, ...point }) => ({ ...point, position: { lat, lng } }));
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
