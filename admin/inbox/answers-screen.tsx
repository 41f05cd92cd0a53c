import { adminFormsQuery, answersQuery } from '#client/queries/admin-inbox.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/inbox.ts';
import { List } from '../list/list.tsx';
import { nbItem, useListState } from '../list/list-state.ts';
import { AnswerPanel } from './answer-panel.tsx';

/** Answers to the site's forms, and messages. */
export function AnswersScreen() {
  const messages = useMessages(allMessages).answers;
  const dates = useDates();
  const list = useListState('answer');
  const forms = (useServerState(adminFormsQuery()).data ?? []).map(({ id, ...form }) => ({ ...form, name: id ?? ('message' as const) }));
  const form = forms.find(({ name }) => String(name) === list.chosen('form', [String(name)]))?.name;
  const answer = useServerState(answersQuery({ page: list.page, nbItem, form, search: list.search }));
  const { data } = answer;
  const chosen = data?.answers.find(({ id }) => id === list.opened);
  return (
    <List
      list={list}
      name="answers"
      title={messages.title}
      count={data && messages.count({ count: data.total })}
      total={data?.total}
      answer={answer}
      none={messages.none}
      empty={{ icon: 'mail', title: messages.noneYet, text: messages.noneYetText }}
      searchHint={messages.searchHint}
      filters={[
        {
          label: messages.form,
          name: 'form',
          value: form === undefined ? undefined : String(form),
          every: messages.everyForm,
          options: forms.map(({ name, title, answers }) => ({ value: String(name), label: `${title} (${answers})` })),
        },
      ]}
      rows={data?.answers ?? []}
      rowKey={({ id }) => id}
      head={{ header: messages.form, label: ({ title }) => title, note: ({ answers }) => answers[0]?.value.slice(0, 60) }}
      columns={[{ key: 'date', header: messages.date, cell: ({ createdAt }) => dates.minute(createdAt) }]}
      detail={{ label: messages.title, content: chosen && <AnswerPanel answer={chosen} /> }}
    />
  );
}
