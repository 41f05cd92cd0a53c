import { useMoney } from '#client/money.tsx';
import { useSite } from '#client/site.tsx';
import { rentalReturnLines, rentalReturnTitle } from '#domain/rental-return.ts';
import type { Order } from '#schemas/order.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { formatPrice } from '#ui/format-price.ts';
import { orderStyles } from './styles.ts';

const list = style({ display: 'grid', gap: theme.space.xs, margin: 0, paddingInlineStart: '1.25rem' });

/**
 * Explains when and how rented pieces are returned, and what is done with the deposit. Nothing for an order without rentals, cancelled or
 * refunded.
 */
export function RentalReturn({ order: { lines, status, currency } }: { order: Pick<Order, 'lines' | 'status' | 'currency'> }) {
  const { lang, parameters } = useSite();
  const money = useMoney(currency);
  if (status === 'CANCELLED' || status === 'REFUNDED') return null;
  const terms = { howToReturn: parameters.RENTAL_RETURN ?? '', depositDays: Number(parameters.RENTAL_DEPOSIT_DAYS ?? 7) };
  const told = rentalReturnLines(lines, terms, { lang, formatMoney: (cents) => formatPrice(cents, money) });
  if (told.length === 0) return null;
  return (
    <section className={orderStyles.card}>
      <div>
        <h3 className={orderStyles.factTitle}>{rentalReturnTitle(lang)}</h3>
        <ul className={list}>
          {told.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
    </section>
  );
}
