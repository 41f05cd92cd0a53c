import { readSettings } from '#backend/foundation/settings/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError, type RefusedField } from '#backend/platform/http/api-error.ts';
import { type BottleLimits, bottleCount, bottlesBeyond, type CountedLine } from '#domain/bottles.ts';
import { shippingWeekdays } from '#domain/delivery-dates.ts';
import type { FreeFrom } from '#domain/shipping-fees.ts';

/** Rules for shipping, from a site's parameters. */
export type ShippingRules = {
  /** From when on shipping is free. */
  free: FreeFrom;
  /** MINIMUM_EXPEDITION_BOTTLE and MAXIMUM_EXPEDITION_BOTTLE */
  bottles: BottleLimits;
  /** ONLY_SELL_IN_FRANCE */
  onlySellInFrance: boolean;
  /** SELLS_WORLDWIDE: no country is refused for what it is; a carrier must go there all the same. */
  sellsWorldwide: boolean;
  /** LOCK_DELIVERY: nothing is sent for now; collecting stays possible. */
  isLocked: boolean;
  /** SHIPPING_DAYS: weekdays on which parcels leave; 1 is Monday. */
  weekdays: readonly number[];
  /** SHIPPING_CUT_OFF: hour of the day up to which an order leaves the same day. */
  cutOffHour: number;
  /** RELAY_DISTANCE, in metres: from there on a relay point is too far to be offered. */
  relayDistance: number;
};

export async function readShippingRules(db: Database, idSite: number): Promise<ShippingRules> {
  const values = await readSettings(db, idSite);
  const from = values.FREE_SHIPPING_PRICE;
  return {
    free: { price: from > 0 ? Math.round(from * 100) : null, bottles: Math.ceil(values.FREE_SHIPPING_BOTTLE) || null },
    bottles: { minimum: Math.ceil(values.MINIMUM_EXPEDITION_BOTTLE), maximum: Math.floor(values.MAXIMUM_EXPEDITION_BOTTLE) },
    onlySellInFrance: values.ONLY_SELL_IN_FRANCE,
    sellsWorldwide: values.SELLS_WORLDWIDE,
    isLocked: values.LOCK_DELIVERY,
    weekdays: shippingWeekdays[values.SHIPPING_DAYS],
    cutOffHour: values.SHIPPING_CUT_OFF,
    relayDistance: values.RELAY_DISTANCE * 1000,
  };
}

type SendingRules = Pick<ShippingRules, 'isLocked' | 'bottles'>;

/**
 * Refuses to send while delivery is suspended (LOCK_DELIVERY), and fewer bottles than MINIMUM_EXPEDITION_BOTTLE or more than
 * MAXIMUM_EXPEDITION_BOTTLE, saying how many are missing or too many; lines without any wine know no bottles. Throws ApiError
 * 422, field `delivery.type`: the order can be collected all the same.
 */
export function checkSending(sent: readonly CountedLine[], { isLocked, bottles: limits }: SendingRules): void {
  if (isLocked) throw new ApiError(422, 'shipping.locked', { fields: [{ key: 'delivery.type', message: 'shipping.locked' }] });
  const bottles = bottleCount(sent);
  if (bottles === null) return;
  const { missing, over } = bottlesBeyond(bottles, limits);
  if (missing > 0) throw refused(missing === 1 ? 'shipping.bottles-missing-one' : 'shipping.bottles-missing', missing, limits.minimum);
  if (over > 0) throw refused(over === 1 ? 'shipping.bottles-over-one' : 'shipping.bottles-over', over, limits.maximum);
}

function refused(message: RefusedField['message'], count: number, limit: number): ApiError {
  const params = { count, limit };
  return new ApiError(422, message, { params, fields: [{ key: 'delivery.type', message, params }] });
}
