import type { NextApiRequest, NextApiResponse } from 'next';
import { afterEach, expect, it, vi } from 'vitest';
import { answerMedia } from '#web/files/media.ts';

afterEach(() => vi.unstubAllGlobals());

/** Asks the web server for a picture, in front of an API that answers so; gives the status, the headers, and what the API was told. */
async function ask(name: string, answer: Response) {
  const asked = vi.fn<typeof fetch>(async () => answer);
  vi.stubGlobal('fetch', asked);
  const request = { method: 'GET', url: `/api/media/ab/${name}-160.avif`, headers: { 'x-forwarded-for': '203.0.113.7' } };
  const headers: Record<string, string> = {};
  let status = 0;
  const response = {
    setHeader: (name: string, value: string) => {
      headers[name.toLowerCase()] = value;
      return response;
    },
    status: (given: number) => {
      status = given;
      return response;
    },
    end: () => response,
  };
  await answerMedia({ ...request, socket: { remoteAddress: '10.0.0.2' } } as never as NextApiRequest, response as never as NextApiResponse);
  return { status, headers, told: new Headers(asked.mock.calls[0]?.[1]?.headers) };
}

it('asks the API for a picture on behalf of who looks at it, so that callers have it made in turn', async () => {
  const { told } = await ask('robe', new Response('a picture'));
  expect(told.get('x-forwarded-for')).toBe('203.0.113.7, 10.0.0.2');
});

it('hands on that a picture cannot be made now, and keeps it when it can', async () => {
  const { status, headers } = await ask('jupe', new Response('{}', { status: 503, headers: { 'Retry-After': '10' } }));
  expect([status, headers['retry-after']]).toEqual([503, '10']);
  expect((await ask('jupe', new Response('a picture'))).status).toBe(200);
});
