import type { ContentfulStatusCode } from 'hono/utils/http-status';
import { hasRight } from '#domain/rights.ts';
import { adminSessionMinutes } from '#schemas/admin-session.ts';
import type { CallDefinition } from '#schemas/call.ts';
import type { FailureCode, FieldError } from '#schemas/envelope.ts';
import type { Lang } from '#schemas/site.ts';
import { isAdmin } from '#schemas/user.ts';
import { type MessageKey, type MessageParams, message } from '../messages/message.ts';
import type { SignedIn } from './context.ts';

/** A field that was refused, and why. */
export type RefusedField = { key: string; message: MessageKey; params?: MessageParams };

type Details = {
  params?: MessageParams;
  fields?: readonly RefusedField[];
  code?: FailureCode;
  conflict?: object;
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
  /** Details of a conflict, by the schema of the call's `conflict`. */
  readonly conflict: object | undefined;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: ContentfulStatusCode, key: MessageKey, details: Details = {}) {
    super(key, { cause: details.cause });
    this.status = status;
    this.key = key;
    this.params = details.params ?? {};
    this.fields = details.fields ?? null;
    this.code = details.code;
    this.conflict = details.conflict;
    this.headers = details.headers ?? {};
  }

  /** A form refused for the fields given: status 422. */
  static fields(fields: readonly RefusedField[]): ApiError {
    return new ApiError(422, 'error.validation', { fields });
  }
}

/** Refused fields with their reasons in a language. */
export const fieldErrors = (fields: readonly RefusedField[], lang: Lang): FieldError[] =>
  fields.map((field) => ({ key: field.key, error: message(lang, field.message, field.params) }));

/** Throws ApiError 401 where nobody is signed in and somebody must be, 403 where it must be an administrator, or one with a right. */
export function requireAccess({ access, right }: Pick<CallDefinition, 'access' | 'right'>, signedIn: SignedIn | null): void {
  if (access === 'public') return;
  if (!signedIn) throw new ApiError(401, 'auth.required');
  const isAllowed = access !== 'admin' || (isAdmin(signedIn.role) && (!right || hasRight(signedIn.role, right)));
  if (!isAllowed) throw new ApiError(403, 'auth.forbidden');
}

/** Throws ApiError 403 with the code `sign-in-again` where a call needs a recent sign-in, for its body at least, and this one is not. */
export function requireRecentSignIn({ recentSignIn }: CallDefinition, body: unknown, signedIn: SignedIn | null, now: Date): void {
  const isNeeded = typeof recentSignIn === 'function' ? recentSignIn(body as never) : recentSignIn === true;
  const ageMs = now.getTime() - (signedIn?.signedInAt.getTime() ?? 0);
  if (isNeeded && ageMs > adminSessionMinutes.recent * 60_000) throw new ApiError(403, 'auth.sign-in-again', { code: 'sign-in-again' });
}
