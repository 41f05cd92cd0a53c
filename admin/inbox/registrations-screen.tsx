import { adminEventsQuery, registrationsQuery } from '#client/queries/admin-inbox.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { Table } from '#ui/table.tsx';
import { FilteredList } from '../list/filtered-list.tsx';
import { nbItem, pageOf } from '../list/panel-list.tsx';
import { adminStyles as styles } from '../styles.ts';
import { usePageQuery } from '../use-page-query.ts';
import { messages as allMessages } from './messages.ts';

/** Who comes to the shop's events. */
export function RegistrationsScreen() {
  const messages = useMessages(allMessages).registrations;
  const dates = useDates();
  const query = usePageQuery();
  const page = pageOf(query);
  const search = query.get('search');
  const events = useServerState(adminEventsQuery()).data?.events ?? [];
  const event = events.find(({ id }) => String(id) === query.get('event'));
  const state = useServerState(registrationsQuery({ page, nbItem, search, event: event?.id }));
  const { data } = state;
  return (
    <FilteredList
      title={messages.title}
      count={event ? messages.taken(event.booked, event.seats) : data && messages.count(data.total)}
      total={data?.total}
      state={state}
      none={messages.none}
      empty={{ icon: 'calendar', title: messages.noneYet, text: messages.noneYetText }}
      query={query}
      searchHint={messages.searchHint}
      choice={{
        label: messages.event,
        name: 'event',
        value: event && String(event.id),
        every: messages.everyEvent,
        options: events.map(({ id, title, startsAt }) => ({ value: String(id), label: `${title}, ${dates.date(startsAt)}` })),
      }}
    >
      <div className={styles.panel}>
        <Table
          caption={messages.title}
          rows={data?.registrations ?? []}
          rowKey={({ id }) => String(id)}
          busy={state.isPlaceholderData}
          columns={[
            { key: 'name', header: messages.name, cell: ({ name }) => name },
            {
              key: 'contact',
              header: messages.contact,
              cell: ({ email, phone }) => (
                <span className={styles.lines}>
                  <a href={`mailto:${email}`}>{email}</a>
                  {phone && <a href={`tel:${phone}`}>{phone}</a>}
                </span>
              ),
            },
            {
              key: 'event',
              header: messages.event,
              cell: (row) => (
                <span className={styles.lines}>
                  <a href={`/evenements/${row.event.slug}/${row.event.id}`}>{row.event.title}</a>
                  {row.event.startsAt && <span className={styles.muted}>{messages.on(dates.minute(row.event.startsAt))}</span>}
                </span>
              ),
            },
            { key: 'seats', header: messages.seats, align: 'end', cell: ({ seats }) => seats },
            { key: 'date', header: messages.date, cell: ({ createdAt }) => dates.date(createdAt) },
          ]}
        />
      </div>
    </FilteredList>
  );
}
