import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { beforeAll } from 'vitest';
import { testAdmin } from '../../scripts/launch/test-shop.ts';
import { shop } from './request.ts';

/** Where the session of one file's tests is stored for those of the next: the shop limits how often one signs in. */
const stored = `test-results/http/admin-${new URL(shop).port}.json`;

export type Admin = {
  /** The session, as a `Cookie` header. */
  cookie: string;
  /** Calls the API and resolves to `data`; throws when the call is refused. */
  call: <T>(method: string, path: string, body?: unknown) => Promise<T>;
};

async function postLogin(): Promise<string> {
  const headers = { origin: shop, 'content-type': 'application/json' };
  const answer = await fetch(`${shop}/api/login`, { method: 'POST', headers, body: JSON.stringify(testAdmin) });
  if (!answer.ok) throw new Error(`The administrator cannot sign in: ${answer.status} ${await answer.text()}`);
  const pairs = answer.headers.getSetCookie().map((line) => line.split(';')[0]);
  return pairs.join('; ');
}

const isSignedIn = async (cookie: string) => (await fetch(`${shop}/api/admin/parameter`, { headers: { cookie } })).ok;

/** The session that an earlier file has stored, unless it has ended. */
async function readSession(): Promise<string> {
  const before = existsSync(stored) ? readFileSync(stored, 'utf8') : '';
  if (before && (await isSignedIn(before))) return before;
  const cookie = await postLogin();
  mkdirSync(dirname(stored), { recursive: true });
  writeFileSync(`${stored}.${process.pid}`, cookie);
  renameSync(`${stored}.${process.pid}`, stored);
  return cookie;
}

/** Signs the shop’s administrator in before the first test of a file. */
export function signInAdmin(): Admin {
  const admin: Admin = {
    cookie: '',
    call: async (method, path, body) => {
      const headers = { origin: shop, cookie: admin.cookie, ...(body !== undefined && { 'content-type': 'application/json' }) };
      const answer = await fetch(`${shop}/api${path}`, { method, headers, ...(body !== undefined && { body: JSON.stringify(body) }) });
      if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
      return (await answer.json()).data;
    },
  };
  beforeAll(async () => {
    admin.cookie = await readSession();
  });
  return admin;
}

type ParameterSet = { version: number; values: Record<string, string> };

/** Saves parameters of the shop. */
export async function saveParameters(admin: Admin, values: Readonly<Record<string, string | null>>): Promise<void> {
  const { version } = await admin.call<ParameterSet>('GET', '/admin/parameter');
  await admin.call('PUT', '/admin/parameter', { version, values });
}

/** The value that the shop has saved for a parameter; null where it has the default. */
export const readParameter = async (admin: Admin, key: string): Promise<string | null> =>
  (await admin.call<ParameterSet>('GET', '/admin/parameter')).values[key] ?? null;
