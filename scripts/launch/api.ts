import { randomBytes } from 'node:crypto';
import { type RunningApi, startApi } from '#backend/server.ts';
import type { Environment } from '#config/environment.ts';

/** A password that a person can copy: 20 characters of an alphabet of 32 without look-alikes (100 bits). */
const generatePassword = () => Array.from(randomBytes(20), (byte) => 'abcdefghjkmnpqrstuvwxyz234567892'[byte % 32]).join('');

/** The embedded API, and what to tell the owner once it serves: who may sign in, when an administrator was just made. */
export type EmbeddedApi = RunningApi & { credentials: string | undefined };

/** Starts the embedded API; at the first start with a generated administrator's password, which is shown that once. */
export async function startEmbeddedApi(environment: Environment): Promise<EmbeddedApi> {
  const password = environment.adminPassword ?? generatePassword();
  const api = await startApi({
    environment,
    admin: { email: environment.adminEmail, password },
    onProgress: (line) => console.log(`  ${line}`),
  });
  const shown = environment.adminPassword ? 'as given in ADMIN_PASSWORD' : `${password}   (shown this once)`;
  return { ...api, credentials: api.adminCreated ? `\n  Sign in as ${environment.adminEmail}\n  Password   ${shown}` : undefined };
}
