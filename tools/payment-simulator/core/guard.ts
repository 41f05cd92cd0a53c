import type { MiddlewareHandler } from 'hono';

const loopback = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Hosts whose place the simulator takes when a browser test hands their requests on. */
const stood = /^(js|api|hooks)\.stripe\.com$/;

/**
 * Refuses requests that reach the loopback address under another name (DNS rebinding), and control calls that a page of another origin
 * makes in somebody's browser.
 */
export const guard: MiddlewareHandler = async (c, next) => {
  const host = c.req.header('host') ?? '';
  if (!loopback.test(host) && !stood.test(host)) return c.json({ error: 'this is a simulator on the loopback address' }, 403);
  const origin = c.req.header('origin');
  const isForeign = origin !== undefined && origin !== `http://${host}`;
  if (c.req.path.startsWith('/control') && (isForeign || c.req.header('sec-fetch-site') === 'cross-site'))
    return c.json({ error: 'control calls are not for pages' }, 403);
  return next();
};
