import { createHash } from 'node:crypto';
import { request as ask } from 'node:http';
import { type Stack, startStack } from '../../scripts/launch/stack.ts';
import { expect, test } from './fixtures.ts';

type Got = { status: number | undefined; headers: Readonly<Record<string, string | string[] | undefined>>; body: string };

/** A request as it is written here, without what `fetch` puts in or refuses. */
const get = (origin: string, path: string, headers: Record<string, string> = {}): Promise<Got> =>
  new Promise((done, refuse) => {
    const outgoing = ask(new URL(origin + path), { headers }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      done({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts).toString() });
    });
    outgoing.once('error', refuse).end();
  });

/** A page's bytes in short, but for the site's version, which each save raises. */
const bytesOf = ({ body, status }: Got) =>
  `${status} ${createHash('sha256')
    .update(body.replace(/"version":"\d+"/, ''))
    .digest('hex')}`;

const evil = 'evil.example';
/** What no page for guests may hang on. */
const odd: Record<string, Record<string, string>> = {
  'another host': { host: evil },
  'a host said by a server in front': {
    'x-forwarded-host': evil,
    'x-forwarded-proto': 'https',
    'x-forwarded-port': '8443',
    forwarded: `host=${evil}`,
  },
  'another address': { 'x-original-url': '/cart', 'x-rewrite-url': '/cart', 'x-matched-path': '/cart', 'x-invoke-path': '/cart' },
  'headers of our own': {
    'x-site-version': '999999999999',
    'x-page-uses': '{}',
    'x-page-route': encodeURIComponent('{"kind":"not-found"}'),
  },
  'headers of Next': {
    'x-middleware-rewrite': '/cart',
    'x-middleware-subrequest': 'proxy:proxy:proxy:proxy:proxy',
    'x-nextjs-rewrite': '/cart',
    rsc: '1',
  },
  'cookies of others': { cookie: `__prerender_bypass=1; __next_preview_data=1; idSite=90; cart=evil; userLang=en_US; name=${evil}` },
  'languages and places': {
    'accept-language': 'en-GB,en',
    userlang: 'en_US',
    idsite: '90',
    'x-forwarded-for': '203.0.113.7',
    'cf-ipcountry': 'US',
  },
  'another kind of answer': { accept: 'application/json', range: 'bytes=0-9' },
};

test('pages kept for guests hold nothing of a person, and nothing that a request says of hosts, addresses or languages', async () => {
  test.setTimeout(240_000);
  const stack = await startStack(1);
  try {
    const origin = stack.origins[0] ?? '';
    const read = async <T>(path: string): Promise<T> => (await (await fetch(`${origin}/api${path}`)).json()).data as T;
    const [product] = (await read<{ products: { url: string; idProduct: number }[] }>('/product?nbItem=1')).products;
    const sheet = product?.url ?? '';
    const addresses = ['/sale-terms', sheet, '/products/search?search=robe', '/cart', '/nowhere'];
    const colours = ['#123456', '#654321'] as const;
    /** Another colour drops every page. */
    const dye = async (colour: string) => {
      const { version } = await stack.call<{ version: number }>('GET', '/admin/parameter');
      await stack.call('PUT', '/admin/parameter', { version, values: { PRIMARY_COLOR: colour } });
      await new Promise((done) => setTimeout(done, 900));
    };
    const plain = async () => Promise.all(addresses.map(async (path) => bytesOf(await get(origin, path))));
    const wanted = new Map<string, string[]>();
    for (const colour of colours) {
      await dye(colour);
      wanted.set(colour, await plain());
    }
    expect(wanted.get(colours[0])).not.toEqual(wanted.get(colours[1]));

    for (const [at, [name, headers]] of Object.entries(odd).entries()) {
      const colour = colours[at % 2] ?? colours[0];
      await dye(colour);
      // The odd request is the one that makes the page.
      const first = await Promise.all(addresses.map((path) => get(origin, path, headers)));
      for (const [n, answer] of first.entries())
        expect([name, addresses[n], JSON.stringify(answer.headers).includes(evil)]).toEqual([name, addresses[n], false]);
      const after = await Promise.all(addresses.map((path) => get(origin, path)));
      for (const { headers: said } of after) expect([name, said['cache-status']]).toEqual([name, 'storefront; hit']);
      expect([name, after.map(bytesOf)]).toEqual([name, wanted.get(colour)]);
    }

    await testPerson({ stack, origin, addresses, wanted: wanted.get(colours[0]) ?? [], dye: () => dye(colours[0]), sheet });
  } finally {
    await stack.stop();
  }
});

type Person = { stack: Stack; origin: string; addresses: string[]; wanted: string[]; dye: () => Promise<void>; sheet: string };

/** Somebody who has signed in, fills a cart and looks at a draft comes first to every page; guests see what they saw before. */
async function testPerson({ stack, origin, addresses, wanted, dye, sheet }: Person): Promise<void> {
  await dye();
  const { cookie } = stack;
  const product = (await (await fetch(`${origin}/api/product/${sheet.split('/').at(-1)}`)).json()).data;
  const form = new FormData();
  form.set('quantity', '1');
  form.set('type', 'MAIN_CART');
  const filled = await fetch(`${origin}/api/cart/new/product/${product.declination[0].id}`, {
    method: 'POST',
    headers: { origin, cookie },
    body: form,
  });
  expect(filled.status).toBe(200);
  const draft = await stack.call<{ id: string }>('POST', '/admin/parameter/draft', { values: { PRIMARY_COLOR: '#abcdef' } });
  const seen = await get(origin, `/sale-terms?preview=${draft.id}`, { cookie });
  expect(seen.body).toContain('#abcdef');
  expect([seen.headers['cache-control'], seen.headers['cache-status']]).toEqual(['private, no-store', undefined]);
  for (const path of addresses) {
    for (const headers of [
      { cookie },
      { cookie, referer: `${origin}/?preview=${draft.id}` },
      { authorization: 'abc' },
      { 'sec-fetch-dest': 'iframe' },
    ]) {
      const own = await get(origin, path, headers as Record<string, string>);
      expect([path, String(own.headers['cache-control']).startsWith('public'), own.headers['cache-status']]).toEqual([
        path,
        false,
        undefined,
      ]);
    }
  }
  const after = await Promise.all(addresses.map((path) => get(origin, path)));
  expect(after.map(bytesOf)).toEqual(wanted);
  const [token = ''] = /token=([^;]+)/.exec(cookie)?.slice(1) ?? [];
  for (const { body, headers } of after) {
    expect([token, 'admin@example.com', '#abcdef'].filter((text) => body.includes(text))).toEqual([]);
    expect(headers['set-cookie']).toBeUndefined();
  }
}
