import { type FormEvent, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useMoney } from '#client/money.tsx';
import { payoutsQuery } from '#client/queries/admin-payments.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as booksMessages } from '#messages/generated/admin/payments/books.ts';
import { messages as refundMessages } from '#messages/generated/admin/payments/refund.ts';
import { Amount } from '#registry/account/orders/amount.tsx';
import type { PayoutBody } from '#schemas/payment-books.ts';
import type { ProviderName } from '#schemas/payments.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { currencyName } from '#ui/format-price.ts';
import { Select } from '#ui/select.tsx';
import { Table } from '#ui/table.tsx';
import { readAmount } from '../call/amounts.ts';
import { errorAt, FailureAlert } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { adminStyles as styles } from '../styles.ts';
import { paymentStyles } from './styles.ts';

/** Both methods of Stripe pay out from one account each; a statement does not tell them apart. */
const payingOut = ['monetico', 'e-transactions', 'cawl', 'stripe'] as const satisfies readonly ProviderName[];
type PayingOut = (typeof payingOut)[number];
const nothing = { provider: 'monetico' as PayingOut, day: '', amount: '', fees: '', reference: '' };

/** Lists the payouts of providers to the bank: read from the provider, or entered from the bank's statement. */
export function Payouts() {
  const messages = useMessages(booksMessages);
  const dates = useDates();
  const { providers } = useMessages(refundMessages);
  const { data } = useServerState(payoutsQuery());
  return (
    <section className={styles.panel}>
      <h2>{messages.payoutTitle}</h2>
      <div className={styles.ask}>
        <p className={styles.muted}>{messages.payoutText}</p>
        {data && data.total === 0 && <p>{messages.noPayout}</p>}
        {data && data.total > 0 && (
          <Table
            caption={messages.payoutTitle}
            rows={data.payouts}
            rowKey={({ id }) => String(id)}
            columns={[
              { key: 'day', header: messages.payoutDay, cell: ({ day }) => dates.day(day) },
              { key: 'provider', header: messages.provider, cell: ({ provider }) => providers[provider] },
              {
                key: 'reference',
                header: messages.payoutReference,
                cell: ({ reference, by }) => (
                  <span className={styles.lines}>
                    {reference}
                    <span className={styles.muted}>{by ? messages.by({ email: by }) : messages.read}</span>
                  </span>
                ),
              },
              {
                key: 'amount',
                header: messages.payoutAmount,
                cell: ({ amount, currency }) => <Amount cents={amount} currency={currency} />,
                align: 'end',
              },
              {
                key: 'fees',
                header: messages.payoutFees,
                cell: ({ fees, currency }) => <Amount cents={fees} currency={currency} />,
                align: 'end',
              },
            ]}
          />
        )}
        <PayoutForm />
      </div>
    </section>
  );
}

function PayoutForm() {
  const messages = useMessages(booksMessages);
  const { providers } = useMessages(refundMessages);
  const money = useMoney();
  const [typed, setTyped] = useState(nothing);
  const [isAsked, setIsAsked] = useState(false);
  const creation = usePanelMutation({
    mutationFn: (body: PayoutBody) => browserApi.call('POST /admin/payment/payout', { body }),
    done: messages.added,
    onSuccess: () => {
      setTyped({ ...nothing, provider: typed.provider });
      setIsAsked(false);
    },
  });
  const { failure } = creation;
  const amount = readAmount(typed.amount);
  const fees = typed.fees.trim() === '' ? 0 : readAmount(typed.fees);
  const set = (change: Partial<typeof nothing>) => setTyped({ ...typed, ...change });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsAsked(true);
    if (amount === null || fees === null || typed.day === '' || typed.reference.trim() === '') return;
    creation.mutate({ provider: typed.provider, day: typed.day, amount, fees, reference: typed.reference });
  };
  const wrong = (isWrong: boolean, message: string, key: string) => (isAsked && isWrong ? message : errorAt(failure, key));
  return (
    <form className={paymentStyles.part} noValidate onSubmit={submit}>
      <h3>{messages.add}</h3>
      <div className={paymentStyles.fields}>
        <Select
          label={messages.provider}
          name="provider"
          value={typed.provider}
          options={payingOut.map((value) => ({ value, label: providers[value] }))}
          onChange={({ target }) => set({ provider: payingOut.find((each) => each === target.value) ?? typed.provider })}
        />
        <Field
          label={messages.payoutDay}
          type="date"
          name="day"
          value={typed.day}
          error={wrong(typed.day === '', messages.dayWrong, 'day')}
          onChange={({ target }) => set({ day: target.value })}
        />
        <Field
          label={messages.payoutAmount}
          name="amount"
          inputMode="decimal"
          value={typed.amount}
          error={wrong(amount === null, messages.amountWrong({ currency: currencyName(money) }), 'amount')}
          onChange={({ target }) => set({ amount: target.value })}
        />
        <Field
          label={messages.payoutFees}
          name="fees"
          inputMode="decimal"
          value={typed.fees}
          error={wrong(fees === null, messages.amountWrong({ currency: currencyName(money) }), 'fees')}
          onChange={({ target }) => set({ fees: target.value })}
        />
        <Field
          label={messages.payoutReference}
          name="reference"
          maxLength={120}
          value={typed.reference}
          error={wrong(typed.reference.trim() === '', messages.referenceWrong, 'reference')}
          onChange={({ target }) => set({ reference: target.value })}
        />
      </div>
      <FailureAlert failure={failure} />
      <div>
        <Button type="submit" variant="outline" busy={creation.isPending}>
          {messages.add}
        </Button>
      </div>
    </form>
  );
}
