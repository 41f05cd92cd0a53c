import { browserApi } from '#client/browser-api.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/pages.ts';
import type { DeletedPage } from '#schemas/page-admin.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { pagesStyles as styles } from './styles.ts';

/** Says that a page is deleted, and takes it back; it stays until the next deletion, for a message that goes is missed. */
export function DeletedAlert({ deleted, onDone }: { deleted: DeletedPage; onDone: () => void }) {
  const messages = useMessages(allMessages);
  const { id, title, pages } = deleted;
  const restoration = usePanelMutation({
    mutationFn: () => browserApi.call('POST /admin/page-trash/{id}/restore', { params: { id } }),
    done: messages.restored({ title }),
    onSuccess: onDone,
  });
  return (
    <>
      <Alert tone="success" live>
        <div className={styles.undo}>
          <p>{messages.removed({ title, count: pages })}</p>
          <Button variant="quiet" busy={restoration.isPending} onClick={() => restoration.mutate()}>
            {messages.undo}
          </Button>
        </div>
      </Alert>
      <FailureAlert failure={restoration.failure} />
    </>
  );
}
