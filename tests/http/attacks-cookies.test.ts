import { expect, test } from 'vitest';
import { openAdmin } from './admin.ts';
import { get, type RawRequest, send, shop } from './request.ts';

/** Asks as a browser does that knows the shop by another name. */
async function ask(host: string, { body = '', ...sent }: RawRequest) {
  const headers = { host, origin: `http://${host}`, 'content-type': 'application/json', 'content-length': String(Buffer.byteLength(body)) };
  const answer = await send({ ...sent, headers, body });
  return { status: answer.status, cookies: [answer.headers['set-cookie'] ?? []].flat(), location: answer.headers.location ?? '' };
}

for (const host of ['x.github.io', 'boutique.penderie.fr', 'penderie.co.uk']) {
  test(`the session's cookies stay on ${host}: no host beside it is sent them, and signing out takes them away`, async () => {
    const body = JSON.stringify({
      email: `cookies.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`,
      password: 'tilleul bleu sans fin',
      firstname: 'Nora',
      lastname: 'Petit',
      acceptTerms: true,
    });
    const registered = await ask(host, { path: '/api/register', method: 'POST', body });
    expect(registered.status).toBe(200);
    const attributes = (cookie: string) => cookie.split('; ').slice(2).sort().join('; ');
    expect(registered.cookies.map(attributes)).toEqual(Array(2).fill('HttpOnly; Path=/; SameSite=Lax'));
    const left = await ask(host, { path: '/api/logout', method: 'POST' });
    expect(left.cookies.map(attributes)).toEqual(Array(2).fill('HttpOnly; Path=/; SameSite=Lax'));
    expect(left.cookies.every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
  });
}

const admin = openAdmin();

test('a visit is counted once, by the loading of its page, which then stands without its query', async () => {
  const source = `test-${Date.now()}`;
  const page = await get(`/nos-vetements/robes-occasion-location?from=${source}&x=1`, { headers: { cookie: admin.cookie } });
  expect([page.status, page.url]).toEqual([200, `${shop}/nos-vetements/robes-occasion-location`]);
  const { host } = new URL(shop);
  expect(await ask(host, { path: `/?from=${source}`, method: 'POST' })).toMatchObject({ status: 405 });
  const counted = async () => {
    const { visits } = await admin.call<{ visits: { from: string; visits: number }[] }>('GET', '/admin/visit?nbItem=100');
    return visits.filter(({ from }) => from === source).map((each) => each.visits);
  };
  await expect.poll(counted, { timeout: 10_000 }).toEqual([1]);
});
