import { useMoney } from '#client/money.tsx';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/buying/customization-steps.ts';
import type { CustomizedPrice } from '#schemas/customization.ts';
import { Button } from '#ui/button.tsx';
import { formatPrice } from '#ui/format-price.ts';
import { Picture } from '#ui/picture.tsx';
import type { CustomizationStepsData } from './index.ts';
import { customizationStyles as styles } from './styles.ts';

type PricePanelProps = {
  data: CustomizationStepsData;
  showPicture: boolean;
  price: CustomizedPrice | null;
  quantity: number;
  state: 'asking' | 'known' | 'unknown';
  onRetry: () => void;
};

/** Shows the customized product and its price so far; on a phone it stays at the bottom of the screen. */
export function PricePanel({ data: { product, declination }, showPicture, price, quantity, state, onRetry }: PricePanelProps) {
  const messages = useMessages(allMessages);
  const money = useMoney();
  const pieces = (price?.price ?? declination.price) * (price?.quantity ?? quantity);
  const rows = [
    { label: quantity > 1 ? messages.pieces({ quantity }) : messages.piece, cents: pieces },
    { label: messages.reduction, cents: -(price?.quantityDiscount ?? 0) },
    { label: messages.extra, cents: price?.customizationTotal ?? 0 },
  ].filter(({ cents }, at) => at === 0 || cents !== 0);
  return (
    <section className={styles.aside} aria-label={messages.price}>
      <div className={styles.product}>
        {showPicture && product.image ? <Picture image={product.image} alt="" widths={[160, 320]} sizes="80px" /> : <span />}
        <p className={styles.muted}>
          <span className={styles.name}>{product.name}</span>
          {declination.label}
        </p>
      </div>
      <dl className={styles.sums} aria-busy={state === 'asking'}>
        {rows.map(({ label, cents }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatPrice(cents, money)}</dd>
          </div>
        ))}
        <div className={styles.total}>
          <dt>{messages.total}</dt>
          <dd>
            <span role="status">{formatPrice(price?.total ?? pieces, money)}</span>
          </dd>
        </div>
      </dl>
      {state === 'unknown' ? (
        <p className={styles.muted} role="alert">
          {messages.priceUnknown}{' '}
          <Button variant="quiet" onClick={onRetry}>
            {messages.retry}
          </Button>
        </p>
      ) : (
        <div className={styles.included}>
          <p className={styles.cost}>{messages.included}</p>
        </div>
      )}
    </section>
  );
}
