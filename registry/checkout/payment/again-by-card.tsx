import { type FormEvent, useRef, useState } from 'react';
import { useMoney } from '#client/money.tsx';
import { cardForm } from '#client/payment/card-form.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/checkout/payment/payment-state.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Button } from '#ui/button.tsx';
import { formatPrice } from '#ui/format-price.ts';
import { MethodPanel } from './method-panel.tsx';
import type { PaymentView } from './payment-standing.ts';
import { usePaymentMethod } from './use-payment-method.ts';

const styles = {
  form: style({ display: 'grid', gap: theme.space.l, width: '100%', maxWidth: theme.measure.narrow, marginInline: 'auto' }),
  title: style({ margin: 0, textAlign: 'center', fontSize: theme.size.h3 }),
  note: style({ margin: 0, textAlign: 'center', color: theme.colour.muted, fontSize: theme.size.small }),
};

/** Another payment of an order by a card, on the page that says that the last one was not made. */
export function AgainByCard({ view, onPay, onCart }: { view: PaymentView; onPay: () => void; onCart: () => void }) {
  const messages = useMessages(allMessages);
  const money = useMoney();
  const { method } = usePaymentMethod();
  const [isChecking, setIsChecking] = useState(false);
  const isOnItsWay = useRef(false);
  const amount = view.placed?.total ?? 0;
  const isBusy = isChecking || view.status === 'charging';
  const step = view.placed?.payment;
  const publicKey = step?.kind === 'element' ? step.publishableKey : null;
  const pay = async (event: FormEvent) => {
    event.preventDefault();
    if (isOnItsWay.current || isBusy) return;
    isOnItsWay.current = true;
    setIsChecking(true);
    const isComplete = await cardForm()?.check();
    isOnItsWay.current = false;
    setIsChecking(false);
    if (isComplete) onPay();
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void pay(event)}>
      <h2 className={styles.title}>{messages.again}</h2>
      {method && <MethodPanel shown={{ ...method, publicKey: publicKey ?? method.publicKey }} amount={amount} />}
      <Button type="submit" size="l" wide busy={isBusy}>
        {messages.payAmount({ amount: formatPrice(amount, money) })}
      </Button>
      <p className={styles.note} role="status">
        {view.status === 'charging' ? messages.charging : ''}
      </p>
      <Button variant="quiet" onClick={onCart}>
        {messages.toCart}
      </Button>
    </form>
  );
}
