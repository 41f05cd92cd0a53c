import { useEffect, useRef, useState } from 'react';
import { useApiMutation } from '#client/api-mutation.ts';
import { browserApi } from '#client/browser-api.ts';
import { useMoney } from '#client/money.tsx';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/account/orders/cancel-order.ts';
import type { Order } from '#schemas/order.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { formatPrice } from '#ui/format-price.ts';
import { FailureAlert } from '../sign-in/failure-alert.tsx';

const { colour, size, space } = theme;
const styles = {
  box: style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: space.s }),
  hint: style({ flex: '1 1 18rem', margin: 0, color: colour.muted, fontSize: size.small }),
  text: style({ display: 'grid', gap: space.m }),
  answers: style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', gap: space.s }),
};

type CancelOrderProps = {
  order: Order;
  orderKey?: string | undefined;
  /** Told the order as it is then. */
  onCancelled: (order: Order) => void;
};

/** Cancelling an order that nobody works on yet, after a question that says what happens with the money. */
export function CancelOrder({ order, orderKey, onCancelled }: CancelOrderProps) {
  const messages = useMessages(allMessages);
  const money = useMoney(order.currency);
  const [isAsked, setAsked] = useState(false);
  const [isDone, setDone] = useState(false);
  const { mutate, reset, isPending, failure } = useApiMutation({
    mutationFn: () => browserApi.call('POST /order/{id}/cancel', { params: { id: order.id }, query: { key: orderKey } }),
    onSuccess: (changed) => {
      setAsked(false);
      setDone(true);
      onCancelled(changed);
    },
  });
  const done = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isDone) done.current?.focus();
  }, [isDone]);
  if (isDone) {
    return (
      <Alert tone="success" title={messages.done} live ref={done}>
        <p>{messages.doneText}</p>
      </Alert>
    );
  }
  if (!order.cancellation) return null;
  const { refund } = order.cancellation;
  const isUnpaid = order.status === 'PENDING_PAYMENT';
  const returned = isUnpaid ? messages.uncharged : refund > 0 ? messages.refund({ amount: formatPrice(refund, money) }) : messages.nothing;
  const close = () => {
    setAsked(false);
    reset();
  };
  return (
    <div className={styles.box}>
      <p className={styles.hint}>{messages.hint}</p>
      <Button variant="outline" onClick={() => setAsked(true)}>
        {messages.ask}
      </Button>
      <Dialog
        open={isAsked}
        onClose={close}
        title={messages.title({ reference: order.reference })}
        closeLabel={messages.close}
        footer={
          <div className={styles.answers}>
            <Button variant="outline" onClick={close}>
              {messages.keep}
            </Button>
            <Button onClick={() => mutate()} busy={isPending}>
              {messages.confirm}
            </Button>
          </div>
        }
      >
        <div className={styles.text}>
          <FailureAlert failure={failure} needsSession={!orderKey} />
          <p>{returned}</p>
          <p>{messages.stock}</p>
        </div>
      </Dialog>
    </div>
  );
}
