import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { readPanelAgain } from '#client/queries/admin.ts';
import { useWords } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import { useSend } from '#registry/form-parts/use-send.ts';
import type { Order } from '#schemas/order.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { adminStyles as styles } from '../styles.ts';
import { TrackingFields, toTracking, typedTracking } from './tracking-fields.tsx';
import { words as allWords } from './words.ts';

/** Says where the parcel of an order is followed, or corrects it; the customer sees it on the order's page. */
export function TrackingForm({ order }: { order: Order }) {
  const words = useWords(allWords);
  const [typed, setTyped] = useState(() => typedTracking(order.delivery.tracking));
  const { send, status, failure } = useSend();
  const save = () =>
    send(async () => {
      await browserApi.call('PUT /admin/order/{id}/tracking-link', { params: { id: order.id }, body: toTracking(typed) });
      await readPanelAgain();
      notify({ kind: 'success', text: words.saved });
    });
  return (
    <form
      noValidate
      className={styles.ask}
      onSubmit={(event) => {
        event.preventDefault();
        save();
      }}
    >
      <TrackingFields typed={typed} failure={failure} prefix="" onChange={setTyped} />
      {failure && failure.fieldErrors.length === 0 && (
        <Alert tone="error" live>
          <p>{failure.message}</p>
        </Alert>
      )}
      <div>
        <Button type="submit" variant="outline" busy={status === 'busy'}>
          {words.save}
        </Button>
      </div>
    </form>
  );
}
