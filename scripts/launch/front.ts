import { once } from 'node:events';
import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

/** Milliseconds between two looks at each process, and after which a look counts as unanswered. */
const [lookEveryMs, lookTimeoutMs] = [250, 1000];

/** Hands requests to several processes in turn, as a balancer in front of them does. */
export type Front = {
  origin: string;
  /** Requests that each process answered. */
  answered: readonly number[];
  close: () => Promise<void>;
};

/**
 * Listens on a port and hands each request to the next of `targets` (origins) that answers 200 at `healthPath`, over connections that are
 * used again. A process that does not take the connection was sent nothing: the one after it is asked. One that dies while it answers
 * fails that request alone, with 502.
 */
export async function startFront(port: number, targets: readonly string[], healthPath: string): Promise<Front> {
  const answered = targets.map(() => 0);
  const agent = new Agent({ keepAlive: true });
  const isUp = targets.map(() => true);
  let turn = 0;

  const look = async (at: number) => {
    const signal = AbortSignal.timeout(lookTimeoutMs);
    isUp[at] = await fetch(targets[at] + healthPath, { signal }).then(
      async (answer) => {
        await answer.text();
        return answer.ok;
      },
      () => false,
    );
  };
  const looking = setInterval(() => targets.forEach((_, at) => void look(at)), lookEveryMs);

  /** Processes in the order in which they are asked: those that are up, from the next in turn on; all where none is. */
  const inTurn = (): number[] => {
    const all = targets.map((_, step) => (turn + step) % targets.length);
    turn += 1;
    const up = all.filter((at) => isUp[at]);
    return up.length > 0 ? up : all;
  };

  const ask = (incoming: IncomingMessage, answer: ServerResponse, [at = 0, ...others]: readonly number[]) => {
    const url = new URL(incoming.url ?? '/', targets[at]);
    const { connection: _, host = '', ...brought } = incoming.headers;
    const from = [brought['x-forwarded-for'], incoming.socket.remoteAddress].flat().filter(Boolean).join(', ');
    const forwarded = { 'x-forwarded-for': from, 'x-forwarded-host': host, 'x-forwarded-proto': 'http' };
    const outgoing = request(url, { method: incoming.method, headers: { ...brought, ...forwarded, host }, agent });
    outgoing.once('response', (response) => {
      answered[at] = (answered[at] ?? 0) + 1;
      const { connection: _, 'keep-alive': __, ...kept } = response.headers;
      answer.writeHead(response.statusCode ?? 502, kept);
      response.pipe(answer);
      response.once('error', () => answer.destroy());
    });
    outgoing.once('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED' && others.length > 0) return ask(incoming, answer, others);
      if (answer.headersSent) return void answer.destroy();
      answer.writeHead(502).end();
    });
    // Nothing is read of the body before somebody takes it.
    outgoing.once('socket', (socket) => {
      if (socket.connecting) socket.once('connect', () => incoming.pipe(outgoing));
      else incoming.pipe(outgoing);
    });
    answer.once('close', () => {
      if (!answer.writableFinished) outgoing.destroy();
    });
  };

  const server = createServer((incoming, answer) => ask(incoming, answer, inTurn()));
  server.listen(port);
  await once(server, 'listening');
  return {
    origin: `http://localhost:${port}`,
    answered,
    close: async () => {
      clearInterval(looking);
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      agent.destroy();
    },
  };
}
