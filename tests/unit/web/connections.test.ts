import { once } from 'node:events';
import { Agent, createServer, get, type Server } from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { boundConnections, lookForLate } from '#config/connections.ts';

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function listening(max: number) {
  const server = createServer({ ...lookForLate, shouldUpgradeCallback: () => false }, (_, response) => response.end('here'));
  const bounded = boundConnections(server, max);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  ends.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  return { server, port: (server.address() as AddressInfo).port, ...bounded };
}

const ask = async (port: number, agent: Agent) => {
  const [answer] = await once(get({ port, host: '127.0.0.1', agent }), 'response');
  return { connection: answer.headers.connection, body: await text(answer) };
};

const countOpen = (server: Server) => new Promise<number>((done) => server.getConnections((_, count) => done(count)));

test('idle connections make room for others', async () => {
  const { server, port } = await listening(8);
  const idle = Array.from({ length: 8 }, () => connect(port, '127.0.0.1'));
  ends.push(...idle.map((socket) => () => void socket.destroy()));
  await Promise.all(idle.map((socket) => once(socket, 'connect')));
  // Those that have asked before and ask nothing now are idle.
  for (const socket of idle) socket.write('GET / HTTP/1.1\r\nHost: shop\r\n\r\n');
  await Promise.all(idle.map((socket) => once(socket, 'data')));
  const agent = new Agent({ keepAlive: true });
  ends.push(() => agent.destroy());
  await expect
    .poll(
      () =>
        ask(port, agent).then(
          ({ body }) => body,
          () => '',
        ),
      { timeout: 5000 },
    )
    .toBe('here');
  expect(await countOpen(server)).toBeLessThanOrEqual(8);
});

test('a connection that never says its whole header ends soon after its time, not half a minute later', async () => {
  const { server, port } = await listening(8);
  server.headersTimeout = 100;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\nX-');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 408 /);
}, 8000);

test('a request to change the protocol is answered as any other', async () => {
  const { port } = await listening(8);
  const socket = connect(port, '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: shop\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Key: a\r\n\r\n');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toMatch(/^HTTP\/1\.1 200 OK/);
  socket.destroy();
});

test('a server that stops answers what comes by connections in use, and tells each that it was the last', async () => {
  const { port, drain } = await listening(8);
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  expect((await ask(port, agent)).connection).toBe('keep-alive');
  const drained = drain(300);
  expect(await ask(port, agent)).toEqual({ connection: 'close', body: 'here' });
  await drained;
  await expect(ask(port, agent)).rejects.toThrow('ECONNREFUSED');
});
