import { visitsQuery } from '#client/queries/admin-publicity.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/visits.ts';
import { List } from '../list/list.tsx';
import { nbItem, useListState } from '../list/list-state.ts';

/** Visits that came by an address with `?from=`, by day and source. */
export function VisitsScreen() {
  const messages = useMessages(allMessages);
  const dates = useDates();
  const list = useListState();
  const answer = useServerState(visitsQuery({ page: list.page, nbItem }));
  const { data } = answer;
  return (
    <List
      list={list}
      name="visits"
      title={messages.title}
      count={data && messages.count({ count: data.total })}
      total={data?.total}
      answer={answer}
      none={messages.none}
      empty={{ icon: 'search', title: messages.none, text: messages.noneText }}
      groups={{ keyOf: ({ day }) => day, title: (day) => dates.date(day) }}
      rows={data?.visits ?? []}
      rowKey={({ day, from }) => `${day} ${from}`}
      head={{ header: messages.source, label: ({ from }) => from }}
      columns={[{ key: 'visits', header: messages.visits, cell: ({ visits }) => String(visits) }]}
    />
  );
}
