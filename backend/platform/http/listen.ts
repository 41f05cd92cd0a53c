import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { boundConnections } from '#config/connections.ts';
import type { Api } from './route.ts';

/** The port is taken. `message` is one line for a person. */
export class PortTakenError extends Error {
  override name = 'PortTakenError';

  constructor(port: number) {
    super(`Port ${port} is taken by another program. Stop it, or choose another port.`);
  }
}

export type Listening = {
  /** Address of the server, e.g. `http://127.0.0.1:4000`. */
  url: string;
  /** Takes no new request after so many ms, in which it goes on answering; lets those under way end (10 s at most), then resolves. */
  stop: (afterMs?: number) => Promise<void>;
};

const stopTimeoutMs = 10_000;

/** Connections of one API process: its web processes, and programs of the owner. */
const maxConnections = 2000;

/** Listens, on the loopback address unless told otherwise; port 0 takes any free one. Throws PortTakenError. */
export async function listen(options: { app: Api; port: number; host?: string }): Promise<Listening> {
  const { app, port, host = '127.0.0.1' } = options;
  const { server, realPort } = await new Promise<{ server: Server; realPort: number }>((resolve, reject) => {
    // Of HTTP/1, as nothing else is asked for.
    const starting = serve({ fetch: app.fetch, port, hostname: host }, (info) =>
      resolve({ server: starting, realPort: info.port }),
    ) as Server;
    starting.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? new PortTakenError(port) : error));
  });
  const { drain } = boundConnections(server, maxConnections);
  const stop = async (afterMs = 0) => {
    const cut = setTimeout(() => server.closeAllConnections(), afterMs + stopTimeoutMs);
    await drain(afterMs);
    clearTimeout(cut);
  };
  return { url: `http://${host}:${realPort}`, stop };
}
