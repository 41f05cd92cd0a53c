import { ApiError } from '#backend/platform/http/api-error.ts';
import type { SiteContext } from '#backend/platform/http/context.ts';
import { startsEarly } from '#domain/rental-withdrawal.ts';
import type { PlacedBody } from '../delivery-choice.ts';
import type { PricedLine } from '../order-lines.ts';

/**
 * Finds when the shopper asked for a rental that begins before its time of withdrawal is over; null: none does.
 * Throws ApiError 422 (field `requestsEarlyStart`) where she did not ask (Code de la consommation, L221-25).
 */
export function checkEarlyStart(
  { requestsEarlyStart }: PlacedBody,
  { site, lines, now }: { site: SiteContext; lines: readonly PricedLine[]; now: Date },
): Date | null {
  if (!startsEarly(lines, now, site)) return null;
  if (requestsEarlyStart) return now;
  throw new ApiError(422, 'order.early-start', { fields: [{ key: 'requestsEarlyStart', message: 'order.early-start' }] });
}
