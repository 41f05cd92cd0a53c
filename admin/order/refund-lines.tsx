import { useMoney } from '#client/money.tsx';
import { useMessages } from '#client/site.tsx';
import type { CallFailure } from '#domain/call-failure.ts';
import { paidOfPieces } from '#domain/refunds.ts';
import { messages as paymentMessages } from '#messages/generated/admin/order/payment.ts';
import type { Order, OrderLine, OrderStatus } from '#schemas/order.ts';
import type { RefundableLine } from '#schemas/payment-books.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { formatPrice } from '#ui/format-price.ts';
import { Select } from '#ui/select.tsx';
import { errorAt } from '../call/failure-alert.tsx';
import { paymentStyles } from '../payments/styles.ts';
import { adminStyles as styles } from '../styles.ts';

/** Pieces of a line that money is given back for; `restock`: they are for sale again. */
export type ChosenLine = { id: number; quantity: number; restock: boolean };

/** Statuses in which the pieces of an order have not left the shop yet. */
export const inTheShop: readonly OrderStatus[] = ['PAID', 'PREPARING', 'READY_FOR_PICKUP'];

/** Cents that were paid for the chosen pieces, as the server counts them. */
export const paidOf = (chosen: readonly ChosenLine[], order: Order, lines: readonly RefundableLine[]): number =>
  chosen.reduce((sum, { id, quantity }) => {
    const line = lines.find((each) => each.id === id);
    const bought = order.lines.find((each) => each.id === id);
    return line && bought ? sum + paidOfPieces({ paid: line.paid, quantity: bought.quantity }, quantity, line.credited) : sum;
  }, 0);

const outOf = (lines: readonly RefundableLine[], id: number): number => lines.find((line) => line.id === id)?.out ?? 0;

/** The chosen pieces as they are now: what came back meanwhile does not go back on sale once more. */
export const asTheyAre = (chosen: readonly ChosenLine[], lines: readonly RefundableLine[]): ChosenLine[] =>
  chosen.map((each) => ({ ...each, restock: each.restock && each.quantity <= outOf(lines, each.id) }));

type RefundLinesProps = {
  order: Order;
  lines: readonly RefundableLine[];
  chosen: readonly ChosenLine[];
  failure: CallFailure | null;
  onChange: (chosen: readonly ChosenLine[]) => void;
};

/** Choice of the pieces to refund, and of those that go back on sale. */
export function RefundLines({ order, lines, chosen, failure, onChange }: RefundLinesProps) {
  const messages = useMessages(paymentMessages);
  const money = useMoney();
  const change = (next: ChosenLine) => onChange(chosen.map((each) => (each.id === next.id ? next : each)));
  const choose = ({ id, quantity }: OrderLine, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, { id, quantity, restock: inTheShop.includes(order.status) }] : chosen.filter((each) => each.id !== id));
  return (
    <fieldset className={paymentStyles.group}>
      <legend>{messages.lines}</legend>
      <p className={styles.note}>{messages.linesHint}</p>
      {order.lines.map((line) => {
        const at = chosen.findIndex(({ id }) => id === line.id);
        const own = chosen[at];
        const name = `${line.name} ${line.declinationLabel}`.trim();
        const out = outOf(lines, line.id);
        return (
          <div key={line.id} className={paymentStyles.plain}>
            <Checkbox
              label={`${line.quantity} × ${name} · ${formatPrice(lines.find(({ id }) => id === line.id)?.paid ?? line.total, money)}`}
              checked={own !== undefined}
              error={own && (errorAt(failure, `lines.${at}.id`) ?? errorAt(failure, `lines.${at}.quantity`))}
              onChange={({ target }) => choose(line, target.checked)}
            />
            {own && (
              <div className={paymentStyles.within}>
                {line.quantity > 1 && (
                  <Select
                    label={messages.howMany({ name })}
                    value={String(own.quantity)}
                    options={Array.from({ length: line.quantity }, (_, index) => ({ value: String(index + 1), label: String(index + 1) }))}
                    onChange={({ target }) => change({ ...own, quantity: Number(target.value) })}
                  />
                )}
                {out >= own.quantity ? (
                  <Checkbox
                    label={messages.restock({ count: own.quantity })}
                    checked={own.restock}
                    onChange={({ target }) => change({ ...own, restock: target.checked })}
                  />
                ) : (
                  <p className={styles.note}>{out === 0 ? messages.notOut : messages.someOut({ count: out })}</p>
                )}
              </div>
            )}
          </div>
        );
      })}
    </fieldset>
  );
}
