import { useMoney } from '#client/money.tsx';
import type { EntryValue } from '#client/queries/entries.ts';
import { sheetQuery } from '#client/queries/sheet.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/products.ts';
import type { ProductEntry } from '#schemas/entities/product.ts';
import type { Declination } from '#schemas/product.ts';
import { formatPrice } from '#ui/format-price.ts';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { Table } from '#ui/table.tsx';
import { adminStyles as styles } from '../styles.ts';

type History = ProductEntry['declinations'][number]['priceHistory'];

/**
 * Prices of a stored product as shoppers see them: what is to be paid, what is crossed out beside it (the lowest price of the 30 days
 * before the reduction, Code de la consommation L112-1-1), and since when each price applied.
 */
export function PricesPanel({ value }: { value: EntryValue }) {
  const { id, isPublished } = value as ProductEntry;
  return id === undefined || !isPublished ? null : <Prices id={id} entry={value as ProductEntry} />;
}

function Prices({ id, entry }: { id: number; entry: ProductEntry }) {
  const messages = useMessages(allMessages).shownPrices;
  const money = useMoney();
  const { data, isError, refetch } = useServerState(sheetQuery(id));
  const price = (cents: number) => formatPrice(cents, money);
  const historyOf = ({ reference }: Declination): History =>
    entry.declinations.find((one) => one.reference === reference)?.priceHistory ?? [];
  return (
    <section className={styles.panel}>
      <h2>{messages.title}</h2>
      {isError && <RetryAlert text={messages.failed} label={messages.retry} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={messages.loading} bars={[2, 2]} />}
      {data?.isPriceHidden && <p className={styles.muted}>{messages.hidden}</p>}
      {data && !data.isPriceHidden && (
        <Table
          caption={messages.title}
          rows={data.declination}
          rowKey={({ id: key }) => String(key)}
          columns={[
            {
              key: 'name',
              header: messages.piece,
              cell: ({ variations, year, reference }) =>
                [...variations.map(({ label }) => label), year].filter(Boolean).join(' · ') || reference,
            },
            { key: 'price', header: messages.toPay, align: 'end', cell: (one) => price(one.price) },
            {
              key: 'before',
              header: messages.crossedOut,
              align: 'end',
              cell: ({ referencePrice }) =>
                referencePrice === null ? <span className={styles.muted}>{messages.none}</span> : <del>{price(referencePrice)}</del>,
            },
            { key: 'history', header: messages.history, cell: (one) => <Changes history={historyOf(one)} format={price} /> },
          ]}
        />
      )}
      <p className={styles.note}>{messages.note}</p>
    </section>
  );
}

/** Earlier prices, the latest first; none where the price and its reduction tell all there is. */
function Changes({ history, format }: { history: History; format: (cents: number) => string }) {
  const messages = useMessages(allMessages).shownPrices;
  const dates = useDates();
  if (history.length === 0) return <span className={styles.muted}>{messages.unchanged}</span>;
  return (
    <ul className={styles.plain}>
      {history.toReversed().map(({ price, since }) => (
        <li key={since}>{messages.since({ price: format(price), moment: dates.minute(since) })}</li>
      ))}
    </ul>
  );
}
