import { adminEventsQuery, registrationsQuery } from '#client/queries/admin-inbox.ts';
import { useServerState } from '#client/query-client.ts';
import { useWords } from '#client/site.tsx';
import { useDates } from '#registry/order-parts/use-dates.ts';
import { Table } from '#ui/table.tsx';
import { ListFilters } from '../list/list-filters.tsx';
import { nbItem, PanelList, pageOf } from '../list/panel-list.tsx';
import { type AdminPageProps, Shell } from '../shell.tsx';
import { adminStyles as styles } from '../styles.ts';
import { usePageQuery } from '../use-page-query.ts';
import { words as allWords } from './words.ts';

/** Who comes to the shop's events. */
export function RegistrationsScreen(props: AdminPageProps) {
  return (
    <Shell {...props} title={(lang) => allWords[lang].registrations.title}>
      <Registrations />
    </Shell>
  );
}

function Registrations() {
  const words = useWords(allWords).registrations;
  const dates = useDates();
  const query = usePageQuery();
  const page = pageOf(query);
  const search = query.get('search');
  const events = useServerState(adminEventsQuery()).data?.events ?? [];
  const event = events.find(({ id }) => String(id) === query.get('event'));
  const state = useServerState(registrationsQuery({ page, nbItem, search, event: event?.id }));
  const { data } = state;
  const isFiltered = search !== '' || event !== undefined;
  return (
    <PanelList
      title={words.title}
      count={event ? words.taken(event.booked, event.seats) : data && words.count(data.total)}
      total={data?.total}
      state={state}
      none={words.none}
      empty={{ icon: 'calendar', title: words.noneYet, text: words.noneYetText }}
      onClear={isFiltered ? () => query.set({ search: '', event: '', page: '' }) : undefined}
      page={page}
      onPage={(target) => query.set({ page: String(target) })}
      filters={
        <ListFilters
          search={search}
          searchHint={words.searchHint}
          choice={{
            ...{ label: words.event, name: 'event', value: event ? String(event.id) : '' },
            options: [
              { value: '', label: words.everyEvent },
              ...events.map(({ id, title, startsAt }) => ({ value: String(id), label: `${title}, ${dates.date(startsAt)}` })),
            ],
          }}
          onChange={(change) => query.set({ ...change, page: '' })}
        />
      }
    >
      <div className={styles.panel}>
        <Table
          caption={words.title}
          rows={data?.registrations ?? []}
          rowKey={({ id }) => String(id)}
          busy={state.isPlaceholderData}
          columns={[
            { key: 'name', header: words.name, cell: ({ name }) => name },
            {
              key: 'contact',
              header: words.contact,
              cell: ({ email, phone }) => (
                <span className={styles.lines}>
                  <a href={`mailto:${email}`}>{email}</a>
                  {phone && <a href={`tel:${phone}`}>{phone}</a>}
                </span>
              ),
            },
            {
              key: 'event',
              header: words.event,
              cell: (row) => (
                <span className={styles.lines}>
                  <a href={`/evenements/${row.event.slug}/${row.event.id}`}>{row.event.title}</a>
                  {row.event.startsAt && <span className={styles.muted}>{words.on(dates.minute(row.event.startsAt))}</span>}
                </span>
              ),
            },
            { key: 'seats', header: words.seats, align: 'end', cell: ({ seats }) => seats },
            { key: 'date', header: words.date, cell: ({ createdAt }) => dates.date(createdAt) },
          ]}
        />
      </div>
    </PanelList>
  );
}
