import { isLoopbackAddress } from '#config/addresses.ts';
import { ApiError } from '../http/api-error.ts';
import type { SiteContext } from '../http/context.ts';
import type { Call } from '../http/route.ts';
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

type Caller = Pick<Call<'POST /cart'>, 'services' | 'site' | 'user' | 'caller'>;

/** Kilobytes of files that one place may leave in a day: some photographs for each of a handful of pieces. */
const filesByCaller = { name: 'stored-kilobytes', limit: 100_000, windowSeconds: 86_400 };

/** Carts that one place may begin in an hour: a whole office, or a crowd behind one address, but no program. */
const cartsByGuest = { name: 'new-cart', limit: 300, windowSeconds: 3600 };

/** Refuses (429) files that anybody leaves with us once they are many from one place. They are counted before they are kept. */
export async function limitFiles(call: Caller, files: Iterable<{ size: number }>): Promise<void> {
  const bytes = [...files].reduce((sum, { size }) => sum + size, 0);
  if (bytes > 0) await limitRate(call, filesByCaller, call.caller, 'error.too-many', Math.ceil(bytes / 1000));
}

/**
 * Refuses (429) another cart of a guest to a place that began many. A server in front that does not say for whom it asks makes all
 * shoppers one place, this machine: then nobody is counted, rather than the whole shop closed.
 */
export async function limitNewCarts(call: Caller): Promise<void> {
  if (call.user || isLoopbackAddress(call.caller)) return;
  await limitRate(call, cartsByGuest, call.caller);
}
