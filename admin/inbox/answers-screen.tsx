import { adminFormsQuery, answersQuery } from '#client/queries/admin-inbox.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { Table } from '#ui/table.tsx';
import { FilteredList } from '../list/filtered-list.tsx';
import { ListAndDetail } from '../list/list-and-detail.tsx';
import { OpenDetail } from '../list/open-detail.tsx';
import { nbItem, pageOf } from '../list/panel-list.tsx';
import { usePageQuery } from '../use-page-query.ts';
import { AnswerPanel } from './answer-panel.tsx';
import { messages as allMessages } from './messages.ts';

/** What people sent by the site's forms, and as messages. */
export function AnswersScreen() {
  const messages = useMessages(allMessages).answers;
  const dates = useDates();
  const query = usePageQuery();
  const page = pageOf(query);
  const search = query.get('search');
  const forms = (useServerState(adminFormsQuery()).data ?? []).map(({ id, ...form }) => ({ ...form, name: id ?? ('message' as const) }));
  const form = forms.find(({ name }) => String(name) === query.get('form'))?.name;
  const state = useServerState(answersQuery({ page, nbItem, form, search }));
  const { data } = state;
  const chosen = data?.answers.find(({ id }) => id === query.get('answer'));
  return (
    <FilteredList
      title={messages.title}
      count={data && messages.count(data.total)}
      total={data?.total}
      state={state}
      none={messages.none}
      empty={{ icon: 'mail', title: messages.noneYet, text: messages.noneYetText }}
      query={query}
      searchHint={messages.searchHint}
      choice={{
        label: messages.form,
        name: 'form',
        value: form === undefined ? undefined : String(form),
        every: messages.everyForm,
        options: forms.map(({ name, title, answers }) => ({ value: String(name), label: `${title} (${answers})` })),
      }}
      detail="answer"
    >
      <ListAndDetail
        list={
          <Table
            caption={messages.title}
            rows={data?.answers ?? []}
            rowKey={({ id }) => id}
            busy={state.isPlaceholderData}
            columns={[
              {
                key: 'form',
                header: messages.form,
                cell: ({ id, title, answers }) => (
                  <OpenDetail isOpen={chosen?.id === id} onOpen={() => query.set({ answer: id })} note={answers[0]?.value.slice(0, 60)}>
                    {title}
                  </OpenDetail>
                ),
              },
              { key: 'date', header: messages.date, cell: ({ createdAt }) => dates.minute(createdAt) },
            ]}
          />
        }
        label={messages.title}
        detail={chosen && <AnswerPanel answer={chosen} />}
        hint={messages.choose}
      />
    </FilteredList>
  );
}
