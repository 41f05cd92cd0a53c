import { testAdmin } from './test-shop.ts';

/** Calls the API of a running shop through its web process as the administrator; resolves to `data`, throws when the call is refused. */
export type AdminCall = <T>(method: string, path: string, body?: unknown) => Promise<T>;

async function ask(origin: string, cookie: string, method: string, path: string, body: unknown): Promise<Response> {
  const headers = { origin, cookie, ...(body !== undefined && { 'content-type': 'application/json' }) };
  const answer = await fetch(`${origin}/api${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return answer;
}

/** Signs the tests' administrator in; resolves to the session, as a `Cookie` header. */
export async function signInAdmin(origin: string): Promise<string> {
  const { headers } = await ask(origin, '', 'POST', '/login', testAdmin);
  const pairs = headers.getSetCookie().map((line) => line.split(';')[0]);
  return pairs.join('; ');
}

/** Calls with a session. @param cookie gives its `Cookie` header: tests begin before they have signed in */
export const callAsAdmin =
  (origin: string, cookie: () => string): AdminCall =>
  async (method, path, body) =>
    (await (await ask(origin, cookie(), method, path, body)).json()).data;
