import { useWords } from '#client/site.tsx';
import { Amount } from './amount.tsx';
import { orderStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

export type OrderTotalsProps = {
  subtotal: number;
  discount: number;
  /** Cents; 0 is free, null not chosen yet. */
  shipping: number | null;
  /** False where nothing is sent or collected. */
  hasDelivery: boolean;
  total: number;
  /** VAT included in the total; left out where it is not known yet. */
  vat?: number;
  /** True when a line is sold under the margin scheme (CGI 297 A). */
  hasMargin: boolean;
};

/** What an order comes to, in cents, all taxes included. */
export function OrderTotals({ subtotal, discount, shipping, hasDelivery, total, vat = 0, hasMargin }: OrderTotalsProps) {
  const words = useWords(allWords);
  return (
    <div>
      <dl className={styles.totals}>
        <dt>{words.subtotal}</dt>
        <dd>
          <Amount cents={subtotal} />
        </dd>
        {discount > 0 && (
          <>
            <dt>{words.discount}</dt>
            <dd>
              <Amount cents={-discount} />
            </dd>
          </>
        )}
        {hasDelivery && (
          <>
            <dt>{words.shipping}</dt>
            <dd>
              {shipping === null && <span className={styles.muted}>{words.toChoose}</span>}
              {shipping === 0 && words.free}
              {shipping !== null && shipping > 0 && <Amount cents={shipping} />}
            </dd>
          </>
        )}
        <dt className={styles.grand}>{shipping === null ? words.totalBefore : words.total}</dt>
        <dd className={styles.grand}>
          <Amount cents={total} />
        </dd>
        {vat > 0 && (
          <>
            <dt className={styles.muted}>{words.vat}</dt>
            <dd className={styles.muted}>
              <Amount cents={vat} />
            </dd>
          </>
        )}
      </dl>
      {hasMargin && <p className={styles.note}>{words.margin}</p>}
    </div>
  );
}
