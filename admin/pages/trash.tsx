import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { pageTrashQuery } from '#client/queries/page-admin.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/pages.ts';
import type { DeletedPage } from '#schemas/page-admin.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { FailureAlert } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { adminStyles } from '../styles.ts';
import { pagesStyles as styles } from './styles.ts';

/** Deleted pages: brought back to where they were, or deleted for good. */
export function Trash() {
  const messages = useMessages(allMessages);
  const dates = useDates();
  const { data, isPending, isError, refetch } = useServerState(pageTrashQuery());
  /** The page that is about to be deleted for good. */
  const [purged, setPurged] = useState<DeletedPage | null>(null);
  const restoration = usePanelMutation({
    mutationFn: ({ id }: DeletedPage) => browserApi.call('POST /admin/page-trash/{id}/restore', { params: { id } }),
    done: ({ title }) => messages.restored({ title }),
  });
  const purge = usePanelMutation({
    mutationFn: (id: string) => browserApi.call('DELETE /admin/page-trash/{id}', { params: { id } }),
    done: messages.goneForGood,
    onSuccess: () => setPurged(null),
  });
  return (
    <div className={styles.tabPanel}>
      {isError && <RetryAlert text={messages.error} label={messages.retry} onRetry={() => void refetch()} />}
      {isPending && <Skeleton label={messages.loading} bars={[3, 3]} />}
      <FailureAlert failure={restoration.failure} />
      {data?.length === 0 && (
        <div className={adminStyles.panel}>
          <EmptyState icon="leaf" title={messages.emptyTrash} text={messages.emptyTrashText} />
        </div>
      )}
      {data && data.length > 0 && (
        <div className={styles.card}>
          <ul className={styles.list}>
            {data.map((deleted) => (
              <li key={deleted.id} className={styles.item}>
                <span className={styles.grow}>
                  <strong>{deleted.title}</strong>
                  <span className={styles.hint}>
                    {[
                      deleted.kind === 'component' ? messages.sharedPart : deleted.url,
                      deleted.pages > 1 && messages.with({ count: deleted.pages - 1 }),
                      messages.deletedAt({ moment: dates.moment(deleted.deletedAt), by: deleted.deletedBy }),
                      messages.until({ day: dates.date(deleted.until) }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                </span>
                <Button variant="outline" busy={restoration.isPending} onClick={() => restoration.mutate(deleted)}>
                  {messages.restore}
                </Button>
                <Button variant="quiet" onClick={() => setPurged(deleted)}>
                  {messages.forGood}
                </Button>
              </li>
            ))}
          </ul>
        </div>
      )}
      <AskDialog
        open={purged !== null}
        title={messages.forGood}
        action={messages.forGood}
        mutation={purge}
        onConfirm={() => purged && purge.mutate(purged.id)}
        onClose={() => setPurged(null)}
      >
        <p>{messages.forGoodAsk({ title: purged?.title ?? '' })}</p>
      </AskDialog>
    </div>
  );
}
