import { useRef, useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useMoney } from '#client/money.tsx';
import { randomId } from '#client/random-id.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as paymentMessages } from '#messages/generated/admin/order/payment.ts';
import { messages as refundMessages } from '#messages/generated/admin/payments/refund.ts';
import type { Order } from '#schemas/order.ts';
import type { Capture, RefundableLine, RefundBody } from '#schemas/payment-books.ts';
import type { ProviderName } from '#schemas/payments.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { currencyName, formatPrice } from '#ui/format-price.ts';
import { TextArea } from '#ui/text-area.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { readAmount, writeAmount } from '../call/amounts.ts';
import { errorAt } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { asTheyAre, type ChosenLine, paidOf, RefundLines } from './refund-lines.tsx';

export type RefundDialogProps = {
  order: Order;
  provider: ProviderName;
  /** Cents that can still be given back. */
  most: number;
  /** The provider gives it back when it is asked; else a person does, and confirms it. */
  isByItself: boolean;
  /** Amount paid for each line, and the number of its pieces that left the stock. */
  lines: readonly RefundableLine[];
  /** The extra payment to give back; null: part of what paid the order. */
  capture: Capture | null;
};

/** Gives part of what was paid back, or a payment in excess; asked once more, and made once however often it is sent. */
export function RefundDialog({ order, provider, most, isByItself, lines, capture }: RefundDialogProps) {
  const messages = useMessages(paymentMessages);
  const { providers } = useMessages(refundMessages);
  const { lang } = useSite();
  const money = useMoney();
  const [chosen, setChosen] = useState<readonly ChosenLine[]>([]);
  const [amount, setAmount] = useState('');
  const [reason, setReason] = useState('');
  const [isWrong, setIsWrong] = useState(false);
  const key = useRef('');
  const [isAsked, setIsAsked] = useState(false);
  const refund = usePanelMutation({
    mutationFn: (body: RefundBody) => browserApi.call('POST /admin/order/{id}/refund', { params: { id: order.id }, body }),
    done: messages.done,
    onSuccess: () => setIsAsked(false),
  });
  const { failure } = refund;
  const price = formatPrice(most, money);
  const ask = () => {
    key.current = randomId();
    setChosen([]);
    setAmount(capture ? writeAmount(most, lang) : '');
    setReason('');
    setIsWrong(false);
    setIsAsked(true);
  };
  const choose = (next: readonly ChosenLine[]) => {
    setChosen(next);
    setAmount(next.length === 0 ? '' : writeAmount(Math.min(paidOf(next, order, lines), most), lang));
  };
  const give = () => {
    const cents = readAmount(amount);
    const isFine = cents !== null && cents > 0 && cents <= most;
    setIsWrong(!isFine);
    if (!isFine) return;
    refund.mutate({ idempotencyKey: key.current, amount: cents, idCapture: capture?.id ?? null, lines: asTheyAre(chosen, lines), reason });
  };
  return (
    <>
      <div>
        <Button variant="outline" onClick={ask}>
          {capture ? messages.refundExtra({ amount: price }) : messages.refund}
        </Button>
      </div>
      <AskDialog
        open={isAsked}
        mutation={refund}
        onClose={() => setIsAsked(false)}
        title={capture ? messages.refundExtraAsk : messages.refundAsk}
        action={messages.act}
        onConfirm={give}
      >
        <p>{isByItself ? messages.byItself({ provider: providers[provider] }) : messages.byHand({ provider: providers[provider] })}</p>
        {!capture && <RefundLines order={order} lines={lines} chosen={chosen} failure={failure} onChange={choose} />}
        <Field
          label={messages.amount}
          hint={messages.amountHint({ currency: currencyName(money), most: price })}
          name="amount"
          inputMode="decimal"
          value={amount}
          error={isWrong ? messages.amountWrong({ currency: currencyName(money), most: price }) : errorAt(failure, 'amount')}
          onChange={({ target }) => setAmount(target.value)}
        />
        <TextArea
          label={messages.reason}
          optionalText={messages.optional}
          hint={messages.reasonHint}
          name="reason"
          maxLength={500}
          value={reason}
          error={errorAt(failure, 'reason')}
          onChange={({ target }) => setReason(target.value)}
        />
      </AskDialog>
    </>
  );
}
