import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useMessages } from '#client/site.tsx';
import { tellsTracking } from '#domain/order-status.ts';
import { messages as allMessages } from '#messages/generated/admin/order.ts';
import type { Order, TrackingBody } from '#schemas/order.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { FailureAlert } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { adminStyles as styles } from '../styles.ts';
import { TrackingFields, toTracking, typedTracking } from './tracking-fields.tsx';

/**
 * Says where the parcel of an order is followed, or corrects it; the customer sees it on the order's page. What is new to her goes
 * to her by e-mail, a correction when the box is ticked.
 */
export function TrackingForm({ order }: { order: Order }) {
  const messages = useMessages(allMessages);
  const [typed, setTyped] = useState(() => typedTracking(order.delivery.tracking));
  const [isAsked, setIsAsked] = useState(false);
  const before = order.delivery.tracking;
  const after = toTracking(typed);
  const tells = tellsTracking(order.status, before, after);
  const tell = isAsked && !tells && after !== null;
  const save = usePanelMutation({
    mutationFn: ({ body }: { body: TrackingBody; isTold: boolean }) =>
      browserApi.call('PUT /admin/order/{id}/tracking-link', { params: { id: order.id }, body }),
    done: ({ isTold }) => (isTold ? messages.told : messages.saved),
  });
  return (
    <form
      noValidate
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault();
        save.mutate({ body: { link: null, number: null, ...after, tell }, isTold: tells || tell });
      }}
    >
      <TrackingFields typed={typed} failure={save.failure} prefix="" onChange={setTyped} />
      {tells && <p className={styles.muted}>{messages.tells}</p>}
      {!tells && after !== null && (
        <Checkbox label={messages.tell} checked={isAsked} onChange={(event) => setIsAsked(event.target.checked)} />
      )}
      <FailureAlert failure={save.failure} />
      <div>
        <Button type="submit" variant="outline" busy={save.isPending}>
          {messages.save}
        </Button>
      </div>
    </form>
  );
}
