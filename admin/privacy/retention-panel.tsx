import { browserApi } from '#client/browser-api.ts';
import { retentionQuery } from '#client/queries/admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { formatCalendarDate } from '#domain/date-formats.ts';
import { messages as allMessages } from '#messages/generated/admin/privacy.ts';
import { RetentionKind, type RetentionRun } from '#schemas/retention.ts';
import { Button } from '#ui/button.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { adminStyles as styles } from '../styles.ts';

/** Shows retention times of personal data, runs of the daily job, a trial run, and contracts that are closed off. */
export function RetentionPanel() {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const { data, isError, refetch } = useServerState(retentionQuery());
  const trial = usePanelMutation({ mutationFn: () => browserApi.call('POST /admin/retention/trial', {}), done: messages.trialDone });
  if (isError) return <RetryAlert text={messages.error} label={messages.retry} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={messages.loading} bars={[4, 8]} />;
  const { ordersYears, messagesYears, bookingsYears, logsMonths, runs, closed } = data;
  return (
    <>
      <section className={`${styles.panel} ${styles.ask}`}>
        <h2>{messages.retention}</h2>
        <p>{messages.times({ years: ordersYears, messages: messagesYears, bookings: bookingsYears, months: logsMonths })}</p>
        <p>
          <a href="/admin/parameters#RETENTION_YEARS">{messages.settings}</a>
        </p>
        <div>
          <Button variant="outline" busy={trial.isPending} onClick={() => trial.mutate()}>
            {messages.trial}
          </Button>
        </div>
        {runs.length === 0 && <p className={styles.muted}>{messages.noRun}</p>}
        <ul className={styles.plain}>
          {runs.map((run) => (
            <Run key={run.id} run={run} />
          ))}
        </ul>
      </section>
      <section className={`${styles.panel} ${styles.ask}`}>
        <h2>{messages.closed}</h2>
        <p className={styles.muted}>{messages.closedText}</p>
        {closed.total === 0 ? (
          <p>{messages.noClosed}</p>
        ) : (
          <ul className={styles.plain}>
            {closed.contracts.map(({ idOrder, reference, until }) => (
              <li key={idOrder}>
                <a href={`/admin/orders/${idOrder}`}>{reference}</a> {messages.until({ day: formatCalendarDate(until, lang) })}
              </li>
            ))}
          </ul>
        )}
        {closed.total > closed.contracts.length && <p className={styles.muted}>{messages.more({ count: closed.total })}</p>}
      </section>
    </>
  );
}

function Run({ run }: { run: RetentionRun }) {
  const messages = useMessages(allMessages);
  const dates = useDates();
  const done = RetentionKind.options.filter((kind) => run.counts[kind] > 0);
  return (
    <li>
      <time dateTime={run.at}>{dates.minute(run.at)}</time> {run.isTrial && `${messages.isTrial} `}
      <span className={styles.muted}>
        {done.length === 0 ? messages.nothing : done.map((kind) => messages.counts[kind]({ count: run.counts[kind] })).join(', ')}
      </span>
    </li>
  );
}
