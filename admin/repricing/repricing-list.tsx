import type { Ref } from 'react';
import { repricingsQuery } from '#client/queries/admin-repricing.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/repricing.ts';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { adminStyles as styles } from '../styles.ts';
import { RepricingItem } from './repricing-item.tsx';
import { repricingStyles } from './styles.ts';

/** Changes of the last days, the latest first; one that is under way is followed. @param title its heading, which takes the focus */
export function RepricingList({ title }: { title: Ref<HTMLHeadingElement> }) {
  const messages = useMessages(allMessages);
  const { data, isError, refetch } = useServerState(repricingsQuery());
  return (
    <section className={styles.panel} aria-label={messages.list}>
      <h2 ref={title} tabIndex={-1}>
        {messages.list}
      </h2>
      {isError && !data && <RetryAlert text={messages.error} label={messages.retry} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={messages.loading} bars={[2, 2]} />}
      {data?.repricings.length === 0 && <p className={styles.muted}>{messages.none}</p>}
      {data && data.repricings.length > 0 && (
        <ul className={repricingStyles.changes}>
          {data.repricings.map((repricing) => (
            <RepricingItem key={repricing.id} repricing={repricing} />
          ))}
        </ul>
      )}
    </section>
  );
}
