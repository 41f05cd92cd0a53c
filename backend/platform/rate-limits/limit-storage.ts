import type { Call } from '../http/route.ts';
import { limitRate } from './limit-rate.ts';

type Caller = Pick<Call<'POST /cart'>, 'services' | 'site' | 'user' | 'caller'>;

/** Kilobytes of files that one place may leave in a day: some photographs for each of a handful of pieces. */
const filesByCaller = { name: 'stored-kilobytes', limit: 100_000, windowSeconds: 86_400 };

/** Carts that one place may begin in an hour: a whole office, or a crowd behind one address, but no program. */
const cartsByGuest = { name: 'new-cart', limit: 300, windowSeconds: 3600 };

const thisMachine = /^(127\.|::1$|::ffff:127\.)/;

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
  if (call.user || thisMachine.test(call.caller)) return;
  await limitRate(call, cartsByGuest, call.caller);
}
