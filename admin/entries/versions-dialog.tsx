import { useState } from 'react';
import { entryVersionQuery, entryVersionsAPage, entryVersionsQuery } from '#client/queries/entries.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/entries.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FailureAlert } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { PanelDialog } from '../parameters/dialogs/panel-dialog.tsx';
import { restoreVersion } from './entry-calls.ts';
import { EntryChanges } from './entry-changes.tsx';
import type { EntryKind } from './entry-kind.ts';
import type { StoredEntry } from './stored-entry.ts';
import { entryStyles as styles } from './styles.ts';

type VersionsProps = {
  kind: EntryKind;
  entryKey: string;
  /** Revision that a restoration is made on. */
  revision: string;
  /** There are changes that a restoration would write over. */
  isChanged: boolean;
  onRestored: (entry: StoredEntry) => void;
};

/** Versions of an entry, each with what it changed, to be restored. */
export function VersionsDialog({ open, onClose, ...versions }: VersionsProps & { open: boolean; onClose: () => void }) {
  const messages = useMessages(allMessages);
  return (
    <PanelDialog open={open} onClose={onClose} title={messages.versions} closeLabel={messages.close}>
      <Versions {...versions} />
    </PanelDialog>
  );
}

function Versions(props: VersionsProps) {
  const { kind, entryKey } = props;
  const messages = useMessages(allMessages);
  const dates = useDates();
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<number | null>(null);
  const { data, isError, refetch } = useServerState(entryVersionsQuery(kind.kind, entryKey, page));
  if (isError) return <RetryAlert text={messages.version.failed} label={messages.retry} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={messages.loading} bars={[3, 3, 3]} />;
  if (data.total === 0) return <p>{messages.version.none}</p>;
  return (
    <div className={styles.versions}>
      <div className={styles.stack}>
        <ul className={styles.list}>
          {data.versions.map(({ version, how, savedBy, savedAt }) => (
            <li key={version}>
              <button type="button" className={styles.version} aria-pressed={chosen === version} onClick={() => setChosen(version)}>
                <span>
                  {messages.version.number({ version })} · {messages.version.how[how]}
                </span>
                <span className={styles.note}>{messages.version.by({ name: savedBy ?? 'none', moment: dates.minute(savedAt) })}</span>
              </button>
            </li>
          ))}
        </ul>
        {data.total > entryVersionsAPage && (
          <div className={styles.buttons}>
            <Button variant="outline" disabled={page === 1} onClick={() => setPage(page - 1)}>
              {messages.newer}
            </Button>
            <Button variant="outline" disabled={page * entryVersionsAPage >= data.total} onClick={() => setPage(page + 1)}>
              {messages.older}
            </Button>
          </div>
        )}
      </div>
      {chosen === null ? <p className={styles.note}>{messages.version.choose}</p> : <Version key={chosen} {...props} version={chosen} />}
    </div>
  );
}

function Version({ kind, entryKey, revision, isChanged, onRestored, version }: VersionsProps & { version: number }) {
  const messages = useMessages(allMessages);
  const { data, isError, refetch } = useServerState(entryVersionQuery(kind.kind, entryKey, version));
  const restore = usePanelMutation({
    mutationFn: () => restoreVersion(kind.kind, entryKey, version, revision),
    done: messages.version.restored({ version }),
    onSuccess: onRestored,
  });
  if (isError) return <RetryAlert text={messages.version.failed} label={messages.retry} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={messages.loading} bars={[8]} />;
  const { changes, toRestore, refused, how } = data;
  return (
    <section className={styles.stack} aria-label={messages.version.number({ version })}>
      <h3>{messages.version.changes}</h3>
      <EntryChanges kind={kind} changes={changes} />
      {how !== 'deleted' && (
        <>
          <h3>{messages.version.toRestore}</h3>
          <EntryChanges kind={kind} changes={toRestore} />
        </>
      )}
      {refused.length > 0 && (
        <Alert tone="warning" title={messages.version.refused}>
          <ul>
            {refused.map(({ key, error }) => (
              <li key={key}>{error}</li>
            ))}
          </ul>
        </Alert>
      )}
      {isChanged && <p className={styles.note}>{messages.version.unsaved}</p>}
      <FailureAlert failure={restore.failure} />
      {how !== 'deleted' && toRestore.length > 0 && refused.length === 0 && (
        <div>
          <Button busy={restore.isPending} disabled={isChanged} onClick={() => restore.mutate()}>
            {messages.version.restore}
          </Button>
        </div>
      )}
    </section>
  );
}
