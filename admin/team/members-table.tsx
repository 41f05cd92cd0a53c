import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/team.ts';
import type { TeamMember } from '#schemas/team.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Table } from '#ui/table.tsx';
import { adminStyles as styles } from '../styles.ts';

export type MembersTableProps = { members: readonly TeamMember[]; onChange: (member: TeamMember) => void };

/** The people of the team. One’s own role has no button: nobody changes it alone. */
export function MembersTable({ members, onChange }: MembersTableProps) {
  const messages = useMessages(allMessages);
  const dates = useDates();
  return (
    <Table
      caption={messages.title}
      rows={members}
      rowKey={({ id }) => String(id)}
      columns={[
        {
          key: 'person',
          header: messages.person,
          cell: ({ firstname, lastname, email, isSelf }) => (
            <span className={styles.lines}>
              {`${firstname} ${lastname}`}
              <span className={styles.note}>{email}</span>
              {isSelf && (
                <span>
                  <Badge tone="accent">{messages.you}</Badge>
                </span>
              )}
            </span>
          ),
        },
        { key: 'role', header: messages.role, cell: ({ role }) => messages.roles[role] },
        {
          key: 'lastSignIn',
          header: messages.lastSignIn,
          cell: ({ lastSignInAt }) => <time dateTime={lastSignInAt}>{dates.minute(lastSignInAt)}</time>,
        },
        {
          key: 'action',
          header: messages.action,
          align: 'end',
          cell: (member) =>
            member.isSelf ? null : (
              <Button variant="outline" aria-label={messages.changeOf({ email: member.email })} onClick={() => onChange(member)}>
                {messages.change}
              </Button>
            ),
        },
      ]}
    />
  );
}
