import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/sessions.ts';
import type { OpenSession } from '#schemas/session.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Table } from '#ui/table.tsx';
import { adminStyles as styles } from '../styles.ts';

/** Names a session by its browser and system: `Firefox sur Windows`. */
export function useDeviceName(): (session: Pick<OpenSession, 'browser' | 'system'>) => string {
  const messages = useMessages(allMessages);
  return ({ browser, system }) => (browser && system ? messages.on({ browser, system }) : (browser ?? system ?? messages.unknown));
}

export type SessionsTableProps = { sessions: readonly OpenSession[]; onEnd: (session: OpenSession) => void };

/** The browsers in which somebody is signed in. The one in use is ended by signing out. */
export function SessionsTable({ sessions, onEnd }: SessionsTableProps) {
  const messages = useMessages(allMessages);
  const dates = useDates();
  const nameDevice = useDeviceName();
  return (
    <Table
      caption={messages.title}
      rows={sessions}
      rowKey={({ id }) => id}
      columns={[
        {
          key: 'device',
          header: messages.device,
          cell: (session) => (
            <span className={styles.lines}>
              {nameDevice(session)}
              {session.isCurrent && (
                <span>
                  <Badge tone="accent">{messages.isCurrent}</Badge>
                </span>
              )}
            </span>
          ),
        },
        { key: 'network', header: messages.network, cell: ({ network }) => network || messages.unnoted },
        {
          key: 'since',
          header: messages.since,
          cell: ({ createdAt }) => <time dateTime={createdAt}>{dates.minute(createdAt)}</time>,
        },
        {
          key: 'lastUsed',
          header: messages.lastUsed,
          cell: ({ lastUsedAt }) => <time dateTime={lastUsedAt}>{dates.minute(lastUsedAt)}</time>,
        },
        {
          key: 'action',
          header: messages.action,
          align: 'end',
          cell: (session) =>
            session.isCurrent ? null : (
              <Button
                variant="outline"
                aria-label={messages.endOf({ device: nameDevice(session), since: dates.minute(session.createdAt) })}
                onClick={() => onEnd(session)}
              >
                {messages.end}
              </Button>
            ),
        },
      ]}
    />
  );
}
