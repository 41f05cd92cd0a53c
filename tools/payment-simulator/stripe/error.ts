import { Refusal } from '../core/refusal.ts';

type Kind = 'invalid_request_error' | 'card_error' | 'idempotency_error' | 'api_error';

/** A refusal in Stripe's form: `{ error: { type, code, message, param, … } }`. */
export class StripeError extends Refusal {
  readonly kind: Kind;
  readonly declineCode: string | undefined;
  /** The intent as it is after the refusal, which Stripe sends with declined cards. */
  readonly intent: unknown;
  /** The work had begun, so the same key returns this answer again. Validation failures and conflicts are not stored. */
  readonly isKept: boolean;

  constructor(
    reason: string,
    more: {
      kind?: Kind;
      status?: Refusal['status'];
      code?: string;
      field?: string;
      declineCode?: string;
      intent?: unknown;
      isKept?: boolean;
    } = {},
  ) {
    super(reason, more);
    this.kind = more.kind ?? 'invalid_request_error';
    this.declineCode = more.declineCode;
    this.intent = more.intent;
    this.isKept = more.isKept ?? false;
  }
}

/** The body of an answer to a refused call. */
export function errorBody(error: Refusal): unknown {
  const own = error instanceof StripeError ? error : new StripeError(error.message, { code: error.code });
  return {
    error: {
      type: own.kind,
      message: own.message,
      ...(own.code && { code: own.code }),
      ...(own.declineCode && { decline_code: own.declineCode }),
      ...(own.field && { param: own.field }),
      ...(own.intent !== undefined && { payment_intent: own.intent }),
    },
  };
}
