import { useWords } from '#client/site.tsx';
import { useDates } from '#registry/order-parts/use-dates.ts';
import type { Mail } from '#schemas/calls/admin.ts';
import { Table } from '#ui/table.tsx';
import { OpenDetail } from './list/open-detail.tsx';
import { adminStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

export type MailsTableProps = { mails: readonly Mail[]; chosen: Mail | undefined; isBusy: boolean; onChoose: (id: number) => void };

/** A page of the outbox; the subject opens the message. */
export function MailsTable({ mails, chosen, isBusy, onChoose }: MailsTableProps) {
  const words = useWords(allWords);
  const dates = useDates();
  return (
    <Table
      caption={words.mails}
      rows={mails}
      rowKey={({ id }) => String(id)}
      busy={isBusy}
      columns={[
        {
          key: 'subject',
          header: words.subject,
          cell: ({ id, subject, to }) => (
            <OpenDetail isOpen={chosen?.id === id} onOpen={() => onChoose(id)} note={`${words.to} ${to}`}>
              {subject}
            </OpenDetail>
          ),
        },
        {
          key: 'date',
          header: words.date,
          cell: (mail) => (
            <span className={styles.lines}>
              {dates.moment(mail.createdAt)}
              {mail.failure ? (
                <span className={styles.alert}>{mail.givenUpAt ? words.givenUp : words.tried(mail.attempts)}</span>
              ) : (
                <span className={styles.muted}>{mail.sentAt ? words.sent : words.waiting}</span>
              )}
            </span>
          ),
        },
      ]}
    />
  );
}
