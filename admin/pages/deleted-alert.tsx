import { browserApi } from '#client/browser-api.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/pages.ts';
import type { DeletedPage } from '#schemas/page-admin.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '../call/failure-alert.tsx';
import { usePanelCall } from '../call/use-panel-call.ts';
import { pagesStyles as styles } from './styles.ts';

/** Says that a page is deleted, and takes it back; it stays until the next deletion, for a message that goes is missed. */
export function DeletedAlert({ deleted, onDone }: { deleted: DeletedPage; onDone: () => void }) {
  const messages = useMessages(allMessages);
  const { run, isBusy, failure } = usePanelCall();
  const { id, title, pages } = deleted;
  const undo = () =>
    run(() => browserApi.call('POST /admin/page-trash/{id}/restore', { params: { id } }), messages.restored({ title }), onDone);
  return (
    <>
      <Alert tone="success" live>
        <div className={styles.undo}>
          <p>{messages.removed({ title, count: pages })}</p>
          <Button variant="quiet" busy={isBusy} onClick={undo}>
            {messages.undo}
          </Button>
        </div>
      </Alert>
      <FailureAlert failure={failure} />
    </>
  );
}
