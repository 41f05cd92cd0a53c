import { adminBookingsQuery } from '#client/queries/booking.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { formatDay, formatHour } from '#domain/date-formats.ts';
import { dateIn, timeIn } from '#domain/time-zones.ts';
import type { AdminBooking } from '#schemas/booking.ts';
import { Badge } from '#ui/badge.tsx';
import { Table } from '#ui/table.tsx';
import { FilteredList } from '../list/filtered-list.tsx';
import { ListAndDetail } from '../list/list-and-detail.tsx';
import { OpenDetail } from '../list/open-detail.tsx';
import { nbItem, pageOf } from '../list/panel-list.tsx';
import { adminStyles as styles } from '../styles.ts';
import { usePageQuery } from '../use-page-query.ts';
import { BookingPanel } from './booking-panel.tsx';
import { messages as allMessages } from './messages.ts';

/** Who comes for a service, day by day. */
export function BookingsScreen() {
  const messages = useMessages(allMessages);
  const { timeZone } = useSite().site;
  const query = usePageQuery();
  const page = pageOf(query);
  const search = query.get('search');
  const isAll = query.get('view') === 'all';
  const state = useServerState(adminBookingsQuery({ page, nbItem, view: isAll ? 'all' : 'upcoming', search }));
  const { data } = state;
  const chosen = data?.bookings.find(({ id }) => String(id) === query.get('booking'));
  const days = [...Map.groupBy(data?.bookings ?? [], ({ startsAt }) => dateIn(timeZone, new Date(startsAt)))];
  return (
    <FilteredList
      title={messages.title}
      count={data && messages.count(data.total)}
      total={data?.total}
      state={state}
      none={messages.none}
      empty={{ icon: 'calendar', title: messages.noneYet, text: messages.noneYetText }}
      query={query}
      searchHint={messages.searchHint}
      choice={{
        label: messages.view,
        name: 'view',
        value: isAll ? 'all' : undefined,
        every: messages.upcoming,
        options: [{ value: 'all', label: messages.all }],
      }}
      detail="booking"
    >
      <ListAndDetail
        list={
          <div className={styles.ask}>
            {days.map(([date, bookings]) => (
              <DayOfBookings
                key={date}
                date={date}
                bookings={bookings}
                chosen={chosen}
                busy={state.isPlaceholderData}
                onOpen={(id) => query.set({ booking: String(id) })}
              />
            ))}
          </div>
        }
        label={messages.detail}
        detail={chosen ? <BookingPanel key={chosen.id} booking={chosen} /> : null}
        hint={messages.choose}
      />
    </FilteredList>
  );
}

type DayProps = {
  date: string;
  bookings: readonly AdminBooking[];
  chosen: AdminBooking | undefined;
  busy: boolean;
  onOpen: (id: number) => void;
};

function DayOfBookings({ date, bookings, chosen, busy, onOpen }: DayProps) {
  const messages = useMessages(allMessages);
  const { lang, site } = useSite();
  const day = `${formatDay(date, lang)} ${date.slice(0, 4)}`;
  return (
    <section>
      <h2>{day}</h2>
      <Table
        caption={day}
        rows={bookings}
        rowKey={({ id }) => String(id)}
        busy={busy}
        columns={[
          { key: 'hour', header: messages.hour, cell: ({ startsAt }) => formatHour(timeIn(site.timeZone, new Date(startsAt)), lang) },
          {
            key: 'person',
            header: messages.person,
            cell: ({ id, name, phone }) => (
              <OpenDetail isOpen={chosen?.id === id} onOpen={() => onOpen(id)} note={phone}>
                {name}
              </OpenDetail>
            ),
          },
          {
            key: 'service',
            header: messages.service,
            cell: ({ title, seats }) => (
              <span className={styles.lines}>
                {title}
                {seats > 1 && <span className={styles.muted}>{messages.seats(seats)}</span>}
              </span>
            ),
          },
          {
            key: 'state',
            header: messages.state,
            cell: ({ state }) => <Badge tone={state === 'booked' ? 'accent' : 'sale'}>{messages.states[state]}</Badge>,
          },
        ]}
      />
    </section>
  );
}
