import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useMoney } from '#client/money.tsx';
import { orderPaymentsQuery } from '#client/queries/admin-payments.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { handsGoodsOn } from '#domain/payment-confirmation.ts';
import { messages as unconfirmedMessages } from '#messages/generated/admin/order/unconfirmed.ts';
import { messages as allMessages } from '#messages/generated/admin/order.ts';
import { messages as panelMessages } from '#messages/generated/admin.ts';
import type { OrderSheet, OrderStepBody } from '#schemas/admin-order.ts';
import type { OrderStep } from '#schemas/order.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { formatPrice } from '#ui/format-price.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { adminStyles as styles } from '../styles.ts';
import { inTheShop } from './refund-lines.tsx';
import { TrackingFields, toTracking, typedTracking } from './tracking-fields.tsx';

/** Next steps of an order, from its machine. Each step needs a confirmation, since none can be undone. */
export function OrderSteps({ sheet }: { sheet: OrderSheet }) {
  const messages = useMessages(allMessages);
  const panel = useMessages(panelMessages);
  const unconfirmed = useMessages(unconfirmedMessages);
  const { order, steps } = sheet;
  const [typed, setTyped] = useState(() => typedTracking(order.delivery.tracking));
  const [restock, setRestock] = useState(() => inTheShop.includes(order.status));
  const [isDespite, setIsDespite] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const [asked, setAsked] = useState<OrderStep | null>(null);
  const change = usePanelMutation({
    mutationFn: (body: OrderStepBody) => browserApi.call('PUT /admin/order/{id}/status', { params: { id: order.id }, body }),
    done: ({ step }) => messages.steps[step].done,
    onSuccess: () => setAsked(null),
  });
  const money = useMoney();
  const payments = useServerState(orderPaymentsQuery(order.id)).data;
  const left = payments?.refundable ?? order.total - sheet.returns.reduce((sum, { refund }) => sum + (refund ?? 0), 0);
  const ask = (chosen: OrderStep) => {
    setTyped(typedTracking(order.delivery.tracking));
    setRestock(inTheShop.includes(order.status));
    setIsDespite(false);
    setIsMissing(false);
    setAsked(chosen);
  };
  const isRisky = (chosen: OrderStep) => sheet.isPaymentUnconfirmed && handsGoodsOn(order.status, chosen);
  const lead = (chosen: OrderStep) => {
    setIsMissing(isRisky(chosen) && !isDespite);
    if (isRisky(chosen) && !isDespite) return;
    const tracking = chosen === 'SHIPPED' ? toTracking(typed) : null;
    change.mutate({
      step: chosen,
      ...(tracking && { tracking }),
      ...(chosen === 'REFUNDED' && { restock }),
      ...(isRisky(chosen) && { despiteUnconfirmed: true }),
    });
  };
  const said = asked && messages.steps[asked];
  return (
    <>
      {steps.length === 0 && <p className={styles.muted}>{messages.nothingNext}</p>}
      <div className={styles.ask}>
        {steps.map((each, index) => (
          <Button
            key={each}
            wide
            variant={index === 0 && each !== 'CANCELLED' && each !== 'REFUNDED' ? 'solid' : 'outline'}
            onClick={() => ask(each)}
          >
            {messages.steps[each].act}
          </Button>
        ))}
      </div>
      <AskDialog
        open={asked !== null}
        title={said?.ask ?? ''}
        action={said?.act ?? ''}
        mutation={change}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && lead(asked)}
      >
        {asked === 'REFUNDED' && order.payment && (
          <p>
            {(payments?.refundsByItself === true ? messages.goesBack : messages.payBack)({
              amount: formatPrice(left, money),
              method: panel.methods[order.payment.method],
            })}
          </p>
        )}
        <p>{said?.text}</p>
        {asked === 'REFUNDED' && sheet.isPaymentUnconfirmed && <p>{unconfirmed.refundText}</p>}
        {asked && isRisky(asked) && (
          <Alert tone="warning">
            <p>{unconfirmed.stepText}</p>
            <Checkbox
              label={unconfirmed.despite}
              checked={isDespite}
              error={isMissing ? unconfirmed.despiteMissing : undefined}
              onChange={(event) => setIsDespite(event.target.checked)}
            />
          </Alert>
        )}
        {asked === 'SHIPPED' && <TrackingFields typed={typed} failure={change.failure} prefix="tracking." onChange={setTyped} />}
        {asked === 'REFUNDED' && (
          <Checkbox
            label={messages.restock}
            hint={messages.restockHint}
            checked={restock}
            onChange={(event) => setRestock(event.target.checked)}
          />
        )}
      </AskDialog>
    </>
  );
}
