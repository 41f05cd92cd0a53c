import { adminBookingsQuery } from '#client/queries/booking.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { formatDay, formatHour } from '#domain/date-formats.ts';
import { dateIn, timeIn } from '#domain/time-zones.ts';
import { messages as allMessages } from '#messages/generated/admin/bookings.ts';
import { Badge } from '#ui/badge.tsx';
import { List } from '../list/list.tsx';
import { nbItem, useListState } from '../list/list-state.ts';
import { adminStyles as styles } from '../styles.ts';
import { BookingPanel } from './booking-panel.tsx';

/** Bookings of services, day by day. */
export function BookingsScreen() {
  const messages = useMessages(allMessages);
  const { lang, site } = useSite();
  const list = useListState('booking');
  const view = list.chosen('view', ['all']) ?? 'upcoming';
  const answer = useServerState(adminBookingsQuery({ page: list.page, nbItem, view, search: list.search }));
  const { data } = answer;
  const chosen = data?.bookings.find(({ id }) => String(id) === list.opened);
  return (
    <List
      list={list}
      name="bookings"
      title={messages.title}
      count={data && messages.count({ count: data.total })}
      total={data?.total}
      answer={answer}
      none={messages.none}
      empty={{ icon: 'calendar', title: messages.noneYet, text: messages.noneYetText }}
      searchHint={messages.searchHint}
      filters={[
        {
          label: messages.view,
          name: 'view',
          value: view === 'all' ? view : undefined,
          every: messages.upcoming,
          options: [{ value: 'all', label: messages.all }],
        },
      ]}
      rows={data?.bookings ?? []}
      rowKey={({ id }) => String(id)}
      groups={{
        keyOf: ({ startsAt }) => dateIn(site.timeZone, new Date(startsAt)),
        title: (date) => `${formatDay(date, lang)} ${date.slice(0, 4)}`,
      }}
      head={{ header: messages.person, label: ({ name }) => name, note: ({ phone }) => phone }}
      columns={[
        { key: 'hour', header: messages.hour, cell: ({ startsAt }) => formatHour(timeIn(site.timeZone, new Date(startsAt)), lang) },
        {
          key: 'service',
          header: messages.service,
          cell: ({ title, seats }) => (
            <span className={styles.lines}>
              {title}
              {seats > 1 && <span className={styles.muted}>{messages.seats({ seats })}</span>}
            </span>
          ),
        },
        {
          key: 'state',
          header: messages.state,
          cell: ({ state }) => <Badge tone={state === 'booked' ? 'accent' : 'sale'}>{messages.states[state]}</Badge>,
        },
      ]}
      detail={{
        label: messages.detail,
        content: chosen && <BookingPanel key={chosen.id} booking={chosen} />,
      }}
    />
  );
}
