import { type ReactNode, useEffect, useRef } from 'react';
import { InCurrency } from '#client/money.tsx';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { messages as allMessages, type Messages } from '#messages/generated/registry/checkout/payment/payment-state.ts';
import { LatePaymentNote } from '#registry/account/orders/late-payment.tsx';
import type { OrderAddress } from '#registry/account/orders/order-address.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { EmptyState, type EmptyStateProps } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { AgainByCard } from './again-by-card.tsx';
import { type PaymentStanding, type PaymentView, paymentStanding } from './payment-standing.ts';
import { TestMark } from './test-mark.tsx';

const styles = {
  actions: style({ display: 'flex', flexWrap: 'wrap', gap: theme.space.m, justifyContent: 'center' }),
  state: style({ '&:focus, &:focus-visible': { outline: 'none' } }),
  ring: style({ display: 'block', fontSize: '2rem', color: theme.colour.primaryInk }),
  waiting: style({
    display: 'grid',
    gap: theme.space.m,
    justifyItems: 'center',
    maxWidth: theme.measure.text,
    marginInline: 'auto',
    paddingBlock: theme.space.xxl,
    textAlign: 'center',
    '& p': { margin: 0 },
  }),
  title: style({
    fontFamily: theme.font.title,
    fontSize: theme.size.h3,
    lineHeight: theme.leading.title,
    color: theme.colour.heading,
  }),
  muted: style({ color: theme.colour.muted }),
};

export type PaymentActions = {
  onRetry: () => void;
  onLook: () => void;
  onStop: () => void;
  onGiveUp: () => void;
  /** Charges the card that was entered here. */
  onPay: () => void;
  onCart: () => void;
};

export type PaymentStateProps = PaymentActions & {
  /** Null: the address names no order; undefined: not read yet. */
  address: OrderAddress | null | undefined;
  view: PaymentView;
  /** The page is for those who have paid. */
  isPatient: boolean;
  /** The owner's words where a payment was given up or refused. */
  text?: string | undefined;
};

type Shown = Pick<EmptyStateProps, 'icon' | 'title' | 'text'> & {
  actions: readonly ('retry' | 'pay' | 'look' | 'giveUp' | 'cart' | 'orders')[];
};

/**
 * Shows the state of an order's payment, as the order itself says, and the possible actions. It updates while the payment is followed, and
 * screen readers announce every change.
 */
export function PaymentState(props: PaymentStateProps) {
  const { address, view, isPatient } = props;
  const standing = address === null ? 'none' : paymentStanding(view, isPatient);
  const box = useFocusWhenLost(standing);
  return (
    <div ref={box} tabIndex={-1} className={styles.state}>
      {standing === 'givenBack' ? (
        <LatePaymentNote reference={view.payment?.reference ?? ''} />
      ) : (
        <Standing {...props} standing={standing} />
      )}
    </div>
  );
}

/** A button that goes with what it was for leaves the focus nowhere: it comes to what is shown now. */
function useFocusWhenLost(standing: PaymentStanding) {
  const box = useRef<HTMLDivElement>(null);
  const before = useRef(standing);
  useEffect(() => {
    if (before.current !== standing && document.activeElement === document.body) box.current?.focus({ preventScroll: true });
    before.current = standing;
  }, [standing]);
  return box;
}

function Standing({ standing, address, view, text, ...act }: PaymentStateProps & { standing: Exclude<PaymentStanding, 'givenBack'> }) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const isLeaving = view.status === 'repaying' || view.status === 'redirected';
  const canPay = view.payment?.canPay !== false;
  const isLooking = view.watch === 'reading' || view.watch === 'waiting';
  if (standing === 'checking') {
    return (
      <Waiting title={messages.checking} hint={messages.checkingHint}>
        {view.watch && view.payment && (
          <Button variant="quiet" onClick={act.onStop}>
            {messages.stop}
          </Button>
        )}
      </Waiting>
    );
  }
  if (standing === 'entering') {
    const again = <AgainByCard view={view} onPay={act.onPay} onCart={act.onCart} />;
    return view.payment ? <InCurrency currency={view.payment.currency}>{again}</InCurrency> : again;
  }
  if (standing === 'paid') {
    const key = address?.key ? `?key=${encodeURIComponent(address.key)}` : '';
    return (
      <EmptyState icon="check" title={messages.paid} text={messages.paidText}>
        <LinkButton href={to(`/cart/success/${address?.id ?? view.order?.id ?? ''}${key}`)}>{messages.see}</LinkButton>
      </EmptyState>
    );
  }
  const shown = shownOf(standing, messages, text);
  const buttons = {
    retry: <RetryButton key="retry" label={messages.retry} isBusy={isLeaving} onRetry={act.onRetry} />,
    pay: <RetryButton key="pay" label={messages.pay} isBusy={isLeaving} onRetry={act.onRetry} />,
    look: (
      <Button key="look" variant="outline" busy={isLooking} onClick={act.onLook}>
        {messages.look}
      </Button>
    ),
    giveUp: (
      <Button key="giveUp" variant="quiet" onClick={act.onGiveUp}>
        {messages.giveUp}
      </Button>
    ),
    cart: (
      <Button key="cart" variant="outline" onClick={act.onCart}>
        {messages.toCart}
      </Button>
    ),
    orders: (
      <LinkButton key="orders" href={to('/account/orders')}>
        {messages.toOrders}
      </LinkButton>
    ),
  };
  return (
    <>
      <div role="status">
        <EmptyState icon={shown.icon ?? 'info'} title={shown.title} {...(shown.text && { text: shown.text })}>
          {standing === 'refused' && <p>{messages.refusedHint}</p>}
          <OrderNumber reference={view.payment?.reference} />
          {view.payment?.isTest && <TestMark />}
          <div className={styles.actions}>
            {shown.actions.filter((action) => canPay || (action !== 'retry' && action !== 'pay')).map((action) => buttons[action])}
          </div>
          <p className={styles.muted}>{isLeaving ? messages.leaving : isLooking ? messages.stillLooking : ''}</p>
        </EmptyState>
      </div>
      {view.failure && standing !== 'unreadable' && (
        <Alert tone="error" live>
          <p>{view.failure.message}</p>
        </Alert>
      )}
    </>
  );
}

function shownOf(
  standing: Exclude<PaymentStanding, 'checking' | 'entering' | 'paid' | 'givenBack'>,
  messages: Messages,
  text: string | undefined,
): Shown {
  switch (standing) {
    case 'none':
      return { icon: 'parcel', title: messages.none, text: messages.noneText, actions: ['orders'] };
    case 'unreadable':
      return { title: messages.unreadable, text: messages.unreadableText, actions: ['orders'] };
    case 'deciding':
      return { icon: 'clock', title: messages.deciding, text: messages.decidingText, actions: ['look'] };
    case 'unpaid':
      return { icon: 'clock', title: messages.unpaid, text: messages.unpaidText, actions: ['pay', 'look', 'giveUp'] };
    case 'unreachable':
      return { title: messages.unreachable, text: messages.unreachableText, actions: ['look'] };
    case 'cancelled':
      return { icon: 'loop', title: messages.cancelled, text: text ?? messages.notCharged, actions: ['retry', 'cart'] };
    case 'refused':
      return { title: messages.refused, text: text ?? messages.notCharged, actions: ['retry', 'cart'] };
    case 'expired':
      return { title: messages.expired, text: messages.expiredText, actions: ['cart'] };
  }
}

function RetryButton({ label, isBusy, onRetry }: { label: string; isBusy: boolean; onRetry: () => void }) {
  return (
    <Button onClick={onRetry} busy={isBusy}>
      {label}
    </Button>
  );
}

function OrderNumber({ reference }: { reference: string | undefined }) {
  const messages = useMessages(allMessages);
  if (!reference) return null;
  return (
    <p>
      {messages.number} <strong>{reference}</strong>
    </p>
  );
}

function Waiting({ title, hint, children }: { title: string; hint: string; children: ReactNode }) {
  return (
    <div className={styles.waiting}>
      <span className={styles.ring}>
        <Spinner />
      </span>
      <div role="status">
        <p className={styles.title}>{title}</p>
        <p className={styles.muted}>{hint}</p>
      </div>
      {children}
    </div>
  );
}
