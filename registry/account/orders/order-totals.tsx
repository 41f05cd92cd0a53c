import { useMessages } from '#client/site.tsx';
import { messages as amountMessages } from '#messages/generated/registry/account/orders/amount.ts';
import { messages as allMessages } from '#messages/generated/registry/account/orders.ts';
import { Amount } from './amount.tsx';
import { orderStyles as styles } from './styles.ts';

export type OrderTotalsProps = {
  subtotal: number;
  discount: number;
  /** The code that it is of. */
  discountCode?: string | undefined;
  /** Cents; 0 is free, null not chosen yet. */
  shipping: number | null;
  /** False where nothing is sent or collected. */
  hasDelivery: boolean;
  total: number;
  /** VAT included in the total; left out where it is not known yet. */
  vat?: number;
  /** Of an export: the VAT that is taken off its prices; 0: they stay as they are. */
  exported?: { deducted: number } | undefined;
  /** True when a line is sold under the margin scheme (CGI 297 A). */
  hasMargin: boolean;
};

/** Shows the amounts of an order, in cents, all taxes included. */
export function OrderTotals(props: OrderTotalsProps) {
  const { subtotal, discount, discountCode, shipping, hasDelivery, total, vat = 0, exported, hasMargin } = props;
  const messages = useMessages(allMessages);
  const amounts = useMessages(amountMessages);
  return (
    <div>
      <dl className={styles.totals}>
        <dt>{messages.subtotal}</dt>
        <dd>
          <Amount cents={subtotal} />
        </dd>
        {discount > 0 && (
          <>
            <dt>{amounts.discount({ code: discountCode ?? null })}</dt>
            <dd>
              <Amount cents={-discount} />
            </dd>
          </>
        )}
        {hasDelivery && (
          <>
            <dt>{messages.shipping}</dt>
            <dd>
              {shipping === null && <span className={styles.muted}>{messages.toChoose}</span>}
              {shipping === 0 && messages.free}
              {shipping !== null && shipping > 0 && <Amount cents={shipping} />}
            </dd>
          </>
        )}
        {exported && exported.deducted > 0 && (
          <>
            <dt>{amounts.deducted}</dt>
            <dd>
              <Amount cents={-exported.deducted} />
            </dd>
          </>
        )}
        <dt className={styles.grand}>{exported ? amounts.totalExported : shipping === null ? messages.totalBefore : messages.total}</dt>
        <dd className={styles.grand}>
          <Amount cents={total} />
        </dd>
        {vat > 0 && (
          <>
            <dt className={styles.muted}>{messages.vat}</dt>
            <dd className={styles.muted}>
              <Amount cents={vat} />
            </dd>
          </>
        )}
      </dl>
      {exported && <p className={styles.note}>{amounts.exported}</p>}
      {hasMargin && !exported && <p className={styles.note}>{messages.margin}</p>}
    </div>
  );
}
