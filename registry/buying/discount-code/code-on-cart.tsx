import { useMoney } from '#client/money.tsx';
import { useMessages, useSite } from '#client/site.tsx';
import { isCodeIdle } from '#domain/amount-due.ts';
import { messages as allMessages, type Messages } from '#messages/generated/registry/buying/discount-code.ts';
import type { Cart } from '#schemas/cart.ts';
import type { OrderDeliveryKind } from '#schemas/delivery.ts';
import { Button } from '#ui/button.tsx';
import { formatPrice } from '#ui/format-price.ts';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { benefitOf } from './benefit.ts';
import { discountCodeStyles as styles } from './styles.ts';

/** Chosen delivery: its kind, its fee in cents (null: not chosen yet), and whether the service is express. */
export type ChosenDelivery = { kind: OrderDeliveryKind; price: number | null; isExpress: boolean };

const feeOf = ({ price, isExpress }: ChosenDelivery) => (price === null ? null : { shipping: price, isExpress });

export type CodeOnCartProps = {
  cart: Cart;
  delivery: ChosenDelivery;
  busy: boolean;
  refused: string | undefined;
  onRemove: () => void;
};

/** The code a cart has: what it gives, what it waits for, or that it changes nothing. */
export function CodeOnCart({ cart, delivery, busy, refused, onRemove }: CodeOnCartProps) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const money = useMoney();
  const { appliedDiscount, discountIssue: issue } = cart;
  const code = issue?.code ?? cart.discountCode;
  const waits =
    issue &&
    (issue.reason === 'MINIMUM' ? messages.missing({ amount: formatPrice(issue.missing ?? 0, money) }) : lapsed(issue.reason, messages));
  const isWaiting = issue !== null || refused !== undefined;
  const idle = !isWaiting && isCodeIdle(cart, feeOf(delivery)) ? messages[idleReasons[delivery.kind]] : null;
  return (
    <div className={styles.applied} data-waiting={isWaiting || idle !== null}>
      <p className={styles.text} role="status">
        <span className={styles.state}>{isWaiting ? messages.waiting : idle ? messages.idle : messages.applied}</span>
        <span className={styles.code}>{code}</span>
        <span>{refused ?? waits ?? idle ?? (appliedDiscount && benefitOf(appliedDiscount, { lang, ...money }))}</span>
      </p>
      <Button variant="quiet" busy={busy} onClick={onRemove}>
        {messages.remove}
        <VisuallyHidden> {code}</VisuallyHidden>
      </Button>
    </div>
  );
}

const idleReasons = {
  CLICK_AND_COLLECT: 'idleCollected',
  NO_DELIVERY: 'idleNone',
  DELIVERY: 'idleSent',
  PICKUP: 'idleSent',
} as const satisfies Record<OrderDeliveryKind, string>;

const lapsed = (reason: NonNullable<Cart['discountIssue']>['reason'], messages: Messages): string =>
  reason === 'NO_PRODUCT' ? messages.noProduct : messages.lapsed;
