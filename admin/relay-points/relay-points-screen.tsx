import { relayFeedsQuery } from '#client/queries/admin-relay-points.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/relay-points.ts';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { adminStyles as styles } from '../styles.ts';
import { RelayFeedPanel } from './relay-feed-panel.tsx';

/** Shows where the relay points of each carrier come from, and what was wrong at the last run. */
export function RelayPointsScreen() {
  const messages = useMessages(allMessages);
  const { data, isError, refetch } = useServerState(relayFeedsQuery());
  return (
    <>
      <div className={styles.head}>
        <h1>{messages.title}</h1>
      </div>
      <p>{messages.intro}</p>
      {isError && <RetryAlert text={messages.error} label={messages.retry} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={messages.loading} bars={[2.5, 2.5]} />}
      {data?.feeds.length === 0 && <p>{messages.none}</p>}
      {data?.feeds.map((feed) => (
        <RelayFeedPanel key={feed.idCarrier} feed={feed} hosts={data.hosts} />
      ))}
    </>
  );
}
