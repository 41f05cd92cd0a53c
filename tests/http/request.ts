import { request } from 'node:http';
import { inject } from 'vitest';

/** The origin of the running shop. */
export const shop = inject('shop');

/** Asks for a path of the shop, or for a whole address. Redirects are followed unless `init` says otherwise. */
export const get = (path: string, init: RequestInit = {}): Promise<Response> => fetch(new URL(path, shop), init);

/** The `data` of an answer of the API, as a shop or the estate passes it on. */
export async function readData<T>(path: string, init: RequestInit = {}, origin = shop): Promise<T> {
  const answer = await get(`${origin}/api${path}`, init);
  const { data } = (await answer.json()) as { data: T };
  return data;
}

export type RawRequest = { path: string; method?: string; headers?: Readonly<Record<string, string>>; body?: string };
export type RawAnswer = { status: number | undefined; headers: Readonly<Record<string, string | string[] | undefined>>; body: string };

/** Sends a request to the shop exactly as it is written: `fetch` tidies paths and sends no other Host. */
export const send = ({ path, method = 'GET', headers = {}, body = '' }: RawRequest): Promise<RawAnswer> =>
  new Promise((done, refuse) => {
    const { hostname, port } = new URL(shop);
    request({ hostname, port, path, method, headers }, async (answer) => {
      const parts: Buffer[] = [];
      for await (const part of answer) parts.push(part as Buffer);
      done({ status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts).toString() });
    })
      .once('error', refuse)
      .end(body);
  });
