import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { readEnvironment } from '#config/environment.ts';
import { believeForwarded, requestOrigin } from '#web/model/forwarded.ts';

const { isProxy } = readEnvironment({ TRUSTED_PROXIES: '10.0.0.0/8' });
const asked = (remoteAddress: string | undefined, headers: Record<string, string>) => {
  const request = { headers: { host: 'web.internal:3000', ...headers }, socket: { remoteAddress } } as unknown as IncomingMessage;
  believeForwarded(request, isProxy);
  return requestOrigin((name) => request.headers[name]);
};
const told = { 'x-forwarded-host': 'shop.example', 'x-forwarded-proto': 'https' };
const direct = { host: 'web.internal:3000', isHttps: false };

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', '::ffff:10.1.2.3'])(
  'a server at %s is believed which host was asked, and how',
  (address) => {
    expect(asked(address, told)).toEqual({ host: 'shop.example', isHttps: true });
  },
);

test.each(['203.0.113.9', '2001:db8::1', undefined])(
  'nobody else is believed: a request from %s has asked this server itself',
  (address) => {
    expect(asked(address, told)).toEqual(direct);
  },
);

test('of several words the last counts, which the server in front wrote itself', () => {
  const appended = { 'x-forwarded-host': 'evil.example, shop.example', 'x-forwarded-proto': 'https,http' };
  expect(asked('10.1.2.3', appended)).toEqual({ host: 'shop.example', isHttps: false });
});

test('a server in front that says nothing, or nothing that can be read, has asked as the request says', () => {
  for (const headers of [{}, { 'x-forwarded-host': '', 'x-forwarded-proto': '' }, { 'x-forwarded-host': 'a,', 'x-forwarded-proto': 'ftp' }])
    expect(asked('10.1.2.3', headers)).toEqual(direct);
});
