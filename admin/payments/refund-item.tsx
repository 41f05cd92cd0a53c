import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useMoney } from '#client/money.tsx';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { leavesShopOpen } from '#domain/payment-confirmation.ts';
import { messages as refundMessages } from '#messages/generated/admin/payments/refund.ts';
import { Amount } from '#registry/account/orders/amount.tsx';
import { type Refund, type UnsentRefundReason, unsentRefundReasons } from '#schemas/payment-books.ts';
import type { ProviderName } from '#schemas/payments.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { formatPrice } from '#ui/format-price.ts';
import { AskDialog } from '../ask-dialog.tsx';
import { errorAt, FailureAlert } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { adminStyles as styles } from '../styles.ts';

const isUnsent = (failure: string): failure is UnsentRefundReason => (unsentRefundReasons as readonly string[]).includes(failure);

/** Money on its way back: how far it is, why, and what somebody has to do about it. */
export function RefundItem({ refund, provider }: { refund: Refund; provider: ProviderName }) {
  const messages = useMessages(refundMessages);
  const money = useMoney(refund.currency);
  const dates = useDates();
  const { id, amount, status, cause, reason, failure: refusal, by } = refund;
  const again = usePanelMutation({
    mutationFn: () => browserApi.call('POST /admin/payment/refund/{id}/retry', { params: { id } }),
    done: messages.againDone,
  });
  const needsPerson = status === 'TO_CONFIRM' || status === 'FAILED';
  return (
    <div className={styles.ask}>
      <div className={styles.row}>
        <span className={styles.lines}>
          <span>
            <Badge tone={status === 'DONE' ? 'accent' : needsPerson ? 'sale' : 'plain'}>{messages.statuses[status]}</Badge>{' '}
            {messages.causes[cause]}
          </span>
          {reason && <span className={styles.typed}>{reason}</span>}
          <span className={styles.muted}>
            <time dateTime={refund.createdAt}>{dates.moment(refund.createdAt)}</time> {by ? messages.by({ email: by }) : messages.byItself}
          </span>
          {refund.providerReference && <span className={styles.muted}>{messages.reference({ reference: refund.providerReference })}</span>}
        </span>
        <Amount cents={amount} currency={refund.currency} />
      </div>
      {refusal && <p className={styles.alert}>{isUnsent(refusal) ? messages.unsent[refusal] : messages.said({ failure: refusal })}</p>}
      {status === 'TO_CONFIRM' && (
        <p>
          {messages.todo({ amount: formatPrice(amount, money), provider: messages.providers[provider] })}{' '}
          {leavesShopOpen(provider) && messages.onlyListed}
        </p>
      )}
      {needsPerson && (
        <div className={styles.actions}>
          {status === 'FAILED' && (
            <Button busy={again.isPending} onClick={() => again.mutate()}>
              {messages.again}
            </Button>
          )}
          <ConfirmRefund id={id} amount={formatPrice(amount, money)} />
        </div>
      )}
      <FailureAlert failure={again.failure} />
    </div>
  );
}

/** A person gave the money back, and says how. */
function ConfirmRefund({ id, amount }: { id: string; amount: string }) {
  const messages = useMessages(refundMessages);
  const [reference, setReference] = useState('');
  const [isAsked, setIsAsked] = useState(false);
  const confirm = usePanelMutation({
    mutationFn: () => browserApi.call('POST /admin/payment/refund/{id}/confirm', { params: { id }, body: { reference } }),
    done: messages.confirmed,
    onSuccess: () => setIsAsked(false),
  });
  return (
    <>
      <Button variant="outline" onClick={() => setIsAsked(true)}>
        {messages.confirm}
      </Button>
      <AskDialog
        open={isAsked}
        title={messages.confirmAsk({ amount })}
        action={messages.confirm}
        mutation={confirm}
        onClose={() => setIsAsked(false)}
        onConfirm={confirm.mutate}
      >
        <p>{messages.confirmText}</p>
        <Field
          label={messages.how}
          optionalText={messages.optional}
          hint={messages.howHint}
          name="reference"
          maxLength={120}
          value={reference}
          error={errorAt(confirm.failure, 'reference')}
          onChange={({ target }) => setReference(target.value)}
        />
      </AskDialog>
    </>
  );
}
