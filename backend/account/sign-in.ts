import { and, eq } from 'drizzle-orm';
import { verifyPassword } from '../people/passwords.ts';
import { users } from '../people/tables.ts';
import type { Database } from '../platform/database/database.ts';
import { ApiError } from '../platform/http/api-error.ts';

/** Checks e-mail address and password; gives the person's id. Throws one ApiError 401, as slow and as mute for an unknown address. */
export async function checkCredentials(db: Database, idSite: number, email: string, password: string, now: Date): Promise<number> {
  const account = and(eq(users.idSite, idSite), eq(users.email, email));
  const [found] = await db.select({ id: users.id, passwordHash: users.passwordHash }).from(users).where(account);
  const matches = await verifyPassword(found?.passwordHash ?? null, password);
  if (!found || !matches) throw new ApiError(401, 'auth.refused');
  await db.update(users).set({ lastSeenAt: now }).where(account);
  return found.id;
}
