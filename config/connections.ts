import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * Timeouts of a server, in ms. Idle connections stay open longer than those of a proxy in front, which could otherwise send a request into
 * a closing one. Headers must arrive within `headersMs`, a whole request within `requestMs`, since a photograph on a slow line takes time.
 */
const [keepAliveMs, headersMs, requestMs] = [75_000, 15_000, 120_000];

/**
 * Option of a server's creation: how often it looks for requests that are late, in ms. Node looks every 30 s, and a connection that says
 * half a header would stay up to 45 s.
 */
export const lookForLate = { connectionsCheckingInterval: 2000 } as const;

/** Connections from which on idle ones are closed to let others in, as a share of all; and how often at most, in ms. */
const [crowded, lookEveryMs] = [0.75, 1000];

export type Drained = {
  /**
   * Tells each connection with its next answer that it is the last, for so long, then takes no new one and resolves when all have ended:
   * nobody sends a request into a connection that is just being closed. Asked again it is the same end.
   */
  drain: (forMs: number) => Promise<void>;
};

/** Bounds a server's connections in number and time. More are closed as they come; one is 30 to 50 KB of memory. */
export function boundConnections(server: Server, max: number): Drained {
  Object.assign(server, { keepAliveTimeout: keepAliveMs, headersTimeout: headersMs, requestTimeout: requestMs, maxConnections: max });
  let open = 0;
  let lookedAtMs = Number.NEGATIVE_INFINITY;
  let drained: Promise<void> | undefined;
  server.on('connection', (socket) => {
    open += 1;
    socket.once('close', () => {
      open -= 1;
    });
    if (open < crowded * max || performance.now() - lookedAtMs < lookEveryMs) return;
    lookedAtMs = performance.now();
    server.closeIdleConnections();
  });
  server.prependListener('request', (_, response) => {
    if (drained) response.setHeader('Connection', 'close');
  });
  async function end(afterMs: number): Promise<void> {
    await wait(afterMs);
    const closed = new Promise<void>((done) => server.close(() => done()));
    // A connection whose last answer was under way stays open for another request, which will not come.
    const tidy = setInterval(() => server.closeIdleConnections(), 50);
    await closed;
    clearInterval(tidy);
  }
  return {
    drain: (forMs) => {
      drained ??= end(forMs);
      return drained;
    },
  };
}
