import { request } from 'node:http';
import { expect, test } from './preview.ts';

/** Asks as a browser does that knows the shop by another name; `fetch` would not send another Host. */
const ask = (origin: string, host: string, { path, method = 'GET', body = '' }: { path: string; method?: string; body?: string }) =>
  new Promise<{ status: number; cookies: string[]; location: string }>((done, fail) => {
    const { hostname, port } = new URL(origin);
    const headers = { host, origin: `http://${host}`, 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) };
    request({ hostname, port, path, method, headers }, (response) => {
      response.resume();
      done({ status: response.statusCode ?? 0, cookies: response.headers['set-cookie'] ?? [], location: response.headers.location ?? '' });
    })
      .once('error', fail)
      .end(body);
  });

for (const host of ['x.github.io', 'boutique.penderie.fr', 'penderie.co.uk']) {
  test(`the session's cookies stay on ${host}: no host beside it is sent them, and signing out takes them away`, async ({ origin }) => {
    const body = JSON.stringify({
      email: `cookies.${Date.now()}.${Math.floor(Math.random() * 1e6)}@example.com`,
      password: 'tilleul bleu sans fin',
      firstname: 'Nora',
      lastname: 'Petit',
      acceptTerms: true,
    });
    const registered = await ask(origin, host, { path: '/api/register', method: 'POST', body });
    expect(registered.status).toBe(200);
    const attributes = (cookie: string) => cookie.split('; ').slice(2).sort().join('; ');
    expect(registered.cookies.map(attributes)).toEqual(Array(2).fill('HttpOnly; Path=/; SameSite=Lax'));
    const left = await ask(origin, host, { path: '/api/logout', method: 'POST' });
    expect(left.cookies.map(attributes)).toEqual(Array(2).fill('HttpOnly; Path=/; SameSite=Lax'));
    expect(left.cookies.every((cookie) => cookie.includes('Max-Age=0'))).toBe(true);
  });
}

test('a visit is counted once, by the loading of its page, which then stands without its query', async ({ page, origin, adminCookies }) => {
  await page.context().addCookies(adminCookies);
  const source = `test-${Date.now()}`;
  await page.goto(`/nos-vetements/robes-occasion-location?from=${source}&x=1`);
  await expect(page).toHaveURL('/nos-vetements/robes-occasion-location');
  const { host } = new URL(origin);
  expect(await ask(origin, host, { path: `/?from=${source}`, method: 'POST' })).toMatchObject({ location: expect.stringMatching(/\/$/) });
  const counted = async () => {
    const { data } = await (await page.request.get('/api/admin/visit?nbItem=100')).json();
    return data.visits.filter(({ from }: { from: string }) => from === source).map(({ visits }: { visits: number }) => visits);
  };
  await expect.poll(counted).toEqual([1]);
});
