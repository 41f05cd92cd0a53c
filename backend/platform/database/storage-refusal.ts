import { ApiError } from '../http/api-error.ts';

/**
 * A refusal in place of a failure of a statement: 422 where the database cannot hold a value (SQLSTATE class 22) or its checks refuse it,
 * 409 where what it points at went meanwhile. Undefined for any other failure.
 */
export function storageRefusal(error: unknown): ApiError | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    const code = 'code' in cause ? String(cause.code) : '';
    if (/^22|^23514$/.test(code)) return new ApiError(422, 'entry.unstorable', { cause: error });
    if (code === '23503') return new ApiError(409, 'error.stored-meanwhile', { cause: error });
  }
  return undefined;
}
