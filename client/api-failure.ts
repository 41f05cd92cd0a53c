import type { CallConflict, CallKey } from '#schemas/calls/index.ts';
import type { FailureCode, FieldError } from '#schemas/envelope.ts';

/** Conflict of any call that answers one. */
type AnyConflict = CallConflict<CallKey>;
type Details = {
  fieldErrors?: readonly FieldError[];
  code?: FailureCode | undefined;
  conflict?: AnyConflict | undefined;
};

/** A call that was answered and did not succeed: `success: false`, an HTTP error, or an answer that is not the API's. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  /** HTTP status of the answer. */
  readonly status: number;
  /** Errors of a refused form, by field. */
  readonly fieldErrors: readonly FieldError[];
  /** Code of the failure, for programs that react to it. */
  readonly code: FailureCode | undefined;
  /** Details of a refusal with status 409: the places that two changed, with both values, or what names an entry. */
  readonly conflict: AnyConflict | undefined;

  constructor(status: number, message: string, { fieldErrors = [], code, conflict }: Details = {}) {
    super(message);
    this.status = status;
    this.fieldErrors = fieldErrors;
    this.code = code;
    this.conflict = conflict;
  }
}
