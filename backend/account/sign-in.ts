import { and, eq } from 'drizzle-orm';
import { ApiError } from '../api-error.ts';
import type { Database } from '../db/database.ts';
import { users } from '../db/tables/people.ts';
import { verifyPassword } from './passwords.ts';

/** Checks e-mail address and password; gives the person's id. Throws one ApiError 401, as slow and as mute for an unknown address. */
export async function checkCredentials(db: Database, idSite: number, email: string, password: string, now: Date): Promise<number> {
  const account = and(eq(users.idSite, idSite), eq(users.email, email));
  const [found] = await db.select({ id: users.id, passwordHash: users.passwordHash }).from(users).where(account);
  const matches = await verifyPassword(found?.passwordHash ?? null, password);
  if (!found || !matches) throw new ApiError(401, 'auth.refused');
  await db.update(users).set({ lastSeenAt: now }).where(account);
  return found.id;
}
