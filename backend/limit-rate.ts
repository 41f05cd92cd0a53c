import { ApiError } from './api-error.ts';
import type { SiteContext } from './context.ts';
import type { RateLimit } from './rate-limiter.ts';
import type { Services } from './services.ts';

/** Refuses (429, with Retry-After) what `who` tries too often. */
export async function limitRate(call: { services: Services; site: SiteContext }, limit: RateLimit, who: string): Promise<void> {
  const wait = await call.services.rateLimiter.attempt(call.site.id, limit, who);
  if (wait === 0) return;
  throw new ApiError(429, 'error.too-many', { params: { minutes: Math.ceil(wait / 60) }, headers: { 'Retry-After': String(wait) } });
}
