import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/team.ts';
import type { TeamInvitation } from '#schemas/team.ts';
import { Button } from '#ui/button.tsx';
import { Table } from '#ui/table.tsx';
import { adminStyles as styles } from '../styles.ts';

export type InvitationsTableProps = {
  invitations: readonly TeamInvitation[];
  onSendAgain: (invitation: TeamInvitation) => void;
  onWithdraw: (invitation: TeamInvitation) => void;
};

/** Invitations that nobody has accepted yet, each to send again or to take back. */
export function InvitationsTable({ invitations, onSendAgain, onWithdraw }: InvitationsTableProps) {
  const messages = useMessages(allMessages);
  const dates = useDates();
  if (invitations.length === 0) return <p className={styles.muted}>{messages.noneWaiting}</p>;
  return (
    <Table
      caption={messages.waiting}
      rows={invitations}
      rowKey={({ id }) => String(id)}
      columns={[
        { key: 'email', header: messages.email, cell: ({ email }) => <span className={styles.lines}>{email}</span> },
        { key: 'by', header: messages.invitedBy, cell: ({ invitedBy }) => <span className={styles.lines}>{invitedBy}</span> },
        { key: 'sent', header: messages.sentAt, cell: ({ sentAt }) => <time dateTime={sentAt}>{dates.minute(sentAt)}</time> },
        {
          key: 'expires',
          header: messages.expiresAt,
          cell: ({ expiresAt }) => <time dateTime={expiresAt}>{dates.minute(expiresAt)}</time>,
        },
        {
          key: 'action',
          header: messages.action,
          align: 'end',
          cell: (invitation) => (
            <div className={styles.rowActions}>
              <Button variant="outline" aria-label={messages.againOf({ email: invitation.email })} onClick={() => onSendAgain(invitation)}>
                {messages.again}
              </Button>
              <Button variant="quiet" aria-label={messages.withdrawOf({ email: invitation.email })} onClick={() => onWithdraw(invitation)}>
                {messages.withdraw}
              </Button>
            </div>
          ),
        },
      ]}
    />
  );
}
