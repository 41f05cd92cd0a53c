import { createHash, randomBytes } from 'node:crypto';
import { and, eq, gt, lt } from 'drizzle-orm';
import { ApiError } from '../api-error.ts';
import type { Database } from '../db/database.ts';
import { passwordResets, sessions, users } from '../db/tables/people.ts';
import { writeResetMail } from '../mail/password-reset.ts';
import type { Occasion } from './change-profile.ts';
import { hashPassword } from './passwords.ts';

/** Minutes a link to choose a new password is good for. */
const resetMinutes = 60;

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

/** Sends a link to choose a new password to the account of an address; without one nothing happens, and nobody can tell. */
export async function askReset(db: Database, idSite: number, email: string, occasion: Occasion): Promise<void> {
  const { now } = occasion;
  const token = randomBytes(32).toString('base64url');
  await db.transaction(async (tx) => {
    await tx.delete(passwordResets).where(lt(passwordResets.expiresAt, now));
    const [user] = await tx
      .select({ id: users.id, firstname: users.firstname })
      .from(users)
      .where(and(eq(users.idSite, idSite), eq(users.email, email)));
    if (!user) return;
    const expiresAt = new Date(now.getTime() + resetMinutes * 60_000);
    await tx.insert(passwordResets).values({ tokenHash: hashOf(token), idSite, idUser: user.id, createdAt: now, expiresAt });
    await writeResetMail(tx, { idSite, email, firstname: user.firstname, token }, occasion);
  });
}

/**
 * Chooses a new password with the key of such a link: it works once, and every session of the account and every other link end.
 * Throws ApiError 422, field `token`, for a key that is unknown, used or too old.
 */
export async function resetPassword(db: Database, idSite: number, body: { token: string; password: string }, now: Date): Promise<void> {
  const passwordHash = await hashPassword(body.password);
  await db.transaction(async (tx) => {
    const [used] = await tx
      .delete(passwordResets)
      .where(and(eq(passwordResets.tokenHash, hashOf(body.token)), eq(passwordResets.idSite, idSite), gt(passwordResets.expiresAt, now)))
      .returning({ idUser: passwordResets.idUser });
    if (!used) throw new ApiError(422, 'password.link', { fields: [{ key: 'token', message: 'password.link' }] });
    const ofUser = (table: typeof sessions | typeof passwordResets) => and(eq(table.idSite, idSite), eq(table.idUser, used.idUser));
    await tx
      .update(users)
      .set({ passwordHash })
      .where(and(eq(users.idSite, idSite), eq(users.id, used.idUser)));
    await tx.delete(passwordResets).where(ofUser(passwordResets));
    await tx.delete(sessions).where(ofUser(sessions));
  });
}
