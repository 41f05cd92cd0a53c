import type { Access } from '#schemas/call.ts';
import { isAdmin } from '#schemas/user.ts';
import { ApiError } from './api-error.ts';
import type { SignedIn } from './context.ts';

/** Throws ApiError 401 where nobody is signed in and somebody must be, 403 where it must be an administrator. */
export function requireAccess(access: Access, signedIn: SignedIn | null): void {
  if (access === 'public') return;
  if (!signedIn) throw new ApiError(401, 'auth.required');
  if (access === 'admin' && !isAdmin(signedIn.role)) throw new ApiError(403, 'auth.forbidden');
}
