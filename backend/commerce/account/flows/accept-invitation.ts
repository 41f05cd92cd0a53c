import { and, eq, gt } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { violatedConstraint } from '#backend/platform/database/violated-constraint.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import type { Call } from '#backend/platform/http/route.ts';
import { hashToken } from '#backend/platform/secrets/token-hash.ts';
import { teamInvitations, users } from '#backend/tables/people.ts';
import type { Session } from '#schemas/user.ts';
import { choosePassword } from '../steps/choose-password.ts';
import { revokeAccess } from '../steps/revoke-access.ts';
import { checkCredentials, type SignedInPerson } from './check-credentials.ts';
import { openAccount, recordSignIn } from './open-account.ts';
import { recordAccess } from './record-access.ts';

const isInvitation = (idSite: number, token: string, now: Date) =>
  and(eq(teamInvitations.idSite, idSite), eq(teamInvitations.tokenHash, hashToken(token)), gt(teamInvitations.expiresAt, now));

/** Finds the invitation of a link's key. Throws ApiError 404 for a key that is unknown, used, taken back or too old. */
export async function findInvitation(
  db: Database,
  idSite: number,
  token: string,
  now: Date,
): Promise<{ email: string; hasAccount: boolean }> {
  const [found] = await db
    .select({ email: teamInvitations.email, idUser: users.id })
    .from(teamInvitations)
    .leftJoin(users, and(eq(users.idSite, teamInvitations.idSite), eq(users.email, teamInvitations.email)))
    .where(isInvitation(idSite, token, now));
  if (!found) throw deadInvitation();
  return { email: found.email, hasAccount: found.idUser !== null };
}

const deadInvitation = () => new ApiError(404, 'team.dead-link');

/**
 * Accepts an invitation: gives the address's account the role ADMIN after its password, as a sign-in checks it, or makes an account. What
 * else opened that account ends: anybody may have registered the address before. Opens a session.
 * Throws ApiError 404 (the link), 401, 429 (the password), 422 (a password that is easily guessed), 409 (an account was made or erased
 * meanwhile).
 */
export async function acceptInvitation(call: Call<'POST /team/invitation/accept'>): Promise<Session> {
  const { db, site, body, services } = call;
  const { email, hasAccount } = await findInvitation(db, site.id, body.token, services.now());
  if (hasAccount !== body.hasAccount) throw new ApiError(409, 'team.account-changed');
  const person = body.hasAccount ? await joinWithAccount(call, email, body.password) : await joinAnew(call, email, body);
  await recordAccess(call, 'POST /team/invitation/accept', person, 'joined-team');
  const session = await openAccount(call, person);
  await recordSignIn(call, person);
  return session;
}

type AcceptCall = Call<'POST /team/invitation/accept'>;

/** Uses the invitation up, in the transaction that gives the role. */
async function useInvitation(tx: Database, { site, body, services }: AcceptCall): Promise<void> {
  const used = await tx
    .delete(teamInvitations)
    .where(isInvitation(site.id, body.token, services.now()))
    .returning();
  if (used.length === 0) throw deadInvitation();
}

async function joinWithAccount(call: AcceptCall, email: string, password: string): Promise<SignedInPerson> {
  const { db, site } = call;
  const known = await checkCredentials(call, { email, password });
  return db.transaction(async (tx) => {
    const account = and(eq(users.idSite, site.id), eq(users.id, known.id), eq(users.email, email));
    const [found] = await tx.select({ role: users.role }).from(users).where(account).for('update');
    if (!found) throw new ApiError(409, 'team.account-changed');
    await useInvitation(tx, call);
    const role = found.role === 'CUSTOMER' ? 'ADMIN' : found.role;
    await tx.update(users).set({ role }).where(account);
    await revokeAccess(tx, { idSite: site.id, idUser: known.id, emails: [email] });
    return { ...known, role };
  });
}

type NewPerson = { password: string; firstname: string; lastname: string };

async function joinAnew(call: AcceptCall, email: string, { password, firstname, lastname }: NewPerson): Promise<SignedInPerson> {
  const { db, site, services } = call;
  const passwordHash = await choosePassword(db, site.id, password, { email, firstname, lastname });
  return db
    .transaction(async (tx) => {
      await useInvitation(tx, call);
      const person = { idSite: site.id, email, passwordHash, role: 'ADMIN', firstname, lastname, lastSeenAt: services.now() } as const;
      const [made] = await tx.insert(users).values(person).returning();
      if (!made) throw new Error('the account was not stored');
      return made;
    })
    .catch((error: unknown) => {
      // She may have registered at this moment: the page then asks for that password.
      throw violatedConstraint(error) === 'users_email' ? new ApiError(409, 'team.account-changed') : error;
    });
}
