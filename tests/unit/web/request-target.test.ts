import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { writeTargetAsPath } from '#web/calls/request-target.ts';

const taken = (url: string) => {
  const request = { url, headers: { host: 'shop.example' } } as unknown as IncomingMessage;
  return [writeTargetAsPath(request), request.url, request.headers.host];
};

test('a path stays as it is', () => {
  for (const path of ['/', '/a-propos?x=1', '//evil.example', '/http://evil.example/']) {
    expect(taken(path)).toEqual([true, path, 'shop.example']);
  }
});

test.each([
  ['http://shop.example/a-propos?x=1', '/a-propos?x=1', 'shop.example'],
  ['https://other.example:8443', '/', 'other.example:8443'],
  ['HTTP://shop.example?x=1', '/?x=1', 'shop.example'],
])('a whole address is its path, at its host: %s', (url, path, host) => {
  expect(taken(url)).toEqual([true, path, host]);
});

test.each(['*', '*?a=b', '*/x', 'http://', 'https:///a', 'http://user@shop.example/', ''])(
  'what names no page is told apart: %s',
  (url) => {
    expect(taken(url)[0]).toBe(false);
  },
);
