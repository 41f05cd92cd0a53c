import { and, eq, lt } from 'drizzle-orm';
import { knownCallers, users } from '../people/tables.ts';
import type { Database } from '../platform/database/database.ts';
import { hmac, siteSecret } from '../platform/secrets/secrets.ts';

/** Days after its last sign-in that an address is known. */
const knownDays = 90;

/** Addresses are kept as keys of the account: the table tells nobody where somebody signs in from. */
async function keyOf(db: Database, idSite: number, idUser: number, caller: string): Promise<string> {
  return hmac(await siteSecret(db, idSite, 'known-callers'), `${idUser} ${caller}`).toString('hex');
}

/** Remembers that an account was opened from an address, by its password or by a link of its mailbox. */
export async function rememberCaller(db: Database, { idSite, idUser }: { idSite: number; idUser: number }, caller: string, now: Date) {
  const key = await keyOf(db, idSite, idUser, caller);
  await db
    .insert(knownCallers)
    .values({ idSite, idUser, key, seenAt: now })
    .onConflictDoUpdate({ target: [knownCallers.idSite, knownCallers.idUser, knownCallers.key], set: { seenAt: now } });
}

/** Whether the account of an e-mail address was opened from a caller's address before; false, as slowly, where there is no account. */
export async function isKnownCaller(db: Database, idSite: number, email: string, caller: string): Promise<boolean> {
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.idSite, idSite), eq(users.email, email)));
  const idUser = user?.id ?? 0;
  const key = await keyOf(db, idSite, idUser, caller);
  const [known] = await db
    .select({ key: knownCallers.key })
    .from(knownCallers)
    .where(and(eq(knownCallers.idSite, idSite), eq(knownCallers.idUser, idUser), eq(knownCallers.key, key)));
  return known !== undefined;
}

/** Forgets addresses from which nobody has signed in for 90 days. */
export async function forgetOldCallers(db: Database, now: Date): Promise<void> {
  await db.delete(knownCallers).where(lt(knownCallers.seenAt, new Date(now.getTime() - knownDays * 86_400_000)));
}
