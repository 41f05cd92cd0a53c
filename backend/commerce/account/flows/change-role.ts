import { and, eq } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import type { SignedIn } from '#backend/platform/http/context.ts';
import { teamInvitations, users } from '#backend/tables/people.ts';
import type { TeamMember } from '#schemas/team.ts';
import type { Role } from '#schemas/user.ts';
import { writeRoleNotice } from '../mail/role-notice.ts';
import { lockSuperAdmins } from '../steps/lock-super-admins.ts';
import { revokeAccess } from '../steps/revoke-access.ts';
import type { RequestContext } from './change-profile.ts';
import { toMember } from './list-team.ts';

type RoleChange = { id: number; role: Role };

/**
 * Changes the role of somebody of the team, who is told by e-mail. A lesser role ends her sessions, and a SUPER_ADMIN's invitations with
 * her role: an account that is taken out of the team for a reason must not come back by a link. Returns her address, and how she stands
 * in the team; null: she is no part of it any more.
 * Throws ApiError 404 (not of the team), 409 (the caller herself, so that a SUPER_ADMIN always remains), 403 (the caller is no SUPER_ADMIN
 * any more).
 */
export async function changeRole(
  db: Database,
  idSite: number,
  caller: SignedIn,
  { id, role }: RoleChange,
  request: RequestContext,
): Promise<{ email: string; member: TeamMember | null }> {
  return db.transaction(async (tx) => {
    await lockSuperAdmins(tx, idSite, caller.id);
    if (id === caller.id) throw new ApiError(409, 'team.self');
    const account = and(eq(users.idSite, idSite), eq(users.id, id));
    const [before] = await tx.select().from(users).where(account).for('update');
    if (!before || before.role === 'CUSTOMER') throw new ApiError(404, 'team.not-member');
    const { email, firstname } = before;
    if (before.role === role) return { email, member: toMember(before, caller.id) };
    await tx.update(users).set({ role }).where(account);
    if (role !== 'SUPER_ADMIN') {
      await revokeAccess(tx, { idSite, idUser: id, emails: [email] });
      await tx.delete(teamInvitations).where(and(eq(teamInvitations.idSite, idSite), eq(teamInvitations.idInviter, id)));
    }
    await writeRoleNotice(tx, { idSite, idUser: id, email, firstname, role }, request);
    return { email, member: toMember({ ...before, role }, caller.id) };
  });
}
