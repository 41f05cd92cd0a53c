import { and, asc, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { localised } from '#backend/tables/columns.ts';
import { carrierBands, carriers, carrierZones } from '#backend/tables/shipping.ts';
import { bottleCount, type CountedLine } from '#domain/bottles.ts';
import { type CarrierRow, carriersFor, isShippingFree, type PricedCarrier } from '#domain/shipping-fees.ts';
import { isSoldTo, zoneOf } from '#domain/shipping-zones.ts';
import { vatOfPrices } from '#domain/vat.ts';
import type { Carrier } from '#schemas/delivery.ts';
import { restOfWorld } from '#schemas/rest-of-world.ts';
import { listNearCarriers } from './relay-points.ts';
import { checkSending, readShippingRules } from './rules.ts';
import { readTaxation } from './taxation.ts';

/** Line of a parcel. `total` in cents for all pieces of the line, `weight` in grams a piece. */
export type ParcelLine = CountedLine & {
  total: number;
  weight: number;
  hasShippingFees: boolean;
  isDematerialized: boolean;
  vatRate: number;
  marginScheme: boolean;
  /** Of what is rented: it comes back. */
  rental?: unknown;
};
export type Place = { alphaTwo: string; postalCode: string };

/** The lines that go into a parcel. */
export const sentOf = <L extends Pick<ParcelLine, 'isDematerialized'>>(lines: readonly L[]): L[] =>
  lines.filter((line) => !line.isDematerialized);

/**
 * The carriers that take these lines to a place, cheapest first, with their fees; of those that hand over at relay points the ones with a
 * point near it.
 * Throws ApiError 422: no products, delivery suspended (LOCK_DELIVERY), too few or too many bottles, a country that is not sold to, a parcel nobody takes.
 */
export async function carriersTo(
  db: Database,
  { idSite, locale }: { idSite: number; locale: string },
  lines: readonly ParcelLine[],
  place: Place,
): Promise<PricedCarrier[]> {
  if (lines.length === 0) throw new ApiError(422, 'cart.no-products');
  const sent = sentOf(lines);
  if (sent.length === 0) return [];
  const rules = await readShippingRules(db, idSite);
  checkSending(sent, rules);
  const rows = await readCarriers(db, idSite, locale);
  const zone = zoneOf(place);
  const servedZones = new Set(rows.flatMap((row) => row.zones.flatMap((each) => each.countries)));
  if (!isSoldTo(zone, { ...rules, servedZones })) {
    throw new ApiError(422, 'shipping.country-not-sold', { fields: [{ key: 'country', message: 'shipping.country-not-sold' }] });
  }
  const offered = carriersFor(rows, {
    zone,
    weight: sent.reduce((sum, line) => sum + line.weight * line.quantity, 0),
    paysShipping: sent.some((line) => line.hasShippingFees),
    isFree: isShippingFree(rules.free, {
      subtotal: lines.reduce((sum, line) => sum + line.total, 0),
      bottles: bottleCount(sent),
    }),
  });
  const near = offered.some(({ deliveryType }) => deliveryType === 'PICKUP')
    ? await listNearCarriers(db, { idSite, country: place.alphaTwo, postalCode: place.postalCode }, rules.relayDistance)
    : new Set();
  const reachable = offered.filter(({ id, deliveryType }) => deliveryType !== 'PICKUP' || near.has(id));
  if (offered.length > 0 && reachable.length === 0) throw new ApiError(422, 'shipping.no-carrier');
  const isServed = servedZones.has(zone) || servedZones.has(restOfWorld);
  if (offered.length === 0) throw new ApiError(422, isServed ? 'shipping.too-heavy' : 'shipping.no-carrier');
  const taxed = sent.map((line) => ({ ...line, leavesShop: !line.rental }));
  const vat = vatOfPrices(taxed, await readTaxation(db, idSite, place));
  return reachable.map((carrier) => ({ ...carrier, vat }));
}

/** A carrier in a language, wherever it goes; undefined where the site has none of that id. */
export async function findCarrier(
  db: Database,
  idSite: number,
  id: number,
  locale: string,
): Promise<Pick<Carrier, 'name' | 'minDays' | 'maxDays'> | undefined> {
  const [row] = await db
    .select()
    .from(carriers)
    .where(and(eq(carriers.idSite, idSite), eq(carriers.id, id), eq(carriers.isValid, true)));
  return row && localised(row, locale);
}

/** The site's carriers with their tariffs, in the owner's order. */
export async function readCarriers(db: Database, idSite: number, locale: string): Promise<CarrierRow[]> {
  const rows = await db
    .select({ carrier: carriers, zone: carrierZones, band: carrierBands })
    .from(carriers)
    .innerJoin(carrierZones, and(eq(carrierZones.idSite, carriers.idSite), eq(carrierZones.idCarrier, carriers.id)))
    .innerJoin(carrierBands, and(eq(carrierBands.idSite, carrierZones.idSite), eq(carrierBands.idZone, carrierZones.id)))
    .where(and(eq(carriers.idSite, idSite), eq(carriers.isValid, true)))
    .orderBy(asc(carriers.position), asc(carrierZones.position), asc(carrierBands.upTo));
  const found = new Map<
    number,
    Omit<CarrierRow, 'zones'> & { zones: Map<number, { countries: string[]; bands: { upTo: number; price: number }[] }> }
  >();
  for (const { carrier, zone, band } of rows) {
    const { id, name, description, deliveryType, siteType, serviceCode, isExpress, minDays, maxDays } = localised(carrier, locale);
    const service = { id, name, description, deliveryType, siteType, serviceCode, isExpress, minDays, maxDays };
    const row = found.get(id) ?? { ...service, zones: new Map() };
    found.set(id, row);
    const tariff = row.zones.get(zone.id) ?? { countries: zone.countries, bands: [] };
    row.zones.set(zone.id, tariff);
    tariff.bands.push({ upTo: band.upTo, price: band.price });
  }
  return [...found.values()].map((row) => ({ ...row, zones: [...row.zones.values()] }));
}
