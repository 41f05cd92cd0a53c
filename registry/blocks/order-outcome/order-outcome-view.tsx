import type { CheckoutView } from '#client/shop/views.ts';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { isPaidTooLate } from '#domain/payment-outcome.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import type { OrderOutcomeProps } from '../../generated/order-outcome.ts';
import { LatePayment } from '../../order-parts/late-payment.tsx';
import type { OrderAddress } from '../../order-parts/order-address.ts';

const allMessages = {
  fr: {
    cancelled: 'Vous avez interrompu le paiement',
    failed: 'Le paiement n’a pas abouti',
    text: 'Rien n’a été débité. Vos articles restent réservés un moment : vous pouvez reprendre là où vous en étiez.',
    failedHint: 'La banque a refusé cette carte. Vérifiez le numéro et le plafond, ou essayez-en une autre.',
    paid: 'Votre paiement est bien passé',
    paidText: 'La banque l’a confirmé entre-temps.',
    see: 'Voir ma commande',
    expired: 'Cette commande n’attend plus son paiement',
    expiredText: 'Les articles ont été remis en vente. Votre panier est toujours là : vous pouvez commander à nouveau.',
    number: 'Commande',
    checking: 'Nous regardons où en est votre paiement…',
    retry: 'Réessayer le paiement',
    leaving: 'Direction la page de paiement…',
    toCart: 'Revenir au panier',
  },
  en: {
    cancelled: 'You stopped the payment',
    failed: 'The payment did not go through',
    text: 'Nothing was charged. Your items stay reserved for a while: you can go on where you were.',
    failedHint: 'The bank refused this card. Check its number and limit, or try another one.',
    paid: 'Your payment went through',
    paidText: 'The bank has confirmed it in the meantime.',
    see: 'See my order',
    expired: 'This order no longer waits for its payment',
    expiredText: 'The items are on sale again. Your cart is still there: you can order anew.',
    number: 'Order',
    checking: 'We are looking where your payment stands…',
    retry: 'Try the payment again',
    leaving: 'On to the payment page…',
    toCart: 'Back to the cart',
  },
};

export type OrderOutcomeViewProps = OrderOutcomeProps & {
  address: OrderAddress | null | undefined;
  view: Pick<CheckoutView, 'status' | 'order' | 'failure' | 'placed'>;
  onRetry: () => void;
  onCart: () => void;
};

const underway = ['confirming', 'placing', 'validating', 'redirected'] as const;

/** What became of the payment, in reassuring words, with the two ways on. */
export function OrderOutcomeView({ outcome, text, address, view, onRetry, onCart }: OrderOutcomeViewProps) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const { order, failure } = view;
  const isUnderway = underway.some((status) => status === view.status);

  if (view.status === 'success' && order) {
    const href = `/cart/success/${order.id}${address?.key ? `?key=${encodeURIComponent(address.key)}` : ''}`;
    return (
      <EmptyState icon="check" title={messages.paid} text={messages.paidText}>
        <LinkButton href={to(href)}>{messages.see}</LinkButton>
      </EmptyState>
    );
  }
  if (view.status === 'failed' && order && isPaidTooLate(order)) return <LatePayment order={order} />;
  const isOver = order?.status === 'CANCELLED';
  const title = isOver ? messages.expired : outcome === 'cancelled' ? messages.cancelled : messages.failed;
  return (
    <div>
      <EmptyState
        icon={outcome === 'cancelled' ? 'loop' : 'info'}
        title={title}
        text={isOver ? messages.expiredText : (text ?? messages.text)}
      >
        {outcome === 'failed' && !isOver && <p>{messages.failedHint}</p>}
        {order && (
          <p>
            {messages.number} <strong>{order.reference}</strong>
          </p>
        )}
        <div className={actions}>
          {address && !isOver && (
            <Button onClick={onRetry} busy={isUnderway}>
              {messages.retry}
            </Button>
          )}
          <Button variant="outline" onClick={onCart}>
            {messages.toCart}
          </Button>
        </div>
        <p role="status">{view.status === 'redirected' ? messages.leaving : view.status === 'confirming' ? messages.checking : ''}</p>
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
