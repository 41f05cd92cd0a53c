import { randomBytes } from 'node:crypto';
import { and, eq, lte } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import type { SignedIn } from '#backend/platform/http/context.ts';
import { hashToken } from '#backend/platform/secrets/token-hash.ts';
import { teamInvitations, users } from '#backend/tables/people.ts';
import type { TeamInvitation } from '#schemas/team.ts';
import { writeInvitationMail } from '../mail/team-invitation.ts';
import { lockSuperAdmins } from '../steps/lock-super-admins.ts';
import type { RequestContext } from './change-profile.ts';
import { toInvitation } from './list-team.ts';

/** Milliseconds for which an invitation can be accepted: 7 days. */
const invitationMs = 7 * 86_400_000;

/**
 * Invites an address into the team, or sends its invitation again with a new link. Returns the invitation with its link, which is stored
 * nowhere. Throws ApiError 409 where the address's account is of the team already, 403 where the caller is no SUPER_ADMIN any more.
 */
export async function inviteToTeam(
  db: Database,
  idSite: number,
  inviter: SignedIn,
  email: string,
  request: RequestContext,
): Promise<TeamInvitation & { link: string }> {
  const { now, webOrigin } = request;
  const token = randomBytes(32).toString('base64url');
  return db.transaction(async (tx) => {
    // Her role may be taken at this moment, and with it what she has sent.
    await lockSuperAdmins(tx, idSite, inviter.id);
    const [account] = await tx
      .select({ role: users.role })
      .from(users)
      .where(and(eq(users.idSite, idSite), eq(users.email, email)));
    if (account && account.role !== 'CUSTOMER') throw new ApiError(409, 'team.is-member');
    const sent = {
      tokenHash: hashToken(token),
      idInviter: inviter.id,
      sentAt: now,
      expiresAt: new Date(now.getTime() + invitationMs),
    };
    const [row] = await tx
      .insert(teamInvitations)
      .values({ idSite, email, ...sent })
      .onConflictDoUpdate({ target: [teamInvitations.idSite, teamInvitations.email], set: sent })
      .returning();
    if (!row) throw new Error('the invitation was not stored');
    // The panel has one address whatever the language.
    const link = `${webOrigin}/admin/invitation/${token}`;
    await writeInvitationMail(tx, { idSite, email, invitedBy: inviter, link, expiresAt: row.expiresAt }, request);
    return { ...toInvitation(row, inviter.email), link };
  });
}

/** Takes an invitation back. Returns its address; throws ApiError 404 where it was accepted or taken back meanwhile. */
export async function withdrawInvitation(db: Database, idSite: number, id: number): Promise<string> {
  const one = and(eq(teamInvitations.idSite, idSite), eq(teamInvitations.id, id));
  const [row] = await db.delete(teamInvitations).where(one).returning({ email: teamInvitations.email });
  if (!row) throw new ApiError(404, 'team.no-invitation');
  return row.email;
}

/** Deletes the invitations that nobody accepted in time. */
export async function forgetInvitations(db: Database, now: Date): Promise<void> {
  await db.delete(teamInvitations).where(lte(teamInvitations.expiresAt, now));
}
