import { useMessages, useSite } from '#client/site.tsx';
import type { Cart } from '#schemas/cart.ts';
import { Button } from '#ui/button.tsx';
import { formatPrice } from '#ui/price.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { benefitOf } from './benefit.ts';
import { messages as allMessages } from './messages.ts';
import { discountCodeStyles as styles } from './styles.ts';

export type CodeOnCartProps = { cart: Cart; busy: boolean; refused: string | undefined; onRemove: () => void };

/** The code a cart has: what it gives, or what it waits for. */
export function CodeOnCart({ cart, busy, refused, onRemove }: CodeOnCartProps) {
  const messages = useMessages(allMessages);
  const { lang, locale } = useSite();
  const { appliedDiscount, discountIssue: issue } = cart;
  const code = issue?.code ?? cart.discountCode;
  const waits =
    issue && (issue.reason === 'MINIMUM' ? messages.missing(formatPrice(issue.missing ?? 0, locale)) : lapsed(issue.reason, messages));
  const isWaiting = issue !== null || refused !== undefined;
  return (
    <div className={styles.applied} data-waiting={isWaiting}>
      <p className={styles.text} role="status">
        <span className={styles.state}>{isWaiting ? messages.waiting : messages.applied}</span>
        <span className={styles.code}>{code}</span>
        <span>{refused ?? waits ?? (appliedDiscount && benefitOf(appliedDiscount, { lang, locale }))}</span>
      </p>
      <Button variant="quiet" busy={busy} onClick={onRemove}>
        {messages.remove}
        <VisuallyHidden> {code}</VisuallyHidden>
      </Button>
    </div>
  );
}

const lapsed = (reason: NonNullable<Cart['discountIssue']>['reason'], messages: (typeof allMessages)['fr']): string =>
  reason === 'NO_PRODUCT' ? messages.noProduct : messages.lapsed;
