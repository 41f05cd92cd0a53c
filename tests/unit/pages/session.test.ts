import { expect, test } from 'vitest';
import { isForeignWrite } from '../../../pages/_site/refuse-foreign.ts';
import { cookieDomain, signedIn, signedOut } from '../../../pages/_site/session-cookies.ts';

test.each([
  ['www.penderie.fr', 'penderie.fr'],
  ['boutique.penderie.fr:3000', 'penderie.fr'],
  ['penderie.fr', 'penderie.fr'],
  ['a.b.penderie.fr', 'b.penderie.fr'],
])('cookies of %s are for the parent domain %s: the first label is dropped if there are three or more', (host, domain) => {
  expect(cookieDomain(host)).toBe(domain);
});

test.each(['localhost', 'localhost:3000', 'shop.localhost:3000', '127.0.0.1:3000', '[::1]:3000', 'penderie', 'penderie.co.uk'])(
  'cookies of %s are for that host only',
  (host) => {
    expect(cookieDomain(host)).toBeUndefined();
  },
);

test('signing in sets the token and site id cookies, which scripts cannot read, for 86400 seconds, on the root path', () => {
  expect(signedIn({ token: 'a;b', idSite: 89 }, { host: 'www.penderie.fr', isSecure: true })).toEqual([
    'token=a%3Bb; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax; Domain=penderie.fr; Secure',
    'idSite=89; Max-Age=86400; Path=/; HttpOnly; SameSite=Lax; Domain=penderie.fr; Secure',
  ]);
});

test('over plain http on localhost they are neither Secure nor for a domain', () => {
  expect(signedOut({ host: 'localhost:3000', isSecure: false })).toEqual([
    'token=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
    'idSite=; Max-Age=0; Path=/; HttpOnly; SameSite=Lax',
  ]);
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
