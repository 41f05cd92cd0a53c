import { useState } from 'react';
import { adminStockQuery } from '#client/queries/admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import type { StockState } from '#schemas/admin-stock.ts';
import { FilteredList } from '../list/filtered-list.tsx';
import { nbItem, pageOf } from '../list/panel-list.tsx';
import { usePageQuery } from '../use-page-query.ts';
import { CountDialog } from './count-dialog.tsx';
import { messages as allMessages } from './messages.ts';
import { StockTable } from './stock-table.tsx';

const states = ['OUT', 'LOW', 'HELD', 'WAITED'] as const satisfies readonly StockState[];

/** How many pieces the shop has of what it sells and rents. */
export function StockScreen() {
  const messages = useMessages(allMessages);
  const query = usePageQuery();
  const page = pageOf(query);
  const search = query.get('search');
  const state = states.find((each) => each === query.get('state'));
  const list = useServerState(adminStockQuery({ page, nbItem, state, search }));
  const [counted, setCounted] = useState<number | null>(null);
  const { data } = list;
  return (
    <FilteredList
      title={messages.title}
      count={data && messages.count(data.total)}
      total={data?.total}
      state={list}
      none={messages.none}
      empty={{ icon: 'shop', title: messages.noneYet, text: messages.noneYetText }}
      query={query}
      searchHint={messages.searchHint}
      choice={{
        label: messages.state,
        name: 'state',
        value: state,
        every: messages.everyState,
        options: states.map((value) => ({ value, label: messages.states[value] })),
      }}
    >
      <StockTable lines={data?.lines ?? []} limit={data?.limit ?? 0} isBusy={list.isPlaceholderData} onCount={setCounted} />
      <CountDialog line={data?.lines.find(({ idDeclination }) => idDeclination === counted) ?? null} onClose={() => setCounted(null)} />
    </FilteredList>
  );
}
