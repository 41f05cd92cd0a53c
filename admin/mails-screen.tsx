import { browserApi } from '#client/browser-api.ts';
import { adminMailsQuery } from '#client/queries/admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin.ts';
import type { Mail, MailState } from '#schemas/calls/admin.ts';
import { List } from './list/list.tsx';
import { nbItem, useListState } from './list/list-state.ts';
import { MailPreview } from './mail-preview.tsx';
import { MailsStay } from './mails-stay.tsx';
import { adminStyles as styles } from './styles.ts';

const states = ['WAITING', 'SENT', 'GIVEN_UP'] as const satisfies readonly MailState[];

/** Every message the shop sent or is about to send. */
export function MailsScreen() {
  const messages = useMessages(allMessages);
  const list = useListState('mail');
  const state = list.chosen('state', states);
  const answer = useServerState(adminMailsQuery({ page: list.page, nbItem, state }));
  const { data } = answer;
  const chosen = data?.mails.find(({ id }) => String(id) === list.opened);
  return (
    <>
      <MailsStay />
      <List
        list={list}
        name="mails"
        title={messages.mails}
        count={data && messages.mailCount({ count: data.total })}
        total={data?.total}
        answer={answer}
        none={messages.noMailOfState}
        empty={{ icon: 'mail', title: messages.noMail, text: messages.noMailText }}
        filters={[
          {
            label: messages.state,
            name: 'state',
            value: state,
            every: messages.everyState,
            options: states.map((value) => ({ value, label: messages.states[value] })),
          },
        ]}
        bulk={[
          {
            key: 'again',
            label: messages.sendAgain,
            ask: { title: messages.sendAgainAsk, text: messages.sendAgainText },
            done: messages.sentAgainCount,
            fits: ({ givenUpAt }) => givenUpAt !== null,
            call: ({ id }) => browserApi.call('POST /admin/mail/{id}/send-again', { params: { id } }),
          },
        ]}
        rows={data?.mails ?? []}
        rowKey={({ id }) => String(id)}
        head={{ header: messages.subject, label: ({ subject }) => subject, note: ({ to }) => `${messages.to} ${to}` }}
        columns={[{ key: 'date', header: messages.date, cell: (mail) => <Sending mail={mail} /> }]}
        detail={{ label: messages.mail, content: chosen && <MailPreview mail={chosen} /> }}
      />
    </>
  );
}

/** Shows when a message was written, and whether it was sent. */
function Sending({ mail }: { mail: Mail }) {
  const messages = useMessages(allMessages);
  const dates = useDates();
  return (
    <span className={styles.lines}>
      {dates.moment(mail.createdAt)}
      {mail.failure ? (
        <span className={styles.alert}>{mail.givenUpAt ? messages.givenUp : messages.tried({ count: mail.attempts })}</span>
      ) : (
        <span className={styles.muted}>{mail.sentAt ? messages.sent : messages.waiting}</span>
      )}
    </span>
  );
}
