import type { ApiContext } from './context.ts';

/** Status of a request whose sender left before it was sent whole. Nobody reads the answer; it stands in the log and the measures. */
export const clientGoneStatus = 499;

/** Whether the connection ended before the body was there. */
export function isClientGone(c: ApiContext): boolean {
  const bindings: unknown = c.env;
  if (typeof bindings !== 'object' || bindings === null || !('incoming' in bindings)) return false;
  const { incoming } = bindings;
  if (typeof incoming !== 'object' || incoming === null) return false;
  return 'complete' in incoming && incoming.complete === false && 'destroyed' in incoming && incoming.destroyed === true;
}
