import type { Context, MiddlewareHandler } from 'hono';
import type { Provider } from './books.ts';
import type { Journal } from './journal.ts';
import type { SimulatorEnv } from './simulator.ts';

const maxBodyBytes = 1_000_000;

/** Stores the raw bytes of a call, and writes the call and its result into the journal. */
export function receive(provider: Provider, journal: Journal): MiddlewareHandler<SimulatorEnv> {
  return async (c, next) => {
    const declared = Number(c.req.header('content-length') ?? 0);
    if (declared > maxBodyBytes) return c.text('too large', 413);
    const body = Buffer.from(await c.req.arrayBuffer());
    if (body.length > maxBodyBytes) return c.text('too large', 413);
    c.set('rawBody', body);
    await next();
    const { method, path } = c.req;
    journal.add({ provider, method, target: path, status: c.res.status, ...(c.error && { refused: c.error.message }) });
    return undefined;
  };
}

/** The target of a request as it was sent: path and query, not decoded. */
export const rawTarget = (c: Context<SimulatorEnv>): string => c.env.incoming.url ?? c.req.path;
