import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Hands requests to several processes in turn, as a balancer in front of them does. */
export type Front = {
  origin: string;
  /** Requests that each process answered. */
  answered: readonly number[];
  close: () => Promise<void>;
};

/**
 * Listens on a port and hands each request to the next of `targets` (origins). A process that does not take the connection was
 * sent nothing: the one after it is asked. One that dies while it answers fails that request alone, with 502.
 */
export async function startFront(port: number, targets: readonly string[]): Promise<Front> {
  const answered = targets.map(() => 0);
  let turn = 0;

  const ask = (incoming: IncomingMessage, answer: ServerResponse, at: number, left: number) => {
    const url = new URL(incoming.url ?? '/', targets[at]);
    const host = incoming.headers.host ?? '';
    // A connection of its own for each: one that is kept could be closed by a process that stops just then.
    const from = [incoming.headers['x-forwarded-for'], incoming.socket.remoteAddress].flat().filter(Boolean).join(', ');
    const forwarded = { 'x-forwarded-for': from, 'x-forwarded-host': incoming.headers['x-forwarded-host'] ?? host };
    const headers = { ...incoming.headers, ...forwarded, host, connection: 'close' };
    const outgoing = request(url, { method: incoming.method, headers, agent: false });
    outgoing.once('response', (response) => {
      answered[at] = (answered[at] ?? 0) + 1;
      const { connection: _, 'keep-alive': __, ...kept } = response.headers;
      answer.writeHead(response.statusCode ?? 502, kept);
      response.pipe(answer);
      response.once('error', () => answer.destroy());
    });
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && left > 0) return ask(incoming, answer, (at + 1) % targets.length, left - 1);
      if (answer.headersSent) return void answer.destroy();
      answer.writeHead(502).end();
    });
    // Nothing is read of the body before somebody takes it.
    outgoing.once('socket', (socket) => socket.once('connect', () => incoming.pipe(outgoing)));
    answer.once('close', () => outgoing.destroy());
  };

  const server = createServer((incoming, answer) => ask(incoming, answer, turn++ % targets.length, targets.length - 1));
  server.listen(port);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${port}`,
    answered,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}
