import { subscribersQuery } from '#client/queries/admin-publicity.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/newsletter.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { List } from '../list/list.tsx';
import { nbItem, useListState } from '../list/list-state.ts';

/** Addresses that asked for the newsletter, with their consent, and as a file for the program that writes it. */
export function SubscribersScreen() {
  const messages = useMessages(allMessages);
  const dates = useDates();
  const list = useListState();
  const answer = useServerState(subscribersQuery({ page: list.page, nbItem, search: list.search }));
  const { data } = answer;
  return (
    <>
      <List
        list={list}
        name="subscribers"
        title={messages.title}
        count={data && messages.count({ count: data.total })}
        total={data?.total}
        answer={answer}
        none={messages.none}
        empty={{ icon: 'mail', title: messages.noneYet, text: messages.noneYetText }}
        searchHint={messages.searchHint}
        rows={data?.subscribers ?? []}
        rowKey={({ email }) => email}
        head={{ header: messages.email, label: ({ email }) => email }}
        columns={[
          { key: 'consent', header: messages.consentAt, cell: ({ consentAt }) => dates.moment(consentAt) },
          {
            key: 'confirmed',
            header: messages.confirmedAt,
            cell: ({ confirmedAt }) => (confirmedAt ? dates.moment(confirmedAt) : messages.waiting),
          },
          { key: 'language', header: messages.language, cell: ({ language }) => language },
        ]}
      />
      <p>
        <LinkButton href="/api/admin/newsletter/export.csv" download variant="outline">
          {messages.export}
        </LinkButton>
      </p>
    </>
  );
}
