import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { Access } from '#schemas/call.ts';
import { isAdmin } from '#schemas/user.ts';
import type { MessageKey, MessageParams } from '../messages/message.ts';
import type { SignedIn } from './context.ts';

/** A field that was refused, and why. */
export type RefusedField = { key: string; message: MessageKey; params?: MessageParams };

type Details = { params?: MessageParams; fields?: readonly RefusedField[]; headers?: Readonly<Record<string, string>>; cause?: unknown };

/** A handled failure: it is answered with `success: false`, this status and the message in the caller's language. */
export class ApiError extends Error {
  override name = 'ApiError';
  readonly status: ContentfulStatusCode;
  readonly key: MessageKey;
  readonly params: MessageParams;
  readonly fields: readonly RefusedField[] | null;
  readonly headers: Readonly<Record<string, string>>;

  constructor(status: ContentfulStatusCode, key: MessageKey, details: Details = {}) {
    super(key, { cause: details.cause });
    this.status = status;
    this.key = key;
    this.params = details.params ?? {};
    this.fields = details.fields ?? null;
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
