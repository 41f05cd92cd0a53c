import type { CallConflict, CallKey } from '#schemas/calls/index.ts';
import type { FieldError } from '#schemas/envelope.ts';

/**
 * Failure of a call, in the one form that machines and screens read. `status` is the HTTP status; 0 means that no answer came (network
 * down, timeout).
 */
export type CallFailure = {
  status: number;
  message: string;
  fieldErrors: readonly FieldError[];
  /** Details of a refusal with status 409, where the call answers them. */
  conflict?: CallConflict<CallKey>;
};

/** Reads whatever a call was rejected with: an error of the API client as it is, anything else as "no answer". */
export function readFailure(error: unknown): CallFailure {
  if (error instanceof Error && 'status' in error && typeof error.status === 'number') {
    const fieldErrors = 'fieldErrors' in error && Array.isArray(error.fieldErrors) ? (error.fieldErrors as FieldError[]) : [];
    const conflict = 'conflict' in error ? (error.conflict as CallFailure['conflict']) : undefined;
    return { status: error.status, message: error.message, fieldErrors, ...(conflict && { conflict }) };
  }
  return { status: 0, message: error instanceof Error ? error.message : String(error), fieldErrors: [] };
}

/**
 * True when the API read the call and said no: trying again unchanged is useless.
 * No answer, a time limit, too many calls or a server in trouble say nothing about the call itself.
 */
export function isRefusal(failure: CallFailure): boolean {
  return failure.status > 0 && failure.status < 500 && failure.status !== 408 && failure.status !== 429;
}

/** At which step the picture of a layout can fail. */
export type PreviewStep = 'check' | 'capture' | 'save';

/** Failure of the picture of a layout. `name` is that of an error in the browser, such as `NoLayoutError`; else it is empty. */
export type PreviewFailure = CallFailure & { step: PreviewStep; name: string };

/** Reads whatever a step was rejected with. */
export const readPreviewFailure = (error: unknown, step: PreviewStep): PreviewFailure => ({
  ...readFailure(error),
  ...{ step, name: error instanceof Error ? error.name : '' },
});
