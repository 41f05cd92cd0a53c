import { useMoney } from '#client/money.tsx';
import type { EntryValue } from '#client/queries/entries.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/products.ts';
import { Badge } from '#ui/badge.tsx';
import { formatPrice } from '#ui/format-price.ts';
import { adminStyles } from '../styles.ts';

type CellProps = { row: EntryValue };

/** The price of a product; free of a unit where none was given. */
export function PriceCell({ row: { price } }: CellProps) {
  const money = useMoney();
  return typeof price === 'number' ? formatPrice(price, money) : null;
}

/** Pieces that can be sold, of all its declinations. */
export function StockCell({ row: { stock } }: CellProps) {
  const messages = useMessages(allMessages);
  if (typeof stock !== 'number') return <span className={adminStyles.muted}>{messages.uncounted}</span>;
  return stock > 0 ? stock : <span className={adminStyles.alert}>{messages.soldOut}</span>;
}

/** Whether the shop shows it. */
export function StateCell({ row: { isPublished } }: CellProps) {
  const messages = useMessages(allMessages);
  return isPublished === false ? <Badge tone="quiet">{messages.hidden}</Badge> : <Badge tone="accent">{messages.shown}</Badge>;
}
