import { browserApi } from '#client/browser-api.ts';
import { useMessages } from '#client/site.tsx';
import { messages as paymentMessages } from '#messages/generated/admin/order/payment.ts';
import { messages as allMessages } from '#messages/generated/admin/order.ts';
import { messages as panelMessages } from '#messages/generated/admin.ts';
import { type OrderAlert as Kind, refundAlerts } from '#schemas/admin-order.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { FailureAlert } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';

/** The alert goes with its button: the focus goes to the screen. */
const focusScreen = () => document.getElementById('contenu')?.focus();

/**
 * Problem that a person must check. A payment without pieces, or one that came too late, is settled by its refund. The others are settled
 * by a button.
 */
export function OrderAlert({ id, alert }: { id: string; alert: Kind }) {
  const messages = useMessages(allMessages);
  const panel = useMessages(panelMessages);
  const payment = useMessages(paymentMessages);
  const settle = usePanelMutation({
    mutationFn: () => browserApi.call('POST /admin/order/{id}/alert/settle', { params: { id } }),
    done: messages.settled,
    onSuccess: focusScreen,
  });
  return (
    <Alert tone="warning">
      <p>{panel.alerts[alert]}</p>
      <p>
        {payment.whatToDo} : {payment.advice[alert]} <a href="#payments">{payment.title}</a>
      </p>
      <FailureAlert failure={settle.failure} />
      {!refundAlerts.includes(alert) && (
        <div>
          <Button variant="outline" busy={settle.isPending} onClick={() => settle.mutate()}>
            {messages.settle}
          </Button>
        </div>
      )}
    </Alert>
  );
}
