import { useLocalPath, useSite, useWords } from '#client/site.tsx';
import { quantityChoices } from '#machines/cart/quantity.ts';
import { isStopped } from '#machines/cart/stopped.ts';
import type { CartProduct } from '#schemas/cart.ts';
import { stepReached } from '#schemas/decreasing-discount.ts';
import { Picture } from '#ui/picture.tsx';
import { Select } from '#ui/select.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { Amount } from '../order-parts/amount.tsx';
import { ChosenLines } from '../order-parts/chosen-lines.tsx';
import { RentalLines } from '../order-parts/rental-lines.tsx';
import { amountOff } from '../product-parts/amount-off.ts';
import { cartLineStyles as styles } from './cart-line-styles.ts';
import { words as allWords } from './words.ts';

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
  const words = useWords(allWords);
  const to = useLocalPath();
  const { locale } = useSite();
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
        <p className={styles.detail}>{[line.offer === 'RENTAL' && words.rental, line.declinationLabel].filter(Boolean).join(' · ')}</p>
        <RentalLines rental={line.rental} className={styles.detail} />
        <ChosenLines
          chosen={line.customizations}
          extra={line.customizationTotal}
          extraLabel={words.customization}
          className={styles.detail}
        />
        {!compact && line.customizations.some(({ isPersonal }) => isPersonal) && <p className={styles.detail}>{words.personal}</p>}
        {showReference && (
          <p className={styles.detail}>
            {words.reference} {line.reference}
          </p>
        )}
        {line.issue && (
          <p className={styles.issue} role="status">
            {words.issue[line.issue]}
          </p>
        )}
      </div>
      <p className={styles.price}>
        <Amount cents={line.total} />
        {line.referencePrice !== null && line.referencePrice > line.price && (
          <s className={styles.before}>
            <VisuallyHidden>{words.insteadOf} </VisuallyHidden>
            <Amount cents={line.referencePrice * line.quantity} />
          </s>
        )}
        {line.quantity > 1 && (
          <span className={styles.detail}>
            {compact && `${line.quantity} × `}
            <Amount cents={line.price} /> {!compact && words.each}
          </span>
        )}
        {step && line.quantityDiscount > 0 && (
          <span className={styles.detail}>{words.quantityDiscount(amountOff(step, locale), step.from)}</span>
        )}
      </p>
      <div className={styles.actions}>
        {!compact && !stopped && <Quantity line={line} onQuantity={onQuantity} />}
        <button type="button" className={styles.remove} onClick={onRemove} aria-label={words.removeName(line.name)}>
          {words.remove}
        </button>
      </div>
    </li>
  );
}

/** The quantity selector; a line that can only be one says so instead. */
function Quantity({ line, onQuantity }: Pick<CartLineProps, 'line' | 'onQuantity'>) {
  const words = useWords(allWords);
  const stock = line.stock === null ? null : line.stock + line.quantity;
  const choices = quantityChoices({ sellByMultipleOf: line.sellByMultipleOf, stock });
  const listed = choices.includes(line.quantity) ? choices : [...choices, line.quantity].sort((a, b) => a - b);
  if (listed.length <= 1) {
    const isUnique = line.offer === 'SECOND_HAND' && line.quantity === 1;
    return <span className={styles.single}>{isUnique ? words.single : words.onlyQuantity(line.quantity)}</span>;
  }
  return (
    <Select
      compact
      label={words.quantityOf(line.name)}
      value={String(line.quantity)}
      options={listed.map((quantity) => ({ value: String(quantity), label: String(quantity) }))}
      onChange={(event) => onQuantity?.(Number(event.target.value))}
    />
  );
}
