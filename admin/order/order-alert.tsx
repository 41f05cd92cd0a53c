import { browserApi } from '#client/browser-api.ts';
import { readPanelAgain } from '#client/queries/admin.ts';
import { useWords } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import { useSend } from '#registry/form-parts/use-send.ts';
import type { OrderAlert as Kind } from '#schemas/admin-order.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { words as panelWords } from '../words.ts';
import { words as allWords } from './words.ts';

/** What a person must look at. What was paid without pieces is settled by its refund, the rest by saying so. */
export function OrderAlert({ id, alert }: { id: string; alert: Kind }) {
  const words = useWords(allWords);
  const panel = useWords(panelWords);
  const { send, status, failure } = useSend();
  const settle = () =>
    send(async () => {
      await browserApi.call('POST /admin/order/{id}/alert/settle', { params: { id } });
      await readPanelAgain();
      notify({ kind: 'success', text: words.settled });
    });
  return (
    <Alert tone="warning">
      <p>{panel.alerts[alert]}</p>
      {failure && <p role="alert">{failure.status === 0 ? panel.unknown : failure.message}</p>}
      {alert !== 'PAID_WITHOUT_STOCK' && (
        <div>
          <Button variant="outline" busy={status === 'busy'} onClick={settle}>
            {words.settle}
          </Button>
        </div>
      )}
    </Alert>
  );
}
