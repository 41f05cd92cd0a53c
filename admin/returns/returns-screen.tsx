import { adminReturnsQuery } from '#client/queries/admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { Amount } from '#registry/account/orders/amount.tsx';
import { messages as returnMessages } from '#registry/account/returns/messages.ts';
import type { OrderBackStatus } from '#schemas/order-back.ts';
import { Table } from '#ui/table.tsx';
import { FilteredList } from '../list/filtered-list.tsx';
import { ListAndDetail } from '../list/list-and-detail.tsx';
import { OpenDetail } from '../list/open-detail.tsx';
import { nbItem, pageOf } from '../list/panel-list.tsx';
import { usePageQuery } from '../use-page-query.ts';
import { messages as allMessages } from './messages.ts';
import { ReturnPanel } from './return-panel.tsx';

const statuses = ['ASKED', 'LABEL_SENT', 'RECEIVED', 'REFUNDED', 'REFUSED'] as const satisfies readonly OrderBackStatus[];

/** What customers send back, newest first, and the shop's decisions. */
export function ReturnsScreen() {
  const messages = useMessages(allMessages);
  const { status: statusMessages } = useMessages(returnMessages);
  const dates = useDates();
  const query = usePageQuery();
  const page = pageOf(query);
  const search = query.get('search');
  const status = statuses.find((each) => each === query.get('status'));
  const state = useServerState(adminReturnsQuery({ page, nbItem, status, search }));
  const { data } = state;
  const chosen = data?.returns.find(({ id }) => String(id) === query.get('return'));
  return (
    <FilteredList
      title={messages.title}
      count={data && messages.count(data.total)}
      total={data?.total}
      state={state}
      none={messages.none}
      empty={{ icon: 'loop', title: messages.noneYet, text: messages.noneYetText }}
      query={query}
      searchHint={messages.searchHint}
      choice={{
        label: messages.status,
        name: 'status',
        value: status,
        every: messages.everyStatus,
        options: statuses.map((value) => ({ value, label: statusMessages[value] })),
      }}
      detail="return"
    >
      <ListAndDetail
        list={
          <Table
            caption={messages.title}
            rows={data?.returns ?? []}
            rowKey={({ id }) => String(id)}
            busy={state.isPlaceholderData}
            columns={[
              {
                key: 'reference',
                header: messages.reference,
                cell: ({ id, reference, customer }) => (
                  <OpenDetail isOpen={chosen?.id === id} onOpen={() => query.set({ return: String(id) })} note={customer}>
                    {reference}
                  </OpenDetail>
                ),
              },
              { key: 'date', header: messages.date, cell: ({ createdAt }) => dates.date(createdAt) },
              { key: 'status', header: messages.status, cell: (back) => statusMessages[back.status] },
              { key: 'value', header: messages.value, align: 'end', cell: ({ total }) => <Amount cents={total} /> },
            ]}
          />
        }
        label={messages.reference}
        detail={chosen && <ReturnPanel key={chosen.id} back={chosen} isAlone />}
        hint={messages.choose}
      />
    </FilteredList>
  );
}
