import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { readPanelAgain } from '#client/queries/admin.ts';
import { useSite, useWords } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import { useSend } from '#registry/form-parts/use-send.ts';
import type { OrderSheet } from '#schemas/admin-order.ts';
import type { OrderStatus, OrderStep } from '#schemas/order.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { formatPrice } from '#ui/price.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { adminStyles as styles } from '../styles.ts';
import { words as panelWords } from '../words.ts';
import { TrackingFields, toTracking, typedTracking } from './tracking-fields.tsx';
import { words as allWords } from './words.ts';

/** Where the pieces of an order have not left the shop yet. */
const inTheShop: readonly OrderStatus[] = ['PAID', 'PREPARING', 'READY_FOR_PICKUP'];

/** What can be done with an order next, as its machine says; each step is asked about once more, for none can be taken back. */
export function OrderSteps({ sheet }: { sheet: OrderSheet }) {
  const words = useWords(allWords);
  const panel = useWords(panelWords);
  const { order, steps } = sheet;
  const [asked, setAsked] = useState<OrderStep | null>(null);
  const [typed, setTyped] = useState(() => typedTracking(order.delivery.tracking));
  const [restock, setRestock] = useState(() => inTheShop.includes(order.status));
  const { send, status, failure, reset } = useSend();
  const { locale } = useSite();
  const left = order.total - sheet.returns.reduce((sum, { refund }) => sum + (refund ?? 0), 0);
  const ask = (step: OrderStep) => {
    reset();
    setTyped(typedTracking(order.delivery.tracking));
    setRestock(inTheShop.includes(order.status));
    setAsked(step);
  };
  const lead = (step: OrderStep) =>
    send(async () => {
      const tracking = toTracking(typed);
      const isTracked = step === 'SHIPPED' && (tracking.link !== null || tracking.number !== null);
      const body = { step, ...(isTracked && { tracking }), ...(step === 'REFUNDED' && { restock }) };
      await browserApi.call('PUT /admin/order/{id}/status', { params: { id: order.id }, body });
      await readPanelAgain();
      setAsked(null);
      notify({ kind: 'success', text: words.steps[step].done });
    });
  const said = asked && words.steps[asked];
  return (
    <>
      {steps.length === 0 && <p className={styles.muted}>{words.nothingNext}</p>}
      <div className={styles.ask}>
        {steps.map((step, index) => (
          <Button
            key={step}
            wide
            variant={index === 0 && step !== 'CANCELLED' && step !== 'REFUNDED' ? 'solid' : 'outline'}
            onClick={() => ask(step)}
          >
            {words.steps[step].act}
          </Button>
        ))}
      </div>
      <AskDialog
        open={asked !== null}
        title={said?.ask ?? ''}
        action={said?.act ?? ''}
        busy={status === 'busy'}
        failure={failure}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && lead(asked)}
      >
        {asked === 'REFUNDED' && order.payment && <p>{words.payBack(formatPrice(left, locale), panel.methods[order.payment.method])}</p>}
        <p>{said?.text}</p>
        {asked === 'SHIPPED' && <TrackingFields typed={typed} failure={failure} prefix="tracking." onChange={setTyped} />}
        {asked === 'REFUNDED' && (
          <Checkbox
            label={words.restock}
            hint={words.restockHint}
            checked={restock}
            onChange={(event) => setRestock(event.target.checked)}
          />
        )}
      </AskDialog>
    </>
  );
}
