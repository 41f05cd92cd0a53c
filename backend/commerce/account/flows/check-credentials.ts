import { and, eq } from 'drizzle-orm';
import { verifyPassword } from '#backend/foundation/people/index.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import type { Call } from '#backend/platform/http/route.ts';
import { limitRate } from '#backend/platform/rate-limits/limit-rate.ts';
import { users } from '#backend/tables/people.ts';
import { isKnownCaller } from '../known-callers.ts';
import { recordRefusal } from './record-access.ts';

const quarter = 900;
/** A hundred sign-ins from one place, and ten to one account from one place, in a quarter of an hour. */
const signInsByCaller = { name: 'login', limit: 100, windowSeconds: quarter };
const signInsByCallerAndAccount = { name: 'login-account', limit: 10, windowSeconds: quarter };
/** Thirty to one account from all places together that it was not opened from before. */
const signInsByAccount = { name: 'login-account-anywhere', limit: 30, windowSeconds: quarter };

type CredentialsCall = Pick<Call<'POST /login'>, 'db' | 'site' | 'services' | 'request' | 'requestId' | 'caller' | 'log'>;
type Credentials = { email: string; password: string };

/** Person who gave the right password; `lastSeenAt`: time of the sign-in before. */
export type SignedInPerson = Pick<typeof users.$inferSelect, 'id' | 'email' | 'role' | 'firstname' | 'lastSeenAt'>;

/**
 * Checks e-mail address and password; gives the person. Throws ApiError 429 for too many tries, and one ApiError 401, as slow and as
 * mute for an unknown address.
 */
export async function checkCredentials(call: CredentialsCall, { email, password }: Credentials): Promise<SignedInPerson> {
  const { db, site, services, caller } = call;
  await limitRate(call, signInsByCaller, caller);
  await limitRate(call, signInsByCallerAndAccount, `${caller} ${email}`);
  if (!(await isKnownCaller(db, site.id, email, caller))) await limitRate(call, signInsByAccount, email, 'auth.too-many');
  const { id, role, firstname, lastSeenAt, passwordHash } = users;
  const account = and(eq(users.idSite, site.id), eq(users.email, email));
  const [found] = await db.select({ id, email: users.email, role, firstname, lastSeenAt, passwordHash }).from(users).where(account);
  const matches = await verifyPassword(found?.passwordHash ?? null, password);
  if (found && !matches) recordRefusal(call, found);
  if (!found || !matches) throw new ApiError(401, 'auth.refused');
  await db.update(users).set({ lastSeenAt: services.now() }).where(account);
  return found;
}
