import { z } from 'zod';
import { Id } from './id.ts';
import { Email, Name, Password, Role, TypedPassword } from './user.ts';

/** A person of the shop's team. */
export const TeamMember = z.object({
  id: z.int(),
  email: z.string(),
  firstname: z.string(),
  lastname: z.string(),
  role: Role.exclude(['CUSTOMER']),
  lastSignInAt: z.iso.datetime(),
  /** The person of this call, who cannot change her own role. */
  isSelf: z.boolean(),
});
export type TeamMember = z.infer<typeof TeamMember>;

/** An invitation that was sent and not accepted yet. */
export const TeamInvitation = z.object({
  id: z.int(),
  email: z.string(),
  /** E-mail address of the person who sent it last. */
  invitedBy: z.string(),
  sentAt: z.iso.datetime(),
  expiresAt: z.iso.datetime(),
});
export type TeamInvitation = z.infer<typeof TeamInvitation>;

export const Team = z.object({ members: z.array(TeamMember), invitations: z.array(TeamInvitation) });
export type Team = z.infer<typeof Team>;

export const TeamMemberParams = z.object({ id: Id });
/** `CUSTOMER` takes a person out of the team. */
export const TeamRoleBody = z.object({ role: Role });
export type TeamRoleBody = z.infer<typeof TeamRoleBody>;
export const InvitationBody = z.object({ email: Email });

/** A sent invitation. `link`: to hand over by other means where no mail server sends it, else null. */
export const SentInvitation = TeamInvitation.extend({ link: z.string().nullable() });

/** Key of an invitation's link. */
const InvitationToken = z.string().min(1).max(100);
export const InvitationKey = z.object({ token: InvitationToken });
/** What the invited person is asked for: the password of her account, or with `hasAccount` false what a new one needs. */
export const OpenInvitation = z.object({ email: z.string(), hasAccount: z.boolean() });
export type OpenInvitation = z.infer<typeof OpenInvitation>;

/** Acceptance of an invitation: with the password of the invited address's account, or with name and password of a new one. */
export const AcceptanceBody = z.discriminatedUnion('hasAccount', [
  z.object({ token: InvitationToken, hasAccount: z.literal(true), password: TypedPassword.min(1) }),
  z.object({ token: InvitationToken, hasAccount: z.literal(false), password: Password, firstname: Name, lastname: Name }),
]);
export type AcceptanceBody = z.input<typeof AcceptanceBody>;
