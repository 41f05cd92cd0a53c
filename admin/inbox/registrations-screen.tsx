import { adminEventsQuery, registrationsQuery } from '#client/queries/admin-inbox.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/inbox.ts';
import { List } from '../list/list.tsx';
import { nbItem, useListState } from '../list/list-state.ts';
import { adminStyles as styles } from '../styles.ts';

/** Registrations for the shop's events. */
export function RegistrationsScreen() {
  const messages = useMessages(allMessages).registrations;
  const dates = useDates();
  const list = useListState();
  const events = useServerState(adminEventsQuery()).data?.events ?? [];
  const event = events.find(({ id }) => list.chosen('event', [String(id)]) !== undefined);
  const answer = useServerState(registrationsQuery({ page: list.page, nbItem, search: list.search, event: event?.id }));
  const { data } = answer;
  return (
    <List
      list={list}
      name="registrations"
      title={messages.title}
      count={event ? messages.taken({ booked: event.booked, seats: event.seats }) : data && messages.count({ count: data.total })}
      total={data?.total}
      answer={answer}
      none={messages.none}
      empty={{ icon: 'calendar', title: messages.noneYet, text: messages.noneYetText }}
      searchHint={messages.searchHint}
      filters={[
        {
          label: messages.event,
          name: 'event',
          value: event && String(event.id),
          every: messages.everyEvent,
          options: events.map(({ id, title, startsAt }) => ({ value: String(id), label: `${title}, ${dates.date(startsAt)}` })),
        },
      ]}
      rows={data?.registrations ?? []}
      rowKey={({ id }) => String(id)}
      head={{ header: messages.name, label: ({ name }) => name }}
      columns={[
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
              {row.event.startsAt && <span className={styles.muted}>{messages.on({ moment: dates.minute(row.event.startsAt) })}</span>}
            </span>
          ),
        },
        { key: 'seats', header: messages.seats, align: 'end', cell: ({ seats }) => seats },
        { key: 'date', header: messages.date, cell: ({ createdAt }) => dates.date(createdAt) },
      ]}
    />
  );
}
