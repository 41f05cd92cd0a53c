import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { expect, it } from 'vitest';
import { injectInto } from '#web/cache/ask-next.ts';

const asked = { url: '/robes', headers: { 'accept-language': 'fr' } };

it('a page that is written in pieces comes whole, with its status and headers', async () => {
  const pieces = Array.from({ length: 40 }, (_, at) => `${at}${'é'.repeat(10_000)}`);
  const answer = await injectInto(async (request, response) => {
    response.writeHead(404, { 'x-asked': `${request.url} ${request.headers['accept-language']}` });
    await pipeline(Readable.from(pieces), response);
  }, asked);
  expect(answer).toMatchObject({ status: 404, headers: { 'x-asked': '/robes fr' } });
  expect(answer.body.toString()).toBe(pieces.join(''));
});

it('an answer without a body comes too', async () => {
  const answer = await injectInto(async (_, response) => void response.writeHead(307, { location: '/' }).end(), asked);
  expect([answer.status, answer.headers.location, answer.body.length]).toEqual([307, '/', 0]);
});

it.each([
  ['before it begins', 0],
  ['half written', 1],
])('a page that fails %s is none', async (_, written) => {
  const failing = injectInto(async (_request, response) => {
    for (let at = 0; at < written; at += 1) response.write('<p>half');
    throw new Error('the block broke');
  }, asked);
  await expect(failing).rejects.toThrow();
});
