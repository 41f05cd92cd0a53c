import { ApiError } from '../http/api-error.ts';
import type { SiteContext } from '../http/context.ts';
import type { Services } from '../http/services.ts';
import type { MessageKey } from '../messages/message.ts';
import type { RateLimit } from './rate-limiter.ts';

/**
 * Refuses (429, with Retry-After) what `who` tries too often; `refusal` says so, and may name the `{minutes}` to wait. What counts more
 * than once says its `amount`.
 */
export async function limitRate(
  call: { services: Services; site: SiteContext },
  limit: RateLimit,
  who: string,
  refusal: MessageKey = 'error.too-many',
  amount = 1,
): Promise<void> {
  const wait = await call.services.rateLimiter.attempt(call.site.id, limit, who, amount);
  if (wait === 0) return;
  throw new ApiError(429, refusal, { params: { minutes: Math.ceil(wait / 60) }, headers: { 'Retry-After': String(wait) } });
}
