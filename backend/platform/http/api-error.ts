import type { ContentfulStatusCode } from 'hono/utils/http-status';
import type { MessageKey, MessageParams } from '../messages/message.ts';

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
