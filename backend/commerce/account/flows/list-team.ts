import { and, asc, eq, gt, ne } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { teamInvitations, users } from '#backend/tables/people.ts';
import type { Team, TeamInvitation, TeamMember } from '#schemas/team.ts';

/** Lists the people of a site's team by e-mail address, and the invitations that can still be accepted. `idUser`: who asks. */
export async function listTeam(db: Database, idSite: number, idUser: number, now: Date): Promise<Team> {
  const people = await db
    .select()
    .from(users)
    .where(and(eq(users.idSite, idSite), ne(users.role, 'CUSTOMER')))
    .orderBy(asc(users.email));
  const invitations = await db
    .select({ invitation: teamInvitations, invitedBy: users.email })
    .from(teamInvitations)
    .innerJoin(users, and(eq(users.idSite, teamInvitations.idSite), eq(users.id, teamInvitations.idInviter)))
    .where(and(eq(teamInvitations.idSite, idSite), gt(teamInvitations.expiresAt, now)))
    .orderBy(asc(teamInvitations.email));
  return {
    members: people.flatMap((row) => toMember(row, idUser) ?? []),
    invitations: invitations.map(({ invitation, invitedBy }) => toInvitation(invitation, invitedBy)),
  };
}

/** Describes an account as somebody of the team; null: it is a customer's. */
export function toMember(row: typeof users.$inferSelect, idCaller: number): TeamMember | null {
  const { id, email, firstname, lastname, role, lastSeenAt } = row;
  if (role === 'CUSTOMER') return null;
  return { id, email, firstname, lastname, role, lastSignInAt: lastSeenAt.toISOString(), isSelf: id === idCaller };
}

export const toInvitation = (row: typeof teamInvitations.$inferSelect, invitedBy: string): TeamInvitation => ({
  ...{ id: row.id, email: row.email, invitedBy },
  ...{ sentAt: row.sentAt.toISOString(), expiresAt: row.expiresAt.toISOString() },
});
