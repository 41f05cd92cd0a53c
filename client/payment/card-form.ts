import type { PaymentStep } from '#schemas/order.ts';
import { ApiFailure } from '../api-failure.ts';

/** The provider's card fields on this page, once they are there. */
export type CardForm = {
  /** Shows what is missing or wrong at the fields. Resolves to whether they are complete. */
  check: () => Promise<boolean>;
  /** Charges the card. Resolves to what the shopper can do about a refusal, in the page's language; null: the provider took it. */
  confirm: (step: Extract<PaymentStep, { kind: 'element' }>) => Promise<string | null>;
};

let shown: CardForm | null = null;

/** Registers the card fields on the page; returns the function that removes them. */
export function showCardForm(form: CardForm): () => void {
  shown = form;
  return () => {
    if (shown === form) shown = null;
  };
}

export const cardForm = (): CardForm | null => shown;

/**
 * Charges the card in the fields on this page.
 *
 * @throws ApiFailure 402 with what the shopper can do; 409 when no card fields are on the page
 */
export async function confirmCard(step: PaymentStep): Promise<void> {
  if (step.kind !== 'element' || !shown) throw new ApiFailure(409, '');
  const refusal = await shown.confirm(step);
  if (refusal !== null) throw new ApiFailure(402, refusal);
}
