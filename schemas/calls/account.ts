import { z } from 'zod';
import { Address } from '../address.ts';
import type { CallTable } from '../call.ts';
import { LoginBody, RegisterBody, Session, User } from '../user.ts';

export const accountCalls = {
  'GET /logged': { summary: 'Whether the caller is signed in', access: 'public', data: z.object({ logged: z.boolean() }) },
  'GET /user': { summary: 'The signed-in person', access: 'customer', data: User },
  'GET /user/address': { summary: 'Addresses used before, newest first', access: 'customer', data: z.array(Address) },
  'POST /register': { summary: 'Create an account and sign in', access: 'public', body: RegisterBody, data: Session },
  'POST /login': { summary: 'Sign in', access: 'public', body: LoginBody, data: Session },
  'POST /logout': { summary: 'Revoke the session', access: 'public', data: z.null() },
} as const satisfies CallTable;
