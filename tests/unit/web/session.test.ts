import { afterEach, expect, test, vi } from 'vitest';
import { isForeignWrite } from '#web/security/refuse-foreign.ts';
import { parentDomain, sessionToken, signedIn, signedOut } from '#web/security/session-cookies.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test.each([
  ['www.penderie.fr', 'penderie.fr'],
  ['boutique.penderie.fr:3000', 'penderie.fr'],
  ['penderie.fr', 'penderie.fr'],
  ['a.b.penderie.fr', 'b.penderie.fr'],
  ['www.penderie.co.uk', 'penderie.co.uk'],
  ['www.penderie.github.io', 'penderie.github.io'],
])('the parent domain of %s is %s: the first label is dropped if there are three or more', (host, domain) => {
  expect(parentDomain(host)).toBe(domain);
});

test.each([
  ...['penderie.co.uk', 'x.github.io', 'shop.vercel.app', 'penderie.gouv.fr', 'a.kawasaki.jp', 'co.uk', 'fr'],
  ...['localhost', 'localhost:3000', 'shop.localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'penderie', ''],
])('%s has no parent domain that could be a cookie’s: strangers have the names beside it, or it is no domain', (host) => {
  expect(parentDomain(host)).toBeUndefined();
});

const session = { token: 'a;b', idSite: 89 };

test('signing in sets the token and site id cookies for this host only, which scripts cannot read, for 86400 seconds, on the root path', () => {
  expect(signedIn(session, { host: 'www.penderie.fr', isSecure: true, scope: 'host' })).toEqual([
    'token=a%3Bb; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax; Secure',
    'idSite=89; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax; Secure',
  ]);
});

test('the parent domain is a setting, and signing out takes the cookies away with the same attributes', () => {
  const origin = { host: 'www.penderie.fr', isSecure: true, scope: 'parent' } as const;
  expect(signedIn(session, origin)[0]).toBe('token=a%3Bb; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax; Domain=penderie.fr; Secure');
  expect(signedOut(origin)).toEqual([
    'token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Domain=penderie.fr; Secure',
    'idSite=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax; Domain=penderie.fr; Secure',
  ]);
});

test('with the parent domain asked for, a host of a public suffix keeps its cookies to itself', () => {
  expect(signedIn(session, { host: 'x.github.io', isSecure: false, scope: 'parent' })[0]).toBe(
    'token=a%3Bb; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax',
  );
});

test.each([
  [{}, 'http', { isSecure: false, scope: 'host' }],
  [{}, 'https', { isSecure: true, scope: 'host' }],
  [{ PUBLIC_URL: 'https://boutique.example', COOKIE_DOMAIN: 'parent' }, 'http', { isSecure: true, scope: 'parent' }],
])('with %j a request by %s gets cookies of %j', async (variables, protocol, expected) => {
  for (const [name, value] of Object.entries(variables)) vi.stubEnv(name, value);
  const { cookieOrigin } = await import('#web/security/session-cookies.ts');
  expect(cookieOrigin({ host: 'boutique.example', isHttps: protocol === 'https' })).toEqual({ host: 'boutique.example', ...expected });
});

test('of two tokens the newer one counts, which browsers send last', () => {
  expect(sessionToken('token=old; idSite=89; token=new')).toBe('new');
  expect(sessionToken('csrftoken=other')).toBeUndefined();
  expect(sessionToken('token=; x=1')).toBeUndefined();
  expect(sessionToken(undefined)).toBeUndefined();
});

test.each([
  ['POST', { 'sec-fetch-site': 'same-origin' }, false],
  ['POST', { 'sec-fetch-site': 'cross-site' }, true],
  ['DELETE', { 'sec-fetch-site': 'same-site' }, true],
  ['GET', { 'sec-fetch-site': 'cross-site' }, false],
  ['PUT', { origin: 'https://shop.example' }, false],
  ['PUT', { origin: 'https://evil.example' }, true],
  ['POST', { origin: 'null' }, true],
  ['POST', {}, false],
])('%s with %j is a write from another origin: %s', (method, headers, expected) => {
  expect(isForeignWrite(method, headers, 'shop.example')).toBe(expected);
});
