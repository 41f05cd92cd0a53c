import type { z } from 'zod';
import { goodsOf } from '#backend/commerce/cart/index.ts';
import { checkLatinName } from '#backend/foundation/places/index.ts';
import { withBottlesHeld } from '#backend/goods/catalogue/index.ts';
import { carriersTo, type Place, readTaxation, requireRelayPoint, takeSlot, withArrivals } from '#backend/goods/shipping/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError, type RefusedField } from '#backend/platform/http/api-error.ts';
import { formatDate, type MessageParams } from '#backend/platform/messages/message.ts';
import type { AccessPointSnapshot } from '#backend/tables/order.ts';
import { promiseOf } from '#domain/delivery-dates.ts';
import { firstDaysOf } from '#domain/rental-in-time.ts';
import { zoneOf } from '#domain/shipping-zones.ts';
import { homeTaxation, type Taxation } from '#domain/vat.ts';
import type { Address } from '#schemas/address.ts';
import type { ArrivalDays, Carrier, DeliveryPromise, PickupSlot } from '#schemas/delivery.ts';
import type { OrderBody } from '#schemas/order.ts';
import type { Lang } from '#schemas/site.ts';
import { toAddress } from './address.ts';
import type { PricedLine } from './order-lines.ts';
import { checkArrival, checkPickupDay } from './rentals-in-time.ts';

export type PlacedBody = z.output<typeof OrderBody>;

/** Checked delivery of an order. `fee` in cents, before a discount code. */
export type DeliveryChoice = {
  fee: number;
  isExpress: boolean;
  carrierName: string | null;
  address: Address | null;
  billing: Address | null;
  accessPoint: AccessPointSnapshot | null;
  slot: PickupSlot | null;
  /** VAT rule for the goods sent, and the ISO code of the destination; null: nothing is sent. */
  taxation: Taxation;
  sentTo: string | null;
  /** Arrival that the carrier promises. */
  promise: DeliveryPromise | null;
};

type Site = { id: number; timeZone: string; market: string };

/**
 * Checks what the shopper chose against carriers and calendar. Throws ApiError 422 (missing, not offered, not in time for a rental), 409
 * (slot full, later than she saw).
 */
export async function chooseDelivery(
  tx: Database,
  site: Site,
  body: PlacedBody,
  lines: readonly PricedLine[],
  { lang, locale, now }: { lang: Lang; locale: string; now: Date },
): Promise<DeliveryChoice> {
  const { type } = body.delivery;
  const address = body.address.delivery && toAddress(body.address.delivery, 'delivery', lang);
  const billing = body.address.billing ? toAddress(body.address.billing, 'billing', lang) : address && asBilling(address);
  // Without a billed address the invoice names who orders.
  if (!billing) checkLatinName(body.user, 'user.');
  const kept = { taxation: homeTaxation, sentTo: null, promise: null };
  const none: DeliveryChoice = {
    fee: 0,
    isExpress: false,
    carrierName: null,
    address: null,
    billing,
    accessPoint: null,
    slot: null,
    ...kept,
  };

  const needsDelivery = lines.some((line) => !line.isDematerialized);
  if (needsDelivery !== (type !== 'NO_DELIVERY')) throw refused('delivery.type', needsDelivery ? 'shipping.needed' : 'shipping.not-needed');
  if (type === 'NO_DELIVERY') return none;
  if (type === 'CLICK_AND_COLLECT') {
    if (body.dateSchedule) checkPickupDay(lines, body.dateSchedule, lang);
    const wanted = { date: body.dateSchedule, idSchedule: body.idSchedule, rentals: firstDaysOf(lines) };
    return { ...none, slot: await takeSlot(tx, site, wanted, now) };
  }
  if (!address) throw refused('address.delivery', 'shipping.address');
  const place = { alphaTwo: address.country.alphaTwo, postalCode: address.postalCode };
  const carrier = await chosenCarrier(tx, { site, locale, now }, body, lines, place);
  checkArrival(lines, carrier, lang);
  checkPromise(carrier, body.delivery.arrival, lang);
  const sent = { taxation: await readTaxation(tx, site.id, place), sentTo: zoneOf(place), promise: promiseOf(carrier) };
  const parcel = { ...none, ...sent, fee: carrier.price, isExpress: carrier.isExpress, carrierName: carrier.name, address };
  if (type !== 'PICKUP') return parcel;
  const { accessPoint } = body.delivery;
  if (!accessPoint) throw refused('delivery.accessPoint', 'shipping.access-point');
  const point = await requireRelayPoint(tx, site.id, carrier.id, accessPoint.id);
  // The parcel goes to the relay point, whatever country its receiver writes.
  const relay = { alphaTwo: point.country, postalCode: point.zipCode };
  return { ...parcel, accessPoint: point, taxation: await readTaxation(tx, site.id, relay), sentTo: zoneOf(relay) };
}

async function chosenCarrier(
  tx: Database,
  { site, locale, now }: { site: Site; locale: string; now: Date },
  body: PlacedBody,
  lines: readonly PricedLine[],
  place: Place,
): Promise<Carrier> {
  const wanted = body.delivery.type === 'PICKUP' ? 'PICKUP' : 'DELIVERY';
  // As the fees that the shopper saw were reckoned: without what pieces are made with.
  const counted = await withBottlesHeld(tx, site.id, lines);
  const goods = counted.map((line) => ({ ...line, total: goodsOf(line) }));
  const offered = (await carriersTo(tx, { idSite: site.id, locale }, goods, place)).filter(({ deliveryType }) => deliveryType === wanted);
  const chosen = offered.filter(({ id }) => id === body.delivery.idCarrier);
  const [carrier] = await withArrivals(tx, site, chosen, { country: place.alphaTwo, firstDays: firstDaysOf(lines), now });
  if (!carrier) throw refused('delivery.idCarrier', 'shipping.carrier');
  return carrier;
}

/** Refuses an order that would arrive later than the shopper saw, such as after the hour up to which parcels leave. Throws ApiError 409. */
function checkPromise({ arrival }: Carrier, seen: ArrivalDays | null, lang: Lang): void {
  if (seen === null || (arrival !== null && arrival.to <= seen.to)) return;
  const message = arrival ? 'shipping.arrival-changed' : 'shipping.carrier';
  const params: MessageParams = arrival ? { to: formatDate(lang, arrival.to) } : {};
  throw new ApiError(409, message, { params, fields: [{ key: 'delivery.arrival', message, params }] });
}

const asBilling = (address: Address): Address => ({ ...address, type: [{ value: 'BILLING' }] });

const refused = (key: string, message: RefusedField['message']) => new ApiError(422, message, { fields: [{ key, message }] });
