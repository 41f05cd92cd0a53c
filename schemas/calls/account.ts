import { z } from 'zod';
import { Address, AddressInput } from '../address.ts';
import type { CallTable } from '../call.ts';
import { Id } from '../id.ts';
import { ListIds, NewsletterList, NewsletterSubscription } from '../newsletter.ts';
import { OpenSession } from '../session.ts';
import {
  AcceptanceBody,
  InvitationBody,
  InvitationKey,
  OpenInvitation,
  SentInvitation,
  Team,
  TeamMember,
  TeamMemberParams,
  TeamRoleBody,
} from '../team.ts';
import { Email, LoginBody, Password, PasswordBody, ProfileBody, RegisterBody, Session, TypedPassword, User } from '../user.ts';
import { Wishlist, WishlistChanges } from '../wishlist.ts';

export const accountCalls = {
  'GET /logged': { summary: 'Whether the caller is signed in', access: 'public', data: z.object({ logged: z.boolean() }) },
  'GET /user': { summary: 'The signed-in person', access: 'customer', data: User },
  'GET /user/address': { summary: 'The address book, latest used first', access: 'customer', data: z.array(Address) },
  'POST /user/address': {
    summary: 'Keep an address in the book; answers the book',
    access: 'customer',
    body: AddressInput,
    data: z.array(Address),
  },
  'PUT /user/address/{id}': {
    summary: 'Change an address of the book; answers the book. Orders keep theirs as they were',
    access: 'customer',
    params: z.object({ id: Id }),
    body: AddressInput,
    data: z.array(Address),
  },
  'DELETE /user/address/{id}': {
    summary: 'Take an address out of the book; answers the book',
    access: 'customer',
    params: z.object({ id: Id }),
    data: z.array(Address),
  },
  'POST /register': { summary: 'Create an account and sign in', access: 'public', body: RegisterBody, data: Session },
  'POST /login': {
    summary: 'Sign in; the session that the caller had ends',
    access: 'public',
    body: LoginBody,
    data: Session,
  },
  'PUT /user': { summary: 'Change the profile', access: 'customer', body: ProfileBody, data: User },
  'PUT /user/password': {
    summary: 'Change the password; other browsers are signed out',
    access: 'customer',
    body: PasswordBody,
    data: z.null(),
  },
  'DELETE /user': {
    summary: 'Erase the account: orders stay without their owner, as the law asks',
    access: 'customer',
    body: z.object({ password: TypedPassword.min(1) }),
    data: z.null(),
  },
  'GET /user/newsletter/lists': { summary: 'Newsletters an account can take', access: 'customer', data: z.array(NewsletterList) },
  'GET /user/newsletter/subscription': { summary: 'Which of them it takes', access: 'customer', data: NewsletterSubscription },
  'PUT /user/newsletter/subscription': {
    summary: 'Take these newsletters and end the others that are offered; a new one is confirmed by e-mail',
    access: 'customer',
    body: z.object({ lists: ListIds }),
    data: NewsletterSubscription,
  },
  'GET /user/wishlist': { summary: 'The products that the person keeps, the newest first', access: 'customer', data: Wishlist },
  'PUT /user/wishlist': {
    summary: 'Keep products and let go of others, also what a browser kept before signing in; answers the whole wishlist',
    access: 'customer',
    body: WishlistChanges,
    data: Wishlist,
  },
  'PUT /password/reset/ask': {
    summary: 'Ask for a link to choose a new password; the answer is the same whether or not there is such an account',
    access: 'public',
    body: z.object({ email: Email }),
    data: z.null(),
  },
  'PUT /password/reset': {
    summary: 'Choose a new password with the key of that link; every browser is signed out',
    access: 'public',
    body: z.object({ token: z.string().min(1).max(100), password: Password }),
    data: z.null(),
  },
  'GET /admin/session': {
    summary: 'The browsers in which one is signed in as this administrator, the last used first',
    access: 'admin',
    data: z.object({ sessions: z.array(OpenSession) }),
  },
  'DELETE /admin/session/{id}': {
    summary: 'End a session of one’s own: its browser is signed out at its next call',
    access: 'admin',
    recentSignIn: true,
    params: z.object({ id: z.uuid() }),
    data: z.null(),
  },
  'DELETE /admin/session': {
    summary: 'End every session of one’s own but this one',
    access: 'admin',
    recentSignIn: true,
    data: z.null(),
  },
  'GET /admin/team': {
    summary: 'The people of the team with their roles, and the invitations that wait',
    access: 'admin',
    right: 'team',
    data: Team,
  },
  'PUT /admin/team/{id}': {
    summary:
      'Change the role of somebody of the team; `CUSTOMER` takes her out of it. A lesser role ends her sessions. Nobody changes her own, and a SUPER_ADMIN always remains',
    access: 'admin',
    right: 'team',
    recentSignIn: true,
    params: TeamMemberParams,
    body: TeamRoleBody,
    noted: ['role'],
    data: TeamMember.nullable(),
  },
  'POST /admin/team/invitation': {
    summary: 'Invite an address into the team as ADMIN by e-mail, or send its invitation again: the link of before ends',
    access: 'admin',
    right: 'team',
    recentSignIn: true,
    body: InvitationBody,
    noted: ['email'],
    data: SentInvitation,
  },
  'DELETE /admin/team/invitation/{id}': {
    summary: 'Take an invitation back: its link ends',
    access: 'admin',
    right: 'team',
    params: TeamMemberParams,
    data: z.null(),
  },
  'POST /team/invitation/lookup': {
    summary: 'The invitation of a link: which address it is for, and whether that has an account',
    access: 'public',
    body: InvitationKey,
    data: OpenInvitation,
  },
  'POST /team/invitation/accept': {
    summary: 'Accept an invitation and sign in, with the password of one’s account or as a new one; the link works once',
    access: 'public',
    body: AcceptanceBody,
    data: Session,
  },
  'POST /logout': { summary: 'Revoke the session', access: 'public', data: z.null() },
} as const satisfies CallTable;
