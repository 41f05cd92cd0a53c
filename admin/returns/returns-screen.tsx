import { adminReturnsQuery } from '#client/queries/admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/returns.ts';
import { messages as returnMessages } from '#messages/generated/registry/account/returns.ts';
import { Amount } from '#registry/account/orders/amount.tsx';
import type { OrderBackStatus } from '#schemas/order-back.ts';
import { List } from '../list/list.tsx';
import { nbItem, useListState } from '../list/list-state.ts';
import { ReturnPanel } from './return-panel.tsx';

const statuses = ['ASKED', 'LABEL_SENT', 'RECEIVED', 'REFUNDED', 'REFUSED'] as const satisfies readonly OrderBackStatus[];

/** Returns of customers, newest first, with the shop's decisions. */
export function ReturnsScreen() {
  const messages = useMessages(allMessages);
  const { status: statusMessages } = useMessages(returnMessages);
  const dates = useDates();
  const list = useListState('return');
  const status = list.chosen('status', statuses);
  const answer = useServerState(adminReturnsQuery({ page: list.page, nbItem, status, search: list.search }));
  const { data } = answer;
  const chosen = data?.returns.find(({ id }) => String(id) === list.opened);
  return (
    <List
      list={list}
      name="returns"
      title={messages.title}
      count={data && messages.count({ count: data.total })}
      total={data?.total}
      answer={answer}
      none={messages.none}
      empty={{ icon: 'loop', title: messages.noneYet, text: messages.noneYetText }}
      searchHint={messages.searchHint}
      filters={[
        {
          label: messages.status,
          name: 'status',
          value: status,
          every: messages.everyStatus,
          options: statuses.map((value) => ({ value, label: statusMessages[value] })),
        },
      ]}
      views={(['ASKED', 'RECEIVED'] as const).map((value) => ({ name: statusMessages[value], narrowing: { status: value } }))}
      rows={data?.returns ?? []}
      rowKey={({ id }) => String(id)}
      head={{ header: messages.reference, label: ({ reference }) => reference, note: ({ customer }) => customer }}
      columns={[
        { key: 'date', header: messages.date, cell: ({ createdAt }) => dates.date(createdAt) },
        { key: 'status', header: messages.status, cell: (back) => statusMessages[back.status] },
        { key: 'value', header: messages.value, align: 'end', cell: ({ total, currency }) => <Amount cents={total} currency={currency} /> },
      ]}
      detail={{
        label: messages.reference,
        content: chosen && <ReturnPanel key={chosen.id} back={chosen} isAlone />,
      }}
    />
  );
}
