import { adminWithdrawalsQuery } from '#client/queries/admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { formatCalendarDate } from '#domain/date-formats.ts';
import { messages as allMessages } from '#messages/generated/admin/withdrawals.ts';
import type { WithdrawalState } from '#schemas/withdrawal.ts';
import { Badge } from '#ui/badge.tsx';
import { List } from '../list/list.tsx';
import { nbItem, useListState } from '../list/list-state.ts';
import { readMark, WithdrawalPanel } from './withdrawal-panel.tsx';

const states = ['OPEN', 'SETTLED'] as const satisfies readonly WithdrawalState[];

/** Declarations of withdrawal, those to settle first, and what the shop does with each. */
export function WithdrawalsScreen() {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const dates = useDates();
  const list = useListState('withdrawal');
  const state = list.chosen('state', states);
  const answer = useServerState(adminWithdrawalsQuery({ page: list.page, nbItem, state, search: list.search }));
  const { data } = answer;
  const chosen = data?.withdrawals.find(({ id }) => String(id) === list.opened);
  return (
    <List
      list={list}
      name="withdrawals"
      title={messages.title}
      count={data && messages.count({ count: data.total })}
      total={data?.total}
      answer={answer}
      none={messages.none}
      empty={{ icon: 'loop', title: messages.noneYet, text: messages.noneYetText }}
      searchHint={messages.searchHint}
      filters={[
        {
          label: messages.state,
          name: 'state',
          value: state,
          every: messages.everyState,
          options: states.map((value) => ({ value, label: messages.states[value] })),
        },
      ]}
      views={states.map((value) => ({ name: messages.states[value], narrowing: { state: value } }))}
      rows={data?.withdrawals ?? []}
      rowKey={({ id }) => String(id)}
      head={{ header: messages.contract, label: ({ reference }) => reference, note: ({ name }) => name }}
      columns={[
        { key: 'date', header: messages.declared, cell: ({ confirmedAt }) => dates.date(confirmedAt) },
        { key: 'refundBy', header: messages.refundBy, cell: ({ refundBy }) => formatCalendarDate(refundBy, lang) },
        {
          key: 'state',
          header: messages.state,
          cell: (withdrawal) => <Badge tone={withdrawal.settled ? 'accent' : 'sale'}>{messages.mark[readMark(withdrawal)]}</Badge>,
        },
      ]}
      detail={{
        label: messages.contract,
        content: chosen && <WithdrawalPanel key={chosen.id} withdrawal={chosen} isAlone />,
      }}
    />
  );
}
