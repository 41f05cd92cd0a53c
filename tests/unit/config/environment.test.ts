import { expect, test } from 'vitest';
import { EnvironmentError, readEnvironment } from '#config/environment.ts';
import { networkNotice } from '../../../scripts/launch/network-notice.ts';
import { paymentNotice } from '../../../scripts/launch/payment-notice.ts';
import { webOriginOf } from '../../../scripts/launch/web.ts';

test('an empty environment gives the documented defaults', () => {
  expect(readEnvironment({})).toMatchObject({
    port: 3000,
    apiPort: 4000,
    apiHost: 'http://127.0.0.1:4000',
    apiIsEmbedded: true,
    siteId: 89,
    databaseUrl: undefined,
    cookieScope: 'host',
    paymentSandbox: true,
    webBind: '127.0.0.1',
    isOpenToOthers: false,
  });
});

test.each([
  ['is on for who tries the shop on a machine', {}, true],
  ['is on at an address without TLS', { PUBLIC_URL: 'http://localhost:3100' }, true],
  ['is off on a PostgreSQL, unless it is turned on', { DATABASE_URL: 'postgresql://u@h/shop' }, false],
  ['is off at an https address, unless it is turned on', { PUBLIC_URL: 'https://boutique.example' }, false],
  ['is off at an address without TLS that others reach', { PUBLIC_URL: 'http://192.168.1.20:3000' }, false],
  ['is off where the API listens to other machines', { API_BIND: '0.0.0.0' }, false],
  ['is off where the web server listens to other machines', { WEB_BIND: '0.0.0.0' }, false],
  ['is on at the IPv6 address of the machine itself', { PUBLIC_URL: 'http://[::1]:3000', API_BIND: '::1' }, true],
  ['is off at an https address in capitals', { PUBLIC_URL: 'HTTPS://boutique.example' }, false],
  [
    'is on where it is turned on',
    { PUBLIC_URL: 'https://boutique.example', DATABASE_URL: 'postgresql://u@h/shop', PAYMENT_SANDBOX: 'on' },
    true,
  ],
  ['is off where it is turned off', { PAYMENT_SANDBOX: 'off' }, false],
])('the test bank %s', (_, given, isOn) => {
  expect(readEnvironment(given).paymentSandbox).toBe(isOn);
});

test.each([
  [{}, /TEST BANK is on: .*nobody pays real money/],
  [{ DATABASE_URL: 'postgresql://u@h/shop' }, /The test bank is off: .*or not at all/],
  [{ PAYMENT_SIMULATOR: 'http://127.0.0.1:4600' }, /SIMULATOR at http:\/\/127\.0\.0\.1:4600: nobody pays real money/],
])('the start says so: %o', (given, said) => {
  expect(paymentNotice(readEnvironment(given))).toMatch(said);
});

const othersReachIt =
  'PAYMENT_SIMULATOR must be unset where others reach the shop (PUBLIC_URL, WEB_BIND, API_BIND): its payments are not real';

test.each([
  ['http://payments.example', {}, 'PAYMENT_SIMULATOR must be an http:// address of this machine'],
  ['http://127.0.0.1.evil.example', {}, 'PAYMENT_SIMULATOR must be an http:// address of this machine'],
  ['http://localhost@evil.example', {}, 'PAYMENT_SIMULATOR must be an http:// address of this machine'],
  ['http://127.0.0.1:4600', { PUBLIC_URL: 'https://boutique.example' }, othersReachIt],
  ['http://127.0.0.1:4600', { WEB_BIND: '192.168.1.20' }, othersReachIt],
  ['http://127.0.0.1:4600', { API_BIND: '::' }, othersReachIt],
  ['http://127.0.0.1:4600', { PAYMENT_SIMULATOR_KEY: '/nowhere' }, 'PAYMENT_SIMULATOR_KEY must be a file that holds a public key (PEM)'],
])('a payment simulator anywhere else than on the own machine is refused: %s %o', (address, others, message) => {
  expect(() => readEnvironment({ PAYMENT_SIMULATOR: address, ...others })).toThrow(new EnvironmentError(message));
});

test.each([
  ['this machine alone without a public address', {}, '127.0.0.1', 'http://localhost:3000'],
  ['this machine alone at its own address', { PUBLIC_URL: 'http://shop.localhost:3000' }, '127.0.0.1', 'http://localhost:3000'],
  ['this machine alone at its IPv6 address', { PUBLIC_URL: 'http://[::1]:3000' }, '::1', 'http://localhost:3000'],
  ['every machine at a public address', { PUBLIC_URL: 'https://boutique.example' }, undefined, 'http://localhost:3000'],
  ['what WEB_BIND says', { WEB_BIND: '::' }, '::', 'http://localhost:3000'],
  ['what WEB_BIND says, at a public address too', { PUBLIC_URL: 'https://b.example', WEB_BIND: '::1' }, '::1', 'http://localhost:3000'],
  ['one address of this machine', { WEB_BIND: '192.168.1.20' }, '192.168.1.20', 'http://192.168.1.20:3000'],
])('the web server listens to %s', (_, given, webBind, origin) => {
  const environment = readEnvironment(given);
  expect(environment.webBind).toBe(webBind);
  expect(webOriginOf(environment)).toBe(origin);
});

test.each([
  [{}, 'Network this machine alone; WEB_BIND=0.0.0.0 opens it'],
  [{ WEB_BIND: '0.0.0.0' }, 'Network http://192.168.1.20:3000/'],
  [{ PUBLIC_URL: 'https://boutique.example' }, 'Network http://192.168.1.20:3000/'],
])('the start says who reaches the shop: %o', (given, said) => {
  expect(networkNotice(readEnvironment(given), ['192.168.1.20'])).toContain(said);
});

test('API_HOST names another API, and the embedded one is not started', () => {
  expect(readEnvironment({ API_HOST: 'https://api.example.com/' })).toMatchObject({
    apiHost: 'https://api.example.com',
    apiIsEmbedded: false,
  });
});

test.each([
  ['PORT', 'abc', 'PORT must be a port number, not "abc"'],
  ['PORT', '70000', 'PORT must be a port from 1 to 65535, not "70000"'],
  ['SITE_ID', '-3', 'SITE_ID must be a site number, not "-3"'],
  ['WEB_BIND', 'localhost', 'WEB_BIND must be an IP address, not "localhost"'],
  ['API_HOST', 'ftp://x', 'API_HOST must be an http:// or https:// address, not "ftp://x"'],
  ['SECRETS_KEY', 'abc', 'SECRETS_KEY must be 64 hexadecimal digits (openssl rand -hex 32)'],
  ['SECRETS_KEY_FILE', '/nowhere', 'SECRETS_KEY_FILE must be a file that holds 64 hexadecimal digits (openssl rand -hex 32)'],
  ['COOKIE_DOMAIN', 'penderie.fr', 'COOKIE_DOMAIN must be host or parent, not "penderie.fr"'],
  ['PAYMENT_SANDBOX', 'yes', 'PAYMENT_SANDBOX must be on or off, not "yes"'],
])('a wrong value is named in one line: %s=%s', (key, value, message) => {
  expect(() => readEnvironment({ [key]: value })).toThrow(new EnvironmentError(message));
});

test('a refused password or database address is never repeated', () => {
  expect(() => readEnvironment({ ADMIN_PASSWORD: 'short' })).toThrow(/^ADMIN_PASSWORD must be at least 12 characters$/);
  expect(() => readEnvironment({ DATABASE_URL: 'mysql://u:secret@h/db' })).toThrow(/^DATABASE_URL must be a postgresql:\/\/ address$/);
});

test.each([
  ['REDIS_URL', 'http://:secret@h', 'a redis:// or rediss:// address'],
  ['SMTP_URL', 'mailto:secret@h', 'an smtp:// or smtps:// address'],
  ['METRICS_TOKEN', 'secret', 'at least 16 characters'],
])('nor %s', (key, value, message) => {
  expect(() => readEnvironment({ [key]: value })).toThrow(new EnvironmentError(`${key} must be ${message}`));
});

test('links lead to PUBLIC_URL, else to this machine', () => {
  expect(readEnvironment({ PUBLIC_URL: 'https://boutique.example/' }).publicUrl).toBe('https://boutique.example');
  expect(readEnvironment({ PORT: '3100' }).publicUrl).toBe('http://localhost:3100');
});

test('the servers of this machine are believed, and others that are named by address or network', () => {
  const { isProxy } = readEnvironment({ TRUSTED_PROXIES: '10.1.0.0/16, 192.168.1.4,fd00::/8' });
  const addresses = [
    '10.1.2.3',
    '::ffff:10.1.2.3',
    '192.168.1.4',
    'fd00::1',
    '::1',
    '::ffff:127.0.0.1',
    '10.2.0.1',
    '192.168.1.5',
    'nobody',
    '',
  ];
  expect(addresses.map(isProxy)).toEqual([true, true, true, true, true, true, false, false, false, false]);
  expect(() => readEnvironment({ TRUSTED_PROXIES: '10.0.0.0/33' })).toThrow(/^TRUSTED_PROXIES must be IP addresses or networks/);
});

test('files are kept on S3 only when bucket, key and secret are named', () => {
  const given = { S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'secret' };
  expect(readEnvironment({}).s3).toBeUndefined();
  expect(readEnvironment({ ...given, S3_PREFIX: '/media' }).s3).toMatchObject({ bucket: 'shop', region: 'us-east-1', prefix: 'media/' });
  expect(readEnvironment(given).s3?.publicUrl).toBeUndefined();
  const open = { ...given, S3_PREFIX: 'media', S3_PUBLIC_URL: 'https://files.example/' };
  expect(readEnvironment(open).s3?.publicUrl).toBe('https://files.example/media/');
  expect(() => readEnvironment({ ...given, S3_SECRET_ACCESS_KEY: '' })).toThrow(/^S3_SECRET_ACCESS_KEY must be set too/);
  expect(() => readEnvironment({ S3_ENDPOINT: 'https://s3.example' })).toThrow(/^S3_BUCKET must be set too/);
});

test('one port cannot serve both the web and the API', () => {
  expect(() => readEnvironment({ PORT: '4000' })).toThrow('PORT and API_PORT must differ, both are 4000');
});
