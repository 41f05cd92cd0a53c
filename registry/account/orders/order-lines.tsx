import { useLocalPath, useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/account/orders.ts';
import type { OrderLine } from '#schemas/order.ts';
import { Picture } from '#ui/picture.tsx';
import { Amount } from './amount.tsx';
import { ChosenLines } from './chosen-lines.tsx';
import { RentalLines } from './rental-lines.tsx';
import { orderStyles as styles } from './styles.ts';

/** Fields that a line of a cart and a line of an order have in common. */
export type ReviewLine = Pick<
  OrderLine,
  | 'rental'
  | 'id'
  | 'name'
  | 'declinationLabel'
  | 'quantity'
  | 'quantityDiscount'
  | 'total'
  | 'image'
  | 'customizations'
  | 'customizationTotal'
>;

/** `showsReferences`: with the references of the products, where lines have them. `linksProducts`: with the way to their pages. */
type OrderLinesProps = {
  lines: readonly (ReviewLine & { reference?: string; url?: string })[];
  showsReferences?: boolean;
  linksProducts?: boolean;
};

/** Lines to read over, without anything to change. */
export function OrderLines({ lines, showsReferences = false, linksProducts = false }: OrderLinesProps) {
  const to = useLocalPath();
  const messages = useMessages(allMessages);
  return (
    <ul className={styles.lines}>
      {lines.map((line) => (
        <li key={line.id} className={styles.line}>
          <span className={styles.picture}>{line.image && <Picture image={line.image} alt="" sizes="64px" widths={[160, 320]} />}</span>
          <span className={styles.name}>
            {linksProducts && line.url ? <a href={to(line.url)}>{line.name}</a> : line.name}
            {line.quantity > 1 && <span className={styles.muted}> {messages.quantity({ count: line.quantity })}</span>}
            {line.declinationLabel && <span className={styles.detail}>{line.declinationLabel}</span>}
            {showsReferences && line.reference && (
              <span className={styles.detail}>{messages.reference({ reference: line.reference })}</span>
            )}
            <RentalLines rental={line.rental} className={styles.detail} />
            <ChosenLines
              chosen={line.customizations}
              extra={line.customizationTotal}
              extraLabel={messages.customization}
              className={styles.detail}
            />
            {line.quantityDiscount > 0 && (
              <span className={styles.detail}>
                {messages.quantityDiscount} <Amount cents={-line.quantityDiscount} />
              </span>
            )}
          </span>
          <Amount cents={line.total} />
        </li>
      ))}
    </ul>
  );
}
