import { type BottleLimits, bottleCount, bottlesBeyond, type CountedLine } from '#machines/cart/bottles.ts';
import { ApiError, type RefusedField } from '../../api-error.ts';

/**
 * Refuses to send fewer bottles than MINIMUM_EXPEDITION_BOTTLE or more than MAXIMUM_EXPEDITION_BOTTLE, saying how many are
 * missing or too many; lines without any wine are not touched. Throws ApiError 422, field `delivery.type`: the order can be
 * collected all the same.
 */
export function checkBottles(sent: readonly CountedLine[], limits: BottleLimits): void {
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
