import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { beforeAll } from 'vitest';
import { type AdminCall, callAsAdmin, signInAdmin } from '../../scripts/launch/admin-session.ts';
import { shop } from './request.ts';

/** File that shares the session with the tests of other files, since the shop limits the number of sign-ins. */
const stored = `test-results/http/admin-${new URL(shop).port}.json`;

export type Admin = {
  /** The session, as a `Cookie` header. */
  cookie: string;
  call: AdminCall;
};

const isSignedIn = async (cookie: string) => (await fetch(`${shop}/api/admin/parameter`, { headers: { cookie } })).ok;

/** The session that an earlier file has stored, unless it has ended. */
async function readSession(): Promise<string> {
  const before = existsSync(stored) ? readFileSync(stored, 'utf8') : '';
  if (before && (await isSignedIn(before))) return before;
  const cookie = await signInAdmin(shop);
  mkdirSync(dirname(stored), { recursive: true });
  writeFileSync(`${stored}.${process.pid}`, cookie);
  renameSync(`${stored}.${process.pid}`, stored);
  return cookie;
}

/** Signs the shop’s administrator in before the first test of a file. */
export function openAdmin(): Admin {
  const admin: Admin = { cookie: '', call: callAsAdmin(shop, () => admin.cookie) };
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
