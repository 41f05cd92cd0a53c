import { bottleCount, bottlesBeyond, type CountedLine } from '#domain/bottles.ts';
import { ApiError, type RefusedField } from '../platform/http/api-error.ts';
import type { ShippingRules } from './rules.ts';

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
