import { useMoney } from '#client/money.tsx';
import type { EntryValue } from '#client/queries/entries.ts';
import { filteredThingsQuery } from '#client/queries/page-editor.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/products.ts';
import { Badge } from '#ui/badge.tsx';
import { formatPrice } from '#ui/format-price.ts';
import { adminStyles } from '../styles.ts';

/** Tags that a row has room for. */
const maxTags = 3;

type CellProps = { row: EntryValue };

/** The price of a product; none where it is unknown. */
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

/** Tags of a product by their names, the first few. One whose name is not among those that the filter offers is shown as it is. */
export function TagsCell({ row: { tags } }: CellProps) {
  const { data } = useServerState(filteredThingsQuery('tag'));
  const messages = useMessages(allMessages);
  const names = Array.isArray(tags) ? (tags as readonly string[]) : [];
  const titles = names.slice(0, maxTags).map((name) => data?.items.find((tag) => tag.name === name)?.title ?? name);
  return (
    <>
      {titles.join(', ')}
      {names.length > maxTags && <span className={adminStyles.muted}> {messages.moreTags({ count: names.length - maxTags })}</span>}
    </>
  );
}

/** A mark that says if the shop shows the product. */
export function StateCell({ row: { isPublished } }: CellProps) {
  const messages = useMessages(allMessages);
  return isPublished === false ? <Badge tone="quiet">{messages.hidden}</Badge> : <Badge tone="accent">{messages.shown}</Badge>;
}
