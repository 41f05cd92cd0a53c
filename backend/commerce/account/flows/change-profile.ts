import { and, eq } from 'drizzle-orm';
import type { z } from 'zod';
import { verifyPassword } from '#backend/foundation/people/index.ts';
import { readSettings } from '#backend/foundation/settings/index.ts';
import { moveAlerts } from '#backend/goods/stock-alert/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { violatedConstraint } from '#backend/platform/database/violated-constraint.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import type { SignedIn, SiteContext } from '#backend/platform/http/context.ts';
import { users } from '#backend/tables/people.ts';
import type { PasswordBody, ProfileBody, User } from '#schemas/user.ts';
import { writeAddressNotice, writePasswordNotice } from '../mail/access-changed.ts';
import { moveSubscription } from '../newsletter.ts';
import { choosePassword } from '../steps/choose-password.ts';
import { revokeAccess } from '../steps/revoke-access.ts';
import { checkPerson } from './register-customer.ts';

/** Time and language of a request, and origin of the site. */
export type RequestContext = { now: Date; locale: string; webOrigin: string };

const ofUser = (idSite: number, id: number) => and(eq(users.idSite, idSite), eq(users.id, id));

/** Throws ApiError 422, field `key`, for a password that is not the person's. */
export async function needPassword(db: Database, idSite: number, idUser: number, password: string, key: string): Promise<void> {
  const [row] = await db.select({ passwordHash: users.passwordHash }).from(users).where(ofUser(idSite, idUser));
  if (await verifyPassword(row?.passwordHash ?? null, password)) return;
  throw passwordWrong(key);
}

const passwordWrong = (key: string) =>
  new ApiError(422, 'account.password-wrong', { fields: [{ key, message: 'account.password-wrong' }] });

/**
 * Changes a profile under the rules of registration. Another e-mail address needs the password, takes newsletter and stock alerts along, ends
 * every other session and reset link, and the address of before is told.
 * Throws ApiError 422 (fields), 409 (an address that has an account).
 */
export async function changeProfile(
  db: Database,
  site: SiteContext,
  user: SignedIn,
  body: z.output<typeof ProfileBody>,
  occasion: RequestContext,
): Promise<User> {
  const { email, firstname, lastname, phone, birthdate = null, currentPassword } = body;
  const refused = checkPerson(await readSettings(db, site.id), site.market, body, occasion.now);
  if (refused.length > 0) throw ApiError.fields(refused);
  const isProven = email !== user.email;
  if (isProven) await needPassword(db, site.id, user.id, currentPassword, 'currentPassword');
  return db
    .transaction(async (tx) => {
      const [before] = await tx.select().from(users).where(ofUser(site.id, user.id)).for('no key update');
      if (!before) throw new ApiError(401, 'auth.required');
      const isMoved = email !== before.email;
      // The address may have become another since the session was read.
      if (isMoved && !isProven) throw passwordWrong('currentPassword');
      await tx.update(users).set({ email, firstname, lastname, phone, birthdate }).where(ofUser(site.id, user.id));
      if (isMoved) {
        const owner = { idSite: site.id, idUser: user.id, email: before.email, firstname };
        await revokeAccess(tx, { ...owner, emails: [before.email, email] }, user.tokenHash);
        await moveSubscription(tx, site.id, { from: before.email, to: email }, occasion);
        await moveAlerts(tx, owner, { from: before.email, to: email });
        await writeAddressNotice(tx, owner, occasion);
      }
      return { id: before.id, role: before.role, email, firstname, lastname, phone, birthdate };
    })
    .catch((error: unknown) => {
      // Two accounts may ask for one address at once: the table lets one have it.
      throw violatedConstraint(error) === 'users_email' ? emailTaken() : error;
    });
}

const emailTaken = () => new ApiError(409, 'auth.email-taken', { fields: [{ key: 'email', message: 'auth.email-taken' }] });

/**
 * Changes a password, signs every other browser out, ends reset links and tells the owner by e-mail. Throws ApiError 422: field
 * `currentPassword`, or field `password` for one that is among the first to be tried.
 */
export async function changePassword(
  db: Database,
  idSite: number,
  user: SignedIn,
  { currentPassword, password }: z.output<typeof PasswordBody>,
  occasion: RequestContext,
): Promise<void> {
  await needPassword(db, idSite, user.id, currentPassword, 'currentPassword');
  const passwordHash = await choosePassword(db, idSite, password, user);
  await db.transaction(async (tx) => {
    const [changed] = await tx
      .update(users)
      .set({ passwordHash })
      .where(ofUser(idSite, user.id))
      .returning({ email: users.email, firstname: users.firstname });
    if (!changed) throw new ApiError(401, 'auth.required');
    const owner = { idSite, idUser: user.id, ...changed };
    await revokeAccess(tx, { ...owner, emails: [changed.email] }, user.tokenHash);
    await writePasswordNotice(tx, owner, occasion);
  });
}
