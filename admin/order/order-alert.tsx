import { browserApi } from '#client/browser-api.ts';
import { useWords } from '#client/site.tsx';
import { type OrderAlert as Kind, refundAlerts } from '#schemas/admin-order.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '../call/failure-alert.tsx';
import { usePanelCall } from '../call/use-panel-call.ts';
import { words as panelWords } from '../words.ts';
import { words as allWords } from './words.ts';

/** The alert goes with its button: the focus goes to the screen. */
const focusScreen = () => document.getElementById('contenu')?.focus();

/** What a person must look at. What was paid without pieces, or too late, is settled by its refund, the rest by saying so. */
export function OrderAlert({ id, alert }: { id: string; alert: Kind }) {
  const words = useWords(allWords);
  const panel = useWords(panelWords);
  const { isBusy, failure, run } = usePanelCall();
  const settle = () => run(() => browserApi.call('POST /admin/order/{id}/alert/settle', { params: { id } }), words.settled, focusScreen);
  return (
    <Alert tone="warning">
      <p>{panel.alerts[alert]}</p>
      <FailureAlert failure={failure} />
      {!refundAlerts.includes(alert) && (
        <div>
          <Button variant="outline" busy={isBusy} onClick={settle}>
            {words.settle}
          </Button>
        </div>
      )}
    </Alert>
  );
}
