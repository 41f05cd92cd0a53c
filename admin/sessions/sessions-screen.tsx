import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { ownSessionsQuery } from '#client/queries/admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useLocalPath, useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/sessions.ts';
import { adminSessionMinutes } from '#schemas/admin-session.ts';
import type { OpenSession } from '#schemas/session.ts';
import { Button } from '#ui/button.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { adminStyles as styles } from '../styles.ts';
import { SessionsTable, useDeviceName } from './sessions-table.tsx';

/** Lists the sessions of an administrator, with a button to end each. */
export function SessionsScreen() {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  const nameDevice = useDeviceName();
  const { data, isError, refetch } = useServerState(ownSessionsQuery());
  const [asked, setAsked] = useState<OpenSession | 'others' | null>(null);
  const one = asked === 'others' ? null : asked;
  const end = usePanelMutation({
    mutationFn: (ended: OpenSession | null) =>
      ended ? browserApi.call('DELETE /admin/session/{id}', { params: { id: ended.id } }) : browserApi.call('DELETE /admin/session', {}),
    done: (ended) => (ended ? messages.endDone : messages.endOthersDone),
    onSuccess: () => setAsked(null),
  });
  return (
    <>
      <div className={styles.head}>
        <h1>{messages.title}</h1>
        <span className={styles.muted} role="status">
          {data && messages.count({ count: data.sessions.length })}
        </span>
      </div>
      <p>
        {messages.intro({ hours: adminSessionMinutes.idle / 60 })} <a href={to('/account/profil?safe=1')}>{messages.change}</a>
      </p>
      {isError && <RetryAlert text={messages.error} label={messages.retry} onRetry={() => void refetch()} />}
      {!data && !isError && <Skeleton label={messages.loading} bars={[2.5, 2.5]} />}
      {data && (
        <section className={styles.panel} aria-label={messages.title}>
          <SessionsTable sessions={data.sessions} onEnd={setAsked} />
          <p className={styles.note}>{messages.networkHint}</p>
        </section>
      )}
      {data && data.sessions.length > 1 && (
        <div>
          <Button variant="outline" onClick={() => setAsked('others')}>
            {messages.endOthers}
          </Button>
        </div>
      )}
      <AskDialog
        open={asked !== null}
        title={one ? messages.endAsk : messages.endOthersAsk}
        action={one ? messages.end : messages.endOthers}
        mutation={end}
        onClose={() => setAsked(null)}
        onConfirm={() => end.mutate(one)}
      >
        <p>{one ? messages.endText({ device: nameDevice(one) }) : messages.endOthersText}</p>
      </AskDialog>
    </>
  );
}
