import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import type { Mail } from '#schemas/calls/admin.ts';
import { Table } from '#ui/table.tsx';
import { OpenDetail } from './list/open-detail.tsx';
import { messages as allMessages } from './messages.ts';
import { adminStyles as styles } from './styles.ts';

export type MailsTableProps = { mails: readonly Mail[]; chosen: Mail | undefined; isBusy: boolean; onChoose: (id: number) => void };

/** A page of the outbox; the subject opens the message. */
export function MailsTable({ mails, chosen, isBusy, onChoose }: MailsTableProps) {
  const messages = useMessages(allMessages);
  const dates = useDates();
  return (
    <Table
      caption={messages.mails}
      rows={mails}
      rowKey={({ id }) => String(id)}
      busy={isBusy}
      columns={[
        {
          key: 'subject',
          header: messages.subject,
          cell: ({ id, subject, to }) => (
            <OpenDetail isOpen={chosen?.id === id} onOpen={() => onChoose(id)} note={`${messages.to} ${to}`}>
              {subject}
            </OpenDetail>
          ),
        },
        {
          key: 'date',
          header: messages.date,
          cell: (mail) => (
            <span className={styles.lines}>
              {dates.moment(mail.createdAt)}
              {mail.failure ? (
                <span className={styles.alert}>{mail.givenUpAt ? messages.givenUp : messages.tried(mail.attempts)}</span>
              ) : (
                <span className={styles.muted}>{mail.sentAt ? messages.sent : messages.waiting}</span>
              )}
            </span>
          ),
        },
      ]}
    />
  );
}
