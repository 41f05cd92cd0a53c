import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAdmin, readParameter, saveParameters } from './admin.ts';
import { get, type RawAnswer, readData, send, shop } from './request.ts';

const admin = openAdmin();
let colourBefore: string | null = null;
beforeAll(async () => {
  colourBefore = await readParameter(admin, 'PRIMARY_COLOR');
});
afterAll(() => saveParameters(admin, { PRIMARY_COLOR: colourBefore }));

/** A page's bytes in short, but for the site's version, which each save raises. */
const bytesOf = ({ body, status }: RawAnswer) =>
  `${status} ${createHash('sha256')
    .update(body.replace(/"version":"\d+"/, ''))
    .digest('hex')}`;

const evil = 'evil.example';
/** Headers that no page for guests may depend on. */
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
    'x-changes-told': '1',
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

const read = (path: string, headers: Readonly<Record<string, string>> = {}): Promise<RawAnswer> => send({ path, headers });
const colours = ['#123456', '#654321'] as const;
/** Another colour drops every page. */
const dye = async (colour: string) => {
  await saveParameters(admin, { PRIMARY_COLOR: colour });
  await new Promise((done) => setTimeout(done, 900));
};
const readSheet = async () => (await readData<{ products: { url: string }[] }>('/product?nbItem=1')).products[0]?.url ?? '';
const listAddresses = (sheet: string) => ['/sale-terms', sheet, '/products/search?search=robe', '/cart', '/nowhere'];

test('pages kept for guests hold nothing of a person, and nothing that a request says of hosts, addresses or languages', async () => {
  const sheet = await readSheet();
  const addresses = listAddresses(sheet);
  const plain = async () => Promise.all(addresses.map(async (path) => bytesOf(await read(path))));
  const expected = new Map<string, string[]>();
  for (const colour of colours) {
    await dye(colour);
    expected.set(colour, await plain());
  }
  expect(expected.get(colours[0])).not.toEqual(expected.get(colours[1]));

  for (const [at, [name, headers]] of Object.entries(odd).entries()) {
    const colour = colours[at % 2] ?? colours[0];
    await dye(colour);
    // The odd request is the one that makes the page.
    const first = await Promise.all(addresses.map((path) => read(path, headers)));
    for (const [n, answer] of first.entries())
      expect([name, addresses[n], JSON.stringify(answer.headers).includes(evil)]).toEqual([name, addresses[n], false]);
    const after = await Promise.all(addresses.map((path) => read(path)));
    for (const { headers: said } of after) expect([name, said['cache-status']]).toEqual([name, 'storefront; hit']);
    expect([name, after.map(bytesOf)]).toEqual([name, expected.get(colour)]);
  }

  await dye(colours[0]);
  await expectNothingOfPerson(addresses, sheet, expected.get(colours[0]) ?? []);
}, 120_000);

/** Somebody who has signed in, fills a cart and looks at a draft comes first to every page; guests see what they saw before. */
async function expectNothingOfPerson(addresses: readonly string[], sheet: string, expected: readonly string[]): Promise<void> {
  const { cookie } = admin;
  const product = await readData<{ declination: { id: number }[] }>(`/product/${sheet.split('/').at(-1)}`);
  const form = new FormData();
  form.set('quantity', '1');
  form.set('type', 'MAIN_CART');
  const filled = await get(`/api/cart/new/product/${product.declination[0]?.id}`, {
    method: 'POST',
    headers: { origin: shop, cookie },
    body: form,
  });
  expect(filled.status).toBe(200);
  const draft = await admin.call<{ id: string }>('POST', '/admin/parameter/draft', { values: { PRIMARY_COLOR: '#abcdef' } });
  const seen = await read(`/sale-terms?preview=${draft.id}`, { cookie });
  expect(seen.body).toContain('#abcdef');
  expect([seen.headers['cache-control'], seen.headers['cache-status']]).toEqual(['private, no-store', undefined]);
  const personal: Readonly<Record<string, string>>[] = [
    { cookie },
    { cookie, referer: `${shop}/?preview=${draft.id}` },
    { authorization: 'abc' },
    { 'sec-fetch-dest': 'iframe' },
  ];
  for (const path of addresses) {
    for (const headers of personal) {
      const own = await read(path, headers);
      expect([path, String(own.headers['cache-control']).startsWith('public'), own.headers['cache-status']]).toEqual([
        path,
        false,
        undefined,
      ]);
    }
  }
  const after = await Promise.all(addresses.map((path) => read(path)));
  expect(after.map(bytesOf)).toEqual(expected);
  const [token = ''] = /token=([^;]+)/.exec(cookie)?.slice(1) ?? [];
  for (const { body, headers } of after) {
    expect([token, 'admin@example.com', '#abcdef'].filter((text) => body.includes(text))).toEqual([]);
    expect(headers['set-cookie']).toBeUndefined();
  }
}
