import { useState } from 'react';
import { useMoney } from '#client/money.tsx';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { stepReached } from '#domain/discounts.ts';
import { isStopped, quantityChoices, quantityRefusal } from '#domain/quantity.ts';
import { requiresSeal } from '#domain/withdrawal.ts';
import { messages as allMessages } from '#messages/generated/registry/buying/cart.ts';
import { Amount } from '#registry/account/orders/amount.tsx';
import { ChosenLines } from '#registry/account/orders/chosen-lines.tsx';
import { RentalLines } from '#registry/account/orders/rental-lines.tsx';
import { amountOff } from '#registry/catalogue/products/reduction.ts';
import type { CartProduct } from '#schemas/cart.ts';
import { Picture } from '#ui/picture.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { QuantityInput } from '../choosing/quantity-input.tsx';
import { cartLineStyles as styles } from './cart-line-styles.ts';
import { GuaranteeLine } from './guarantee-line.tsx';

export type CartLineProps = {
  line: CartProduct;
  /** The mini cart's lines are smaller and do not change quantities. */
  compact?: boolean;
  showReference?: boolean;
  onQuantity?: ((quantity: number) => void) | undefined;
  onRemove: () => void;
};

/** A line of the cart: what it is, what is wrong with it, how many, for how much. */
export function CartLine({ line, compact = false, showReference = false, onQuantity, onRemove }: CartLineProps) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const money = useMoney();
  const step = stepReached(line.decreasingDiscounts, line.quantity);
  const stopped = isStopped(line);
  return (
    <li className={styles.line} data-compact={compact} data-stopped={stopped}>
      <span className={styles.picture}>
        {line.image && <Picture image={line.image} alt="" widths={[160, 320]} sizes={compact ? '72px' : '128px'} />}
      </span>
      <div className={styles.facts}>
        <a className={styles.name} href={to(line.url)}>
          {line.name}
        </a>
        <p className={styles.detail}>{[line.offer === 'RENTAL' && messages.rental, line.declinationLabel].filter(Boolean).join(' · ')}</p>
        <RentalLines rental={line.rental} className={styles.detail} />
        <ChosenLines
          chosen={line.customizations}
          extra={line.customizationTotal}
          extraLabel={messages.customization}
          className={styles.detail}
        />
        {!compact && line.customizations.some(({ isPersonal }) => isPersonal) && <p className={styles.detail}>{messages.personal}</p>}
        {!compact && line.isPerishable && <p className={styles.detail}>{messages.perishable}</p>}
        {!compact && requiresSeal(line, line.offer === 'RENTAL') && <p className={styles.detail}>{messages.sealed}</p>}
        {!compact && line.producerGuarantee && <GuaranteeLine guarantee={line.producerGuarantee} className={styles.detail} />}
        {showReference && (
          <p className={styles.detail}>
            {messages.reference} {line.reference}
          </p>
        )}
        {line.issue && (
          <p className={styles.issue} role="status">
            {messages.issue[line.issue]}
          </p>
        )}
      </div>
      <p className={styles.price}>
        <Amount cents={line.total} />
        {line.referencePrice !== null && line.referencePrice > line.price && (
          <s className={styles.before}>
            <VisuallyHidden>{messages.insteadOf} </VisuallyHidden>
            <Amount cents={line.referencePrice * line.quantity} />
          </s>
        )}
        {line.quantity > 1 && (
          <span className={styles.detail}>
            {compact && `${line.quantity} × `}
            <Amount cents={line.price} /> {!compact && messages.each}
          </span>
        )}
        {step && line.quantityDiscount > 0 && (
          <span className={styles.detail}>{messages.quantityDiscount({ off: amountOff(step, money), from: step.from })}</span>
        )}
      </p>
      <div className={styles.actions}>
        {!compact && !stopped && <Quantity line={line} onQuantity={onQuantity} />}
        <button type="button" className={styles.remove} onClick={onRemove} aria-label={messages.removeName({ name: line.name })}>
          {messages.remove}
        </button>
      </div>
    </li>
  );
}

/** The quantity; a line that can only be one says so instead. A number that breaks a rule is not sent. */
function Quantity({ line, onQuantity }: Pick<CartLineProps, 'line' | 'onQuantity'>) {
  const messages = useMessages(allMessages);
  const [refused, setRefused] = useState<number>();
  const { sellByMultipleOf, quantity, offer, type, name } = line;
  const rule = { sellByMultipleOf, stock: line.stock === null ? null : line.stock + quantity, isWine: type === 'WINE' };
  const listed = quantityChoices(rule);
  if (listed.length === 0 || (listed.length === 1 && listed[0] === quantity)) {
    const isUnique = offer === 'SECOND_HAND' && quantity === 1;
    return <span className={styles.single}>{isUnique ? messages.single : messages.onlyQuantity({ count: quantity })}</span>;
  }
  const choose = (wanted: number) => {
    const breaksRule = quantityRefusal(wanted, rule) !== null;
    setRefused(breaksRule ? wanted : undefined);
    if (!breaksRule && wanted !== quantity) onQuantity?.(wanted);
  };
  return (
    <QuantityInput
      compact
      label={messages.quantityOf({ name })}
      exactLabel={messages.exactQuantityOf({ name })}
      quantity={quantity}
      rule={rule}
      refused={refused}
      onQuantity={choose}
    />
  );
}
