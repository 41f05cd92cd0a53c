import { adminReturnsQuery } from '#client/queries/admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useWords } from '#client/site.tsx';
import { Amount } from '#registry/order-parts/amount.tsx';
import { useDates } from '#registry/order-parts/use-dates.ts';
import { words as returnWords } from '#registry/return-parts/words.ts';
import type { OrderBackStatus } from '#schemas/order-back.ts';
import { Table } from '#ui/table.tsx';
import { ListAndDetail } from '../list/list-and-detail.tsx';
import { ListFilters } from '../list/list-filters.tsx';
import { OpenDetail } from '../list/open-detail.tsx';
import { nbItem, PanelList, pageOf } from '../list/panel-list.tsx';
import { Toasts } from '../parameters/toasts.tsx';
import { type AdminPageProps, Shell } from '../shell.tsx';
import { usePageQuery } from '../use-page-query.ts';
import { ReturnPanel } from './return-panel.tsx';
import { words as allWords } from './words.ts';

/** What customers send back, newest first, and the shop's decisions. */
export function ReturnsScreen(props: AdminPageProps) {
  return (
    <Shell {...props} title={(lang) => allWords[lang].title}>
      <Returns />
      <Toasts />
    </Shell>
  );
}

const statuses = ['ASKED', 'LABEL_SENT', 'RECEIVED', 'REFUNDED', 'REFUSED'] as const satisfies readonly OrderBackStatus[];

function Returns() {
  const words = useWords(allWords);
  const { status: statusWords } = useWords(returnWords);
  const dates = useDates();
  const query = usePageQuery();
  const page = pageOf(query);
  const search = query.get('search');
  const status = statuses.find((each) => each === query.get('status'));
  const state = useServerState(adminReturnsQuery({ page, nbItem, status, search }));
  const { data } = state;
  const chosen = data?.returns.find(({ id }) => String(id) === query.get('return'));
  const isFiltered = search !== '' || status !== undefined;
  return (
    <PanelList
      title={words.title}
      count={data && words.count(data.total)}
      total={data?.total}
      state={state}
      none={words.none}
      empty={{ icon: 'loop', title: words.noneYet, text: words.noneYetText }}
      onClear={isFiltered ? () => query.set({ search: '', status: '', page: '', return: '' }) : undefined}
      page={page}
      onPage={(target) => query.set({ page: String(target), return: '' })}
      filters={
        <ListFilters
          search={search}
          searchHint={words.searchHint}
          choice={{
            ...{ label: words.status, name: 'status', value: status ?? '' },
            options: [{ value: '', label: words.everyStatus }, ...statuses.map((value) => ({ value, label: statusWords[value] }))],
          }}
          onChange={(change) => query.set({ ...change, page: '', return: '' })}
        />
      }
    >
      <ListAndDetail
        list={
          <Table
            caption={words.title}
            rows={data?.returns ?? []}
            rowKey={({ id }) => String(id)}
            busy={state.isPlaceholderData}
            columns={[
              {
                key: 'reference',
                header: words.reference,
                cell: ({ id, reference, customer }) => (
                  <OpenDetail isOpen={chosen?.id === id} onOpen={() => query.set({ return: String(id) })} note={customer}>
                    {reference}
                  </OpenDetail>
                ),
              },
              { key: 'date', header: words.date, cell: ({ createdAt }) => dates.date(createdAt) },
              { key: 'status', header: words.status, cell: (back) => statusWords[back.status] },
              { key: 'value', header: words.value, align: 'end', cell: ({ total }) => <Amount cents={total} /> },
            ]}
          />
        }
        label={words.reference}
        detail={chosen && <ReturnPanel key={chosen.id} back={chosen} isAlone />}
        hint={words.choose}
      />
    </PanelList>
  );
}
