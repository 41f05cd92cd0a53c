import { once } from 'node:events';
import { createServer } from 'node:net';
import { Readable } from 'node:stream';
import { expect, it } from 'vitest';
import { loadSvg, SvgRefusedError } from '#backend/foundation/media/load-svg.ts';
import { type Network, openAt } from '#backend/platform/outbound/load-public.ts';
import { isPublicAddress } from '#backend/platform/outbound/public-address.ts';

const drawing = '<?xml version="1.0"?><svg viewBox="0 0 1 1" onload="x()"><script>steal()</script><path d="M0 0h1"/></svg>';
const hosts = ['draw.example', 'other.example'];

type Page = { status?: number; location?: string; body?: string | Buffer[] };

/** A network in which names have these addresses and addresses of pages these answers; what was asked is kept. */
function network(names: Record<string, string[]>, pages: Record<string, Page>) {
  const asked: string[] = [];
  const net: Network = {
    resolve: async (host) => {
      const found = names[host];
      if (!found) throw new Error('ENOTFOUND');
      return found;
    },
    open: async (url, address) => {
      asked.push(`${url.href} at ${address}`);
      const { status = 200, location, body = drawing } = pages[url.href] ?? { status: 404 };
      const answer = Readable.from(typeof body === 'string' ? [Buffer.from(body)] : body);
      return Object.assign(answer, { statusCode: status, headers: location ? { location } : {} });
    },
  };
  return { net, asked };
}

const refusal = async (loading: Promise<string>) =>
  loading.then(
    () => 'loaded',
    (error: unknown) => (error instanceof SvgRefusedError ? error.reason : error),
  );

it('loads a drawing from an allowed host, at the address that was checked, sanitised', async () => {
  const { net, asked } = network({ 'draw.example': ['93.184.216.34'] }, { 'https://draw.example/a.svg': {} });
  expect(await loadSvg('https://draw.example/a.svg', hosts, net)).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1"></path></svg>',
  );
  expect(asked).toEqual(['https://draw.example/a.svg at 93.184.216.34']);
});

it.each([
  ['address', 'http://draw.example/a.svg'],
  ['address', 'https://draw.example:8443/a.svg'],
  ['address', 'https://me:secret@draw.example/a.svg'],
  ['address', 'file:///etc/passwd'],
  ['address', 'nothing'],
  ['host', 'https://elsewhere.example/a.svg'],
  ['host', 'https://127.0.0.1/a.svg'],
  ['host', 'https://[::1]/a.svg'],
  ['host', 'https://draw.example.evil.example/a.svg'],
  ['unreachable', 'https://other.example/a.svg'],
  ['unreachable', 'https://draw.example/missing.svg'],
])('refuses (%s) %s', async (reason, url) => {
  const { net } = network({ 'draw.example': ['93.184.216.34'] }, {});
  expect(await refusal(loadSvg(url, hosts, net))).toBe(reason);
});

it.each(['127.0.0.1', '10.1.2.3', '169.254.169.254', '192.168.0.1', '::1', 'fe80::1', 'fd00::1', '::ffff:10.0.0.1', '100.64.0.1'])(
  'asks nothing of an allowed host that resolves to %s, alone or beside a public address',
  async (address) => {
    for (const addresses of [[address], ['93.184.216.34', address]]) {
      const { net, asked } = network({ 'draw.example': addresses }, { 'https://draw.example/a.svg': {} });
      expect(await refusal(loadSvg('https://draw.example/a.svg', hosts, net))).toBe('private');
      expect(asked).toEqual([]);
    }
  },
);

it('checks the host and the address of each redirect anew, and follows three at most', async () => {
  const names = { 'draw.example': ['93.184.216.34'], 'other.example': ['10.0.0.8'] };
  const to = (location: string): Page => ({ status: 302, location });
  const { net, asked } = network(names, {
    'https://draw.example/inside': to('https://other.example/a.svg'),
    'https://draw.example/away': to('https://metadata.internal/'),
    'https://draw.example/plain': to('http://draw.example/a.svg'),
    'https://draw.example/loop': to('/loop'),
    'https://draw.example/good': to('/a.svg'),
    'https://draw.example/a.svg': {},
  });
  expect(await refusal(loadSvg('https://draw.example/inside', hosts, net))).toBe('private');
  expect(await refusal(loadSvg('https://draw.example/away', hosts, net))).toBe('host');
  expect(await refusal(loadSvg('https://draw.example/plain', hosts, net))).toBe('address');
  expect(asked).toHaveLength(3);
  expect(await refusal(loadSvg('https://draw.example/loop', hosts, net))).toBe('unreachable');
  expect(asked).toHaveLength(7);
  expect(await refusal(loadSvg('https://draw.example/good', hosts, net))).toBe('loaded');
});

it('refuses a name whose answer became a private address before a redirect to itself', async () => {
  const addresses = [['93.184.216.34'], ['127.0.0.1']];
  const { net, asked } = network({}, { 'https://draw.example/a': { status: 307, location: '/b' }, 'https://draw.example/b': {} });
  const changing: Network = { ...net, resolve: async () => addresses.shift() ?? [] };
  expect(await refusal(loadSvg('https://draw.example/a', hosts, changing))).toBe('private');
  expect(asked).toHaveLength(1);
});

it('refuses more than 1 MB, and what is no drawing', async () => {
  const { net } = network(
    { 'draw.example': ['93.184.216.34'] },
    {
      'https://draw.example/big': { body: Array.from({ length: 3 }, () => Buffer.alloc(400_000, 32)) },
      'https://draw.example/page': { body: '<html><script>x</script></html>' },
    },
  );
  expect(await refusal(loadSvg('https://draw.example/big', hosts, net))).toBe('too-large');
  expect(await refusal(loadSvg('https://draw.example/page', hosts, net))).toBe('not-svg');
});

it('connects to the address it was given, whatever the name resolves to, and asks for the certificate of the name', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const opening = openAt(new URL(`https://nowhere.invalid:${port}/a.svg`), '127.0.0.1', AbortSignal.timeout(5000), 'image/svg+xml');
  const failed = expect(opening).rejects.toThrow();
  const [socket] = await once(server, 'connection');
  const [hello] = await once(socket, 'data');
  expect(hello.toString('latin1')).toContain('nowhere.invalid');
  socket.destroy();
  server.close();
  await failed;
});

it('tells public addresses from others', () => {
  expect(['8.8.8.8', '172.15.0.1', '2606:4700::1111'].every(isPublicAddress)).toBe(true);
  expect(
    ['172.16.0.1', '0.0.0.0', '255.255.255.255', '224.0.0.1', '2002:7f00:1::', '64:ff9b::7f00:1', '::', 'x'].some(isPublicAddress),
  ).toBe(false);
});
