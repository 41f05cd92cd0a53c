import { useLocalPath, useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/account/orders.ts';
import type { Order } from '#schemas/order.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';

/** A payment that came after its order was cancelled (isPaidTooLate): what the shopper is owed, and that there is nothing to do. */
export const LatePayment = ({ order }: { order: Order }) => <LatePaymentNote reference={order.reference} />;

export function LatePaymentNote({ reference }: { reference: string }) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  return (
    <EmptyState icon="info" title={messages.paidTooLate} text={messages.paidTooLateText}>
      <p>
        {messages.number} <strong>{reference}</strong>
      </p>
      <LinkButton href={to('/cart')} variant="outline">
        {messages.toCart}
      </LinkButton>
    </EmptyState>
  );
}
