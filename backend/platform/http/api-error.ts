import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { adminSessionMinutes } from '#schemas/admin-session.ts';
import type { Access, CallDefinition } from '#schemas/call.ts';
import type { FailureCode } from '#schemas/envelope.ts';
import { isAdmin } from '#schemas/user.ts';
import type { MessageKey, MessageParams } from '../messages/message.ts';
import type { SignedIn } from './context.ts';

/** A field that was refused, and why. */
export type RefusedField = { key: string; message: MessageKey; params?: MessageParams };

type Details = {
  params?: MessageParams;
  fields?: readonly RefusedField[];
  code?: FailureCode;
  headers?: Readonly<Record<string, string>>;
  cause?: unknown;
};

/** A handled failure: it is answered with `success: false`, this status and the message in the caller's language. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: ContentfulStatusCode;
  readonly key: MessageKey;
  readonly params: MessageParams;
  readonly fields: readonly RefusedField[] | null;
  readonly code: FailureCode | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: ContentfulStatusCode, key: MessageKey, details: Details = {}) {
    super(key, { cause: details.cause });
    this.status = status;
    this.key = key;
    this.params = details.params ?? {};
    this.fields = details.fields ?? null;
    this.code = details.code;
    this.headers = details.headers ?? {};
  }

  /** A form refused for the fields given: status 422. */
  static fields(fields: readonly RefusedField[]): ApiError {
    return new ApiError(422, 'error.validation', { fields });
  }
}

/** Throws ApiError 401 where nobody is signed in and somebody must be, 403 where it must be an administrator. */
export function requireAccess(access: Access, signedIn: SignedIn | null): void {
  if (access === 'public') return;
  if (!signedIn) throw new ApiError(401, 'auth.required');
  if (access === 'admin' && !isAdmin(signedIn.role)) throw new ApiError(403, 'auth.forbidden');
}

/** Throws ApiError 403 with the code `sign-in-again` where a call needs a recent sign-in, for its body at least, and this one is not. */
export function requireRecentSignIn({ recentSignIn }: CallDefinition, body: unknown, signedIn: SignedIn | null, now: Date): void {
  const isNeeded = typeof recentSignIn === 'function' ? recentSignIn(body as never) : recentSignIn === true;
  const ageMs = now.getTime() - (signedIn?.signedInAt.getTime() ?? 0);
  if (isNeeded && ageMs > adminSessionMinutes.recent * 60_000) throw new ApiError(403, 'auth.sign-in-again', { code: 'sign-in-again' });
}
