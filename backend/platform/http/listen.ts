import { type ServerType, serve } from '@hono/node-server';
import type { Api } from './route.ts';

/** The port is taken. `message` is one line for a person. */
export class PortTakenError extends Error {
  override name = 'PortTakenError';

  constructor(port: number) {
    super(`Port ${port} is taken by another program. Stop it, or choose another port.`);
  }
}

export type Listening = {
  /** Where it answers, e.g. `http://127.0.0.1:4000`. */
  url: string;
  /** Takes no new request, lets those under way end (10 s at most), then resolves. */
  stop: () => Promise<void>;
};

const stopTimeoutMs = 10_000;

/**
 * How long an idle connection is kept, longer than any proxy in front keeps one: whoever closes first must be the one who
 * sends, or a request is sent into a connection that is just closing.
 */
const keepAlive = 75_000;

/** Listens, on the loopback address unless told otherwise; port 0 takes any free one. Throws PortTakenError. */
export async function listen(options: { app: Api; port: number; host?: string }): Promise<Listening> {
  const { app, port, host = '127.0.0.1' } = options;
  const { server, realPort } = await new Promise<{ server: ServerType; realPort: number }>((resolve, reject) => {
    const starting = serve({ fetch: app.fetch, port, hostname: host }, (info) => resolve({ server: starting, realPort: info.port }));
    starting.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? new PortTakenError(port) : error));
  });
  if ('keepAliveTimeout' in server) server.keepAliveTimeout = keepAlive;
  return { url: `http://${host}:${realPort}`, stop: () => stop(server) };
}

async function stop(server: ServerType): Promise<void> {
  // A connection whose last answer was under way stays open for another request, which will not come.
  const tidy = setInterval(() => 'closeIdleConnections' in server && server.closeIdleConnections(), 50);
  const cut = setTimeout(() => 'closeAllConnections' in server && server.closeAllConnections(), stopTimeoutMs);
  await new Promise<void>((resolve) => {
    server.close(() => resolve());
    if ('closeIdleConnections' in server) server.closeIdleConnections();
  });
  clearTimeout(cut);
  clearInterval(tidy);
}
