import { adminOrdersQuery } from '#client/queries/admin.ts';
import { answersQuery } from '#client/queries/admin-inbox.ts';
import { adminBookingsQuery } from '#client/queries/booking.ts';
import { orderStatusesQuery } from '#client/queries/orders.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/home.ts';
import { Amount } from '#registry/account/orders/amount.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { IconPath } from '#ui/icon-path.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { MailsStay } from '../mails-stay.tsx';
import { useSessionEnd } from '../require-admin.tsx';
import { panelIconPath } from '../shell/panel-icons.ts';
import { adminStyles } from '../styles.ts';
import { CreateLinks } from './create-links.tsx';
import { LatestList } from './latest-list.tsx';
import { homeStyles as styles } from './styles.ts';
import { type Todo, useTodos } from './use-todos.ts';

/** First screen of the panel: the tasks to do, and the latest entries. */
export function HomeScreen() {
  const messages = useMessages(allMessages);
  const { todos, isError, retry } = useTodos();
  return (
    <>
      <div className={adminStyles.head}>
        <h1>{messages.title}</h1>
      </div>
      <MailsStay />
      <section className={styles.part} aria-label={messages.todo}>
        <h2 className={styles.title}>{messages.todo}</h2>
        {isError && <RetryAlert text={messages.error} label={messages.retry} onRetry={retry} />}
        {!todos && !isError && <Skeleton label={messages.loading} bars={[6]} />}
        {todos && <Todos todos={todos} />}
      </section>
      <CreateLinks />
      <div className={styles.latest}>
        <LatestOrders />
        <div className={styles.part}>
          <NextBookings />
          <LatestAnswers />
        </div>
      </div>
    </>
  );
}

export function Todos({ todos }: { todos: readonly Todo[] }) {
  const messages = useMessages(allMessages);
  if (todos.length === 0) {
    return (
      <div className={adminStyles.panel}>
        <EmptyState icon="check" title={messages.nothing} text={messages.nothingText} />
      </div>
    );
  }
  return (
    <ul className={styles.todos}>
      {todos.map(({ key, icon, href, count }) => (
        <li key={key}>
          <a className={styles.todo} href={href}>
            <IconPath path={panelIconPath(icon)} size="1.4rem" />
            <span>
              <strong>{count}</strong> {messages.todos[key]({ count })}
            </span>
          </a>
        </li>
      ))}
    </ul>
  );
}

function LatestOrders() {
  const messages = useMessages(allMessages);
  const dates = useDates();
  const { data, error } = useServerState(adminOrdersQuery({ nbItem: 6 }));
  const statuses = useServerState(orderStatusesQuery()).data ?? [];
  useSessionEnd(error);
  return (
    <LatestList
      title={messages.latestOrders}
      all="/admin/orders"
      none={messages.noOrder}
      entries={data?.orders.map(({ id, reference, customer, createdAt, status, total, currency }) => ({
        key: id,
        href: `/admin/orders/${id}`,
        label: reference,
        note: `${customer} · ${dates.date(createdAt)}`,
        end: <Amount cents={total} currency={currency} />,
        endNote: statuses.find((one) => one.id === status)?.value,
      }))}
    />
  );
}

/** The next appointments; nothing where there are none: few shops take any. */
function NextBookings() {
  const messages = useMessages(allMessages);
  const dates = useDates();
  const { data } = useServerState(adminBookingsQuery({ nbItem: 4 }));
  if (!data || data.total === 0) return null;
  return (
    <LatestList
      title={messages.nextBookings}
      all="/admin/bookings"
      none=""
      entries={data.bookings.map(({ id, name, title, startsAt }) => ({
        key: String(id),
        href: `/admin/bookings?booking=${id}`,
        label: name,
        note: title,
        end: dates.minute(startsAt),
      }))}
    />
  );
}

function LatestAnswers() {
  const messages = useMessages(allMessages);
  const dates = useDates();
  const { data } = useServerState(answersQuery({ nbItem: 4 }));
  return (
    <LatestList
      title={messages.latestAnswers}
      all="/admin/answers"
      none={messages.noAnswer}
      entries={data?.answers.map(({ id, title, answers, createdAt }) => ({
        key: id,
        href: `/admin/answers?answer=${id}`,
        label: title,
        note: answers[0]?.value.slice(0, 60),
        end: dates.date(createdAt),
      }))}
    />
  );
}
