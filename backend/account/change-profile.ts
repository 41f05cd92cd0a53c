import { and, eq, ne } from 'drizzle-orm';
import type { z } from 'zod';
import type { PasswordBody, ProfileBody, User } from '#schemas/user.ts';
import { ApiError } from '../api-error.ts';
import type { SignedIn, SiteContext } from '../context.ts';
import type { Database } from '../db/database.ts';
import { sessions, users } from '../db/tables/people.ts';
import { readSettings } from '../site/read-parameters.ts';
import { moveSubscription } from './newsletter.ts';
import { hashPassword, verifyPassword } from './passwords.ts';
import { checkPerson } from './register.ts';

/** When and in which language something is done, and where the shop is on the web. */
export type Occasion = { now: Date; locale: string; webOrigin: string };

const ofUser = (idSite: number, id: number) => and(eq(users.idSite, idSite), eq(users.id, id));

/** Throws ApiError 422, field `key`, for a password that is not the person's. */
export async function needPassword(db: Database, idSite: number, idUser: number, password: string, key: string): Promise<void> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(ofUser(idSite, idUser));
  if (await verifyPassword(row?.passwordHash ?? null, password)) return;
  const message = 'account.password-wrong';
  throw new ApiError(422, message, { fields: [{ key, message }] });
}

/**
 * Changes a profile under the rules of registration; another e-mail address needs the password and takes the newsletter along.
 * Throws ApiError 422 (fields), 409 (an address that has an account).
 */
export async function changeProfile(
  db: Database,
  site: SiteContext,
  user: SignedIn,
  body: z.output<typeof ProfileBody>,
  occasion: Occasion,
): Promise<User> {
  const { email, firstname, lastname, phone, birthdate = null, currentPassword } = body;
  const refused = checkPerson(await readSettings(db, site.id), site.market, body, occasion.now);
  if (refused.length > 0) throw ApiError.fields(refused);
  const isMoved = email !== user.email;
  if (isMoved) await needPassword(db, site.id, user.id, currentPassword, 'currentPassword');
  return db.transaction(async (tx) => {
    const taken =
      isMoved &&
      (await tx
        .select({ id: users.id })
        .from(users)
        .where(and(eq(users.idSite, site.id), eq(users.email, email))));
    if (taken && taken.length > 0) throw emailTaken();
    const changed = await tx
      .update(users)
      .set({ email, firstname, lastname, phone, birthdate })
      .where(ofUser(site.id, user.id))
      .returning({ id: users.id, role: users.role });
    const [row] = changed;
    if (!row) throw new ApiError(401, 'auth.required');
    if (isMoved) await moveSubscription(tx, site.id, { from: user.email, to: email }, occasion);
    return { ...row, email, firstname, lastname, phone, birthdate };
  });
}

const emailTaken = () => new ApiError(409, 'auth.email-taken', { fields: [{ key: 'email', message: 'auth.email-taken' }] });

/** Changes a password and signs every other browser out. Throws ApiError 422, field `currentPassword`. */
export async function changePassword(
  db: Database,
  idSite: number,
  user: SignedIn,
  { currentPassword, password }: z.output<typeof PasswordBody>,
): Promise<void> {
  await needPassword(db, idSite, user.id, currentPassword, 'currentPassword');
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    await tx.update(users).set({ passwordHash }).where(ofUser(idSite, user.id));
    await tx.delete(sessions).where(and(eq(sessions.idSite, idSite), eq(sessions.idUser, user.id), ne(sessions.tokenHash, user.tokenHash)));
  });
}
