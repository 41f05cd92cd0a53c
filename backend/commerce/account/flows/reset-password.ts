import { randomBytes } from 'node:crypto';
import { and, asc, eq, gt, lt } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { hashToken } from '#backend/platform/secrets/token-hash.ts';
import { passwordResetRequests, passwordResets, users } from '#backend/tables/people.ts';
import { writePasswordNotice } from '../mail/access-changed.ts';
import { writeResetMail } from '../mail/password-reset.ts';
import { choosePassword } from '../steps/choose-password.ts';
import { revokeAccess } from '../steps/revoke-access.ts';
import type { RequestContext } from './change-profile.ts';

/** Minutes a link to choose a new password is good for. */
const resetMinutes = 60;
/** Links sent in one run; the next run sends the rest. */
const batch = 200;

/**
 * Notes that a link to choose a new password was asked for; `sendResets` sends it. All that is done here is the same, and takes as
 * long, whether or not the address has an account.
 */
export async function askReset(
  db: Database,
  idSite: number,
  email: string,
  { now, locale }: Omit<RequestContext, 'webOrigin'>,
): Promise<void> {
  await db.insert(passwordResetRequests).values({ idSite, email, locale, createdAt: now });
}

/** Writes the e-mails with links that were asked for, where the address has an account. Returns how many requests were done with. */
export async function sendResets(db: Database, now: Date, webOrigin: string): Promise<number> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
  // Deletes requests older than the lifetime of a link: their senders have requested again or left.
  await db.delete(passwordResetRequests).where(lt(passwordResetRequests.createdAt, new Date(now.getTime() - resetMinutes * 60_000)));
  const asked = await db.select().from(passwordResetRequests).orderBy(asc(passwordResetRequests.id)).limit(batch);
  for (const request of asked) await db.transaction((tx) => sendReset(tx, request, { now, locale: request.locale, webOrigin }));
  return asked.length;
}

type ResetRequest = typeof passwordResetRequests.$inferSelect;

async function sendReset(tx: Database, { id, idSite, email }: ResetRequest, occasion: RequestContext): Promise<void> {
  // The account first, as whoever changes its password does: what she changes meanwhile withdraws the request.
  const [user] = await tx
    .select({ id: users.id, firstname: users.firstname })
    .from(users)
    .where(and(eq(users.idSite, idSite), eq(users.email, email)))
    .for('no key update');
  const taken = await tx.delete(passwordResetRequests).where(eq(passwordResetRequests.id, id)).returning({ id: passwordResetRequests.id });
  if (!user || taken.length === 0) return;
  const { now } = occasion;
  const token = randomBytes(32).toString('base64url');
  const expiresAt = new Date(now.getTime() + resetMinutes * 60_000);
  await tx.insert(passwordResets).values({ tokenHash: hashToken(token), idSite, idUser: user.id, createdAt: now, expiresAt });
  await writeResetMail(tx, { idSite, email, firstname: user.firstname, token }, occasion);
}

/**
 * Chooses a new password with the key of such a link: it works once, and every session of the account and every other link end.
 * The owner is told by e-mail. Returns whose account it is. Throws ApiError 422: field `token` for a key that is unknown, used or too
 * old, field `password` for one that is among the first to be tried, which leaves the link as it is.
 */
export async function resetPassword(
  db: Database,
  idSite: number,
  { token, password }: { token: string; password: string },
  occasion: RequestContext,
): Promise<Pick<typeof users.$inferSelect, 'id' | 'email' | 'role'>> {
  const isLink = and(
    eq(passwordResets.tokenHash, hashToken(token)),
    eq(passwordResets.idSite, idSite),
    gt(passwordResets.expiresAt, occasion.now),
  );
  const ofLink = and(eq(users.idSite, passwordResets.idSite), eq(users.id, passwordResets.idUser));
  const [owner] = await db
    .select({ id: users.id, email: users.email, role: users.role, firstname: users.firstname, lastname: users.lastname })
    .from(passwordResets)
    .innerJoin(users, ofLink)
    .where(isLink);
  if (!owner) throw deadLink();
  const passwordHash = await choosePassword(db, idSite, password, owner);
  await db.transaction(async (tx) => {
    const ofUser = and(eq(users.idSite, idSite), eq(users.id, owner.id));
    const [user] = await tx.update(users).set({ passwordHash }).where(ofUser).returning({ email: users.email, firstname: users.firstname });
    const used = await tx.delete(passwordResets).where(isLink).returning({ idUser: passwordResets.idUser });
    if (!user || used.length === 0) throw deadLink();
    await revokeAccess(tx, { idSite, idUser: owner.id, emails: [user.email] });
    await writePasswordNotice(tx, { idSite, idUser: owner.id, ...user }, occasion);
  });
  return owner;
}

const deadLink = () => new ApiError(422, 'password.link', { fields: [{ key: 'token', message: 'password.link' }] });
