import type { MayBeRented } from '#backend/goods/stock/index.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { formatDate } from '#backend/platform/messages/message.ts';
import { firstDaysOf, isCarrierInTime, isWithin, pickupWindow } from '#domain/rental-in-time.ts';
import type { ArrivalDays } from '#schemas/delivery.ts';
import type { RentedLine } from '#schemas/rental.ts';
import type { Lang } from '#schemas/site.ts';

type Line = { name: string; rental?: RentedLine } & MayBeRented;

/** Refuses to collect rentals after the first of them has begun, or earlier than a piece is kept for it. Throws ApiError 422, field `dateSchedule`. */
export function checkPickupDay(lines: readonly Line[], date: string, lang: Lang): void {
  const window = pickupWindow(firstDaysOf(lines));
  if (window === null || isWithin(window, date)) return;
  const isPossible = window.from <= window.to;
  const params = { from: formatDate(lang, window.from), to: formatDate(lang, window.to) };
  const message = isPossible ? 'rental.pickup' : 'rental.pickup-apart';
  throw new ApiError(422, message, { params, fields: [{ key: 'dateSchedule', message, params }] });
}

/** Refuses a carrier that brings rentals after the first of them has begun. Throws ApiError 422, field `delivery.idCarrier`. */
export function checkArrival(lines: readonly Line[], carrier: { name: string; arrival: ArrivalDays | null }, lang: Lang): void {
  const firstDays = firstDaysOf(lines);
  const [first] = firstDays;
  if (first === undefined || isCarrierInTime(firstDays, carrier)) return;
  const { name, arrival } = carrier;
  const params = { carrier: name, arrival: arrival ? formatDate(lang, arrival.to) : '', first: formatDate(lang, first) };
  const message = arrival ? 'rental.arrival' : 'rental.no-arrival';
  throw new ApiError(422, message, { params, fields: [{ key: 'delivery.idCarrier', message, params }] });
}

/** The lines of an order that is collected on a day: a rental keeps its piece from that day on, where it comes before its first day. */
export const keptFromPickup = <L extends Line>(lines: readonly L[], date: string | undefined, lang: Lang): L[] =>
  lines.map((line) => {
    if (!date || !line.occupied || date >= line.occupied.from) return line;
    const params = { name: line.name, day: formatDate(lang, line.occupied.from) };
    return {
      ...line,
      occupied: { ...line.occupied, from: date },
      datesTaken: () => new ApiError(409, 'rental.pickup-taken', { params }),
    };
  });
