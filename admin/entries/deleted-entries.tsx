import { useEffect, useRef } from 'react';
import { deletedEntriesQuery } from '#client/queries/entries.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/entries.ts';
import { entryTrashDays } from '#schemas/entities/entry.ts';
import type { EntityKind } from '#schemas/entities/index.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { FailureAlert } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { PanelDialog } from '../parameters/dialogs/panel-dialog.tsx';
import { createValueStore } from '../value-store.ts';
import { restoreDeleted } from './entry-calls.ts';
import type { EntryKind } from './entry-kind.ts';
import { entryStyles as styles } from './styles.ts';

type JustDeleted = { kind: EntityKind; keys: readonly string[]; name: string };

/** Entries that were deleted last, whose deletion the list offers to undo; null: none. */
const justDeleted = createValueStore<JustDeleted | null>(null);

/** Offers to undo a deletion above the list of the kind. @param name of the first entry, for people */
export const offerUndo = (kind: EntityKind, keys: readonly string[], name: string): void => justDeleted.write({ kind, keys, name });

/** Says what was deleted, and undoes it. It takes the focus: the control that deleted is gone. */
export function UndoDeletion({ kind }: { kind: EntryKind }) {
  const deleted = justDeleted.use();
  if (deleted?.kind !== kind.kind) return null;
  return <Undo key={deleted.keys.join('/')} {...deleted} />;
}

function Undo({ kind, keys, name }: JustDeleted) {
  const messages = useMessages(allMessages);
  const alert = useRef<HTMLDivElement>(null);
  useEffect(() => alert.current?.focus(), []);
  const undo = usePanelMutation({
    mutationFn: () => restoreDeleted(kind, keys),
    done: messages.undone({ count: keys.length }),
    onSuccess: () => dismiss(),
  });
  /** The focus goes to the list's title with the message that has it, and stays with whoever writes elsewhere meanwhile. */
  const dismiss = () => {
    const hadFocus = alert.current?.contains(document.activeElement) ?? false;
    justDeleted.write(null);
    if (hadFocus) document.querySelector<HTMLElement>('[data-list-title]')?.focus();
  };
  return (
    <Alert tone="success" live ref={alert}>
      <div className={styles.notice}>
        <p>{messages.deletedNotice({ count: keys.length, name })}</p>
        <Button variant="outline" busy={undo.isPending} onClick={() => undo.mutate()}>
          {messages.undo}
        </Button>
        <Button variant="quiet" onClick={dismiss}>
          {messages.dismiss}
        </Button>
      </div>
      <FailureAlert failure={undo.failure} />
    </Alert>
  );
}

/** Entries that were deleted lately, to be brought back. */
export function TrashDialog({ kind, open, onClose }: { kind: EntryKind; open: boolean; onClose: () => void }) {
  const messages = useMessages(allMessages);
  return (
    <PanelDialog open={open} onClose={onClose} title={messages.trash} closeLabel={messages.close}>
      <Trash kind={kind} />
    </PanelDialog>
  );
}

function Trash({ kind: { kind } }: { kind: EntryKind }) {
  const messages = useMessages(allMessages);
  const dates = useDates();
  const { data, isError, refetch } = useServerState(deletedEntriesQuery(kind, { nbItem: 100 }));
  const restore = usePanelMutation({
    mutationFn: (key: string) => restoreDeleted(kind, [key]),
    done: messages.undone({ count: 1 }),
  });
  if (isError) return <RetryAlert text={messages.trashFailed} label={messages.retry} onRetry={() => void refetch()} />;
  if (!data) return <Skeleton label={messages.loading} bars={[3, 3]} />;
  return (
    <div className={styles.stack}>
      <p>{data.total === 0 ? messages.trashEmpty : messages.trashText({ days: entryTrashDays })}</p>
      <FailureAlert failure={restore.failure} />
      <ul className={styles.changes}>
        {data.entries.map(({ key, deletedBy, savedAt }) => (
          <li key={key} className={styles.row}>
            <span>
              <strong>{key}</strong>
              <br />
              <span className={styles.note}>{messages.deletedAt({ name: deletedBy ?? 'none', moment: dates.minute(savedAt) })}</span>
            </span>
            <Button variant="outline" aria-label={messages.restoreOne({ name: key })} onClick={() => restore.mutate(key)}>
              {messages.restore}
            </Button>
          </li>
        ))}
      </ul>
    </div>
  );
}
