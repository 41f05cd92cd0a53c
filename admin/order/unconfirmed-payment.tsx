import { type FormEvent, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useMoney } from '#client/money.tsx';
import { orderPaymentsQuery } from '#client/queries/admin-payments.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import type { CallFailure } from '#domain/call-failure.ts';
import { messages as unconfirmedMessages } from '#messages/generated/admin/order/unconfirmed.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { currencyName } from '#ui/format-price.ts';
import { readAmount } from '../call/amounts.ts';
import { errorAt, FailureAlert } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { adminStyles as styles } from '../styles.ts';

/** The alert goes with its form: the focus goes to the screen. */
const focusScreen = () => document.getElementById('contenu')?.focus();

/** A paid order that the bank has not confirmed: what to look for on its list, and what stands there. */
export function UnconfirmedPayment({ id }: { id: string }) {
  const messages = useMessages(unconfirmedMessages);
  const { data } = useServerState(orderPaymentsQuery(id));
  const { mutate, isPending, failure } = usePanelMutation({
    mutationFn: (amount: number) => browserApi.call('POST /admin/order/{id}/payment/confirm', { params: { id }, body: { amount } }),
    done: messages.confirmed,
    onSuccess: focusScreen,
  });
  const attempt = data?.attempts.find(({ captures }) => captures.some(({ isExtra }) => !isExtra));
  const capture = attempt?.captures.find(({ isExtra }) => !isExtra);
  return (
    <UnconfirmedPaymentForm
      number={capture?.transaction ?? '…'}
      reference={attempt?.providerReference ?? '…'}
      isBusy={isPending}
      failure={failure}
      onConfirm={mutate}
    />
  );
}

export type UnconfirmedPaymentFormProps = {
  /** Names of the payment and of the attempt on the bank's list. */
  number: string;
  reference: string;
  isBusy: boolean;
  failure: CallFailure | null;
  /** The payment is on the list, with this amount in cents. */
  onConfirm: (amount: number) => void;
};

/** The amount is typed, not ticked: whoever confirms has read the list. */
export function UnconfirmedPaymentForm({ number, reference, isBusy, failure, onConfirm }: UnconfirmedPaymentFormProps) {
  const messages = useMessages(unconfirmedMessages);
  const money = useMoney();
  const [typed, setTyped] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const amount = readAmount(typed);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (amount !== null) onConfirm(amount);
  };
  return (
    <Alert tone="warning" title={messages.title}>
      <p>{messages.why}</p>
      <p>{messages.todo({ number, reference })}</p>
      <p>{messages.missing}</p>
      <form className={styles.ask} noValidate onSubmit={submit}>
        <Field
          label={messages.amount}
          name="amount"
          inputMode="decimal"
          value={typed}
          error={isAsked && amount === null ? messages.amountWrong({ currency: currencyName(money) }) : errorAt(failure, 'amount')}
          onChange={({ target }) => setTyped(target.value)}
        />
        <FailureAlert failure={failure} />
        <div className={styles.actions}>
          <Button type="submit" variant="outline" busy={isBusy}>
            {messages.confirm}
          </Button>
          <a href="/admin/payments/books#bank-list">{messages.toList}</a>
        </div>
      </form>
    </Alert>
  );
}
