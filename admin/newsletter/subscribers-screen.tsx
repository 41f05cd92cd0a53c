import { newsletterListsQuery, subscribersQuery } from '#client/queries/admin-publicity.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/newsletter.ts';
import { languageName } from '#schemas/site.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { List } from '../list/list.tsx';
import { nbItem, useListState } from '../list/list-state.ts';
import { adminStyles as styles } from '../styles.ts';
import { NewsletterLists } from './newsletter-lists.tsx';

const isId = /^[1-9]\d{0,8}$/;

/** Newsletters, and the addresses that asked for them with their consent, also as a file for the program that writes them. */
export function SubscribersScreen() {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const dates = useDates();
  const list = useListState();
  const chosen = list.filterValue('list', isId);
  const lists = useServerState(newsletterListsQuery());
  const answer = useServerState(subscribersQuery({ page: list.page, nbItem, search: list.search, list: chosen }));
  const { data } = answer;
  const named = lists.data?.find(({ id }) => String(id) === chosen);
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
        filters={[
          {
            ...{ label: messages.list, name: 'list', value: chosen, every: messages.everyList },
            options: (lists.data ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          },
        ]}
        rows={data?.subscribers ?? []}
        rowKey={({ email }) => email}
        head={{ header: messages.email, label: ({ email }) => email }}
        columns={[
          {
            key: 'subscriptions',
            header: messages.subscriptions,
            cell: ({ subscriptions }) => (
              <ul className={styles.plain}>
                {subscriptions.map(({ list: { id, name }, source, consentAt, confirmedAt }) => (
                  <li key={id} className={styles.lines}>
                    {name}
                    <span className={styles.note}>
                      {confirmedAt
                        ? messages.confirmed({
                            source: messages.sources[source],
                            consentAt: dates.minute(consentAt),
                            confirmedAt: dates.minute(confirmedAt),
                          })
                        : messages.waiting({ source: messages.sources[source], consentAt: dates.minute(consentAt) })}
                    </span>
                  </li>
                ))}
              </ul>
            ),
          },
          { key: 'language', header: messages.language, cell: ({ language }) => languageName(language, lang) },
        ]}
      />
      <p>
        <LinkButton href={`/api/admin/newsletter/export.csv${named ? `?list=${named.id}` : ''}`} download variant="outline">
          {named ? messages.exportOf({ list: named.name }) : messages.export}
        </LinkButton>
      </p>
      <NewsletterLists answer={lists} />
    </>
  );
}
