import { useState } from 'react';
import { openRefundsQuery } from '#client/queries/admin-payments.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { messages as refundMessages } from '#messages/generated/admin/payments/refund.ts';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { ListPages } from '../list/list-pages.tsx';
import { nbItem } from '../list/list-state.ts';
import { adminStyles as styles } from '../styles.ts';
import { RefundItem } from './refund-item.tsx';

/** Refunds that are not done: some of them wait for a person. Nothing where there is none. */
export function OpenRefunds() {
  const messages = useMessages(refundMessages);
  const [page, setPage] = useState(1);
  const { data, isError, refetch } = useServerState(openRefundsQuery({ page, nbItem }));
  if (isError && !data) return <RetryAlert text={messages.failedToLoad} label={messages.retryLoad} onRetry={() => void refetch()} />;
  if (!data || data.total === 0) return null;
  return (
    <section className={styles.panel}>
      <h2>{messages.openCount({ count: data.total })}</h2>
      <ul className={styles.plain}>
        {data.refunds.map((refund) => (
          <li key={refund.id} className={styles.ask}>
            <a href={`/admin/orders/${refund.idOrder}`}>{messages.order({ reference: refund.orderReference })}</a>
            <RefundItem refund={refund} provider={refund.provider} />
          </li>
        ))}
      </ul>
      <ListPages page={page} total={data.total} hrefOf={(target) => `?refunds=${target}`} onChange={setPage} />
    </section>
  );
}
