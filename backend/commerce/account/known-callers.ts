import { and, eq, like, lt } from 'drizzle-orm';
import { formatSignInOrigin, type SignInOrigin } from '#backend/foundation/people/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { hmac, siteSecret } from '#backend/platform/secrets/secrets.ts';
import { knownCallers, users } from '#backend/tables/people.ts';

/** Days after its last sign-in that an address is known. */
const knownDays = 90;

const forgottenBefore = (now: Date): Date => new Date(now.getTime() - knownDays * 86_400_000);

/** Tells the keys of places from those of addresses. */
const placePrefix = 'place-';

/** Addresses are kept as keys of the account: the table tells nobody where somebody signs in from. */
async function keyOf(db: Database, idSite: number, idUser: number, caller: string): Promise<string> {
  return hmac(await siteSecret(db, idSite, 'known-callers'), `${idUser} ${caller}`).toString('hex');
}

type Account = { idSite: number; idUser: number };

async function remember(db: Database, { idSite, idUser }: Account, key: string, now: Date): Promise<void> {
  await db
    .insert(knownCallers)
    .values({ idSite, idUser, key, seenAt: now })
    .onConflictDoUpdate({ target: [knownCallers.idSite, knownCallers.idUser, knownCallers.key], set: { seenAt: now } });
}

/** Remembers that an account was opened from an address, by its password or by a link of its mailbox. */
export const rememberCaller = async (db: Database, { idSite, idUser }: Account, caller: string, now: Date): Promise<void> =>
  remember(db, { idSite, idUser }, await keyOf(db, idSite, idUser, caller), now);

/**
 * Remembers the browser and network from which an administrator's account was opened, and gives whether they are new to it. The first
 * place of an account is not, unless the account was not used for longer than places are known: they were forgotten then.
 */
export async function rememberPlace(
  tx: Database,
  { idSite, idUser, lastSeenAt }: Account & { lastSeenAt: Date },
  origin: SignInOrigin,
  now: Date,
): Promise<boolean> {
  const key = placePrefix + (await keyOf(tx, idSite, idUser, formatSignInOrigin(origin)));
  const known = await tx
    .select({ key: knownCallers.key })
    .from(knownCallers)
    .where(and(eq(knownCallers.idSite, idSite), eq(knownCallers.idUser, idUser), like(knownCallers.key, `${placePrefix}%`)));
  await remember(tx, { idSite, idUser }, key, now);
  if (known.length === 0) return lastSeenAt < forgottenBefore(now);
  return !known.some((place) => place.key === key);
}

/**
 * Returns whether a caller's address has signed in to the account of an e-mail address before. Without an account, it takes as long and
 * returns false.
 */
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

/** Forgets addresses and places from which nobody has signed in for 90 days. */
export async function forgetOldCallers(db: Database, now: Date): Promise<void> {
  await db.delete(knownCallers).where(lt(knownCallers.seenAt, forgottenBefore(now)));
}
