import type { CheckoutView } from '#client/shop/views.ts';
import { useLocalPath, useWords } from '#client/site.tsx';
import { isPaidTooLate } from '#machines/checkout/payment-outcome.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { OrderOutcomeProps } from '../../generated/order-outcome.ts';
import { LatePayment } from '../../order-parts/late-payment.tsx';
import type { OrderAddress } from '../../order-parts/order-address.ts';
import { words as allWords } from './words.ts';

export type OrderOutcomeViewProps = OrderOutcomeProps & {
  address: OrderAddress | null | undefined;
  view: Pick<CheckoutView, 'status' | 'order' | 'failure' | 'placed'>;
  onRetry: () => void;
  onCart: () => void;
};

const underway = ['confirming', 'placing', 'validating', 'redirected'] as const;

/** What became of the payment, in reassuring words, with the two ways on. */
export function OrderOutcomeView({ outcome, text, address, view, onRetry, onCart }: OrderOutcomeViewProps) {
  const words = useWords(allWords);
  const to = useLocalPath();
  const { order, failure } = view;
  const isUnderway = underway.some((status) => status === view.status);

  if (view.status === 'success' && order) {
    const href = `/cart/success/${order.id}${address?.key ? `?key=${encodeURIComponent(address.key)}` : ''}`;
    return (
      <EmptyState icon="check" title={words.paid} text={words.paidText}>
        <LinkButton href={to(href)}>{words.see}</LinkButton>
      </EmptyState>
    );
  }
  if (view.status === 'failed' && order && isPaidTooLate(order)) return <LatePayment order={order} />;
  const isOver = order?.status === 'CANCELLED';
  const title = isOver ? words.expired : outcome === 'cancelled' ? words.cancelled : words.failed;
  return (
    <div>
      <EmptyState icon={outcome === 'cancelled' ? 'loop' : 'info'} title={title} text={isOver ? words.expiredText : (text ?? words.text)}>
        {outcome === 'failed' && !isOver && <p>{words.failedHint}</p>}
        {order && (
          <p>
            {words.number} <strong>{order.reference}</strong>
          </p>
        )}
        <div className={actions}>
          {address && !isOver && (
            <Button onClick={onRetry} busy={isUnderway}>
              {words.retry}
            </Button>
          )}
          <Button variant="outline" onClick={onCart}>
            {words.toCart}
          </Button>
        </div>
        <p role="status">{view.status === 'redirected' ? words.leaving : view.status === 'confirming' ? words.checking : ''}</p>
      </EmptyState>
      {failure && (
        <Alert tone="error" live>
          <p>{failure.message}</p>
        </Alert>
      )}
    </div>
  );
}

const actions = style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.m, justifyContent: 'center' });
