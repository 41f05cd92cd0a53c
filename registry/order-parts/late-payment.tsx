import { useLocalPath, useWords } from '#client/site.tsx';
import type { Order } from '#schemas/order.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { words as allWords } from './words.ts';

/** A payment that came after its order was cancelled (isPaidTooLate): what the shopper is owed, and that there is nothing to do. */
export function LatePayment({ order }: { order: Order }) {
  const words = useWords(allWords);
  const to = useLocalPath();
  return (
    <EmptyState icon="info" title={words.paidTooLate} text={words.paidTooLateText}>
      <p>
        {words.number} <strong>{order.reference}</strong>
      </p>
      <LinkButton href={to('/cart')} variant="outline">
        {words.toCart}
      </LinkButton>
    </EmptyState>
  );
}
