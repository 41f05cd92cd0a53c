import type { FailureCode, FieldError } from '#schemas/envelope.ts';

/** A call that was answered and did not succeed: `success: false`, an HTTP error, or an answer that is not the API's. */
export class ApiFailure extends Error {
  override readonly name = 'ApiFailure';
  /** HTTP status of the answer. */
  readonly status: number;
  /** Errors of a refused form, by field. */
  readonly fieldErrors: readonly FieldError[];
  /** Code of the failure, for programs that react to it. */
  readonly code: FailureCode | undefined;

  constructor(status: number, message: string, fieldErrors: readonly FieldError[] = [], code?: FailureCode) {
    super(message);
    this.status = status;
    this.fieldErrors = fieldErrors;
    this.code = code;
  }
}
