import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useMoney } from '#client/money.tsx';
import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/returns.ts';
import type { AdminReturn } from '#schemas/admin-order.ts';
import type { OrderBackStep, OrderBackStepName } from '#schemas/order-back.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { currencyName, formatPrice } from '#ui/format-price.ts';
import { TextArea } from '#ui/text-area.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { readAmount, writeAmount } from '../call/amounts.ts';
import { errorAt } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { adminStyles as styles } from '../styles.ts';

/** Next steps of a return, from its machine. */
export function ReturnDecision({ back }: { back: AdminReturn }) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const money = useMoney(back.currency);
  const [answer, setAnswer] = useState('');
  const [amount, setAmount] = useState('');
  const [restock, setRestock] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const [asked, setAsked] = useState<OrderBackStepName | null>(null);
  const decision = usePanelMutation({
    mutationFn: (body: OrderBackStep) => browserApi.call('PUT /admin/order-back/{id}', { params: { id: back.id }, body }),
    done: ({ step }) => messages.steps[step].done,
    onSuccess: () => setAsked(null),
  });
  const { failure } = decision;
  const usual = Math.min(back.total, back.mostRefund);
  const ask = (chosen: OrderBackStepName) => {
    setAnswer('');
    setAmount(writeAmount(usual, lang));
    setRestock(back.lines.every(({ reason }) => reason !== 'DAMAGED'));
    setIsWrong(false);
    setAsked(chosen);
  };
  const decide = (chosen: OrderBackStepName) => {
    const refund = chosen === 'REFUNDED' ? readAmount(amount) : undefined;
    setIsWrong(refund === null);
    if (refund === null) return;
    decision.mutate({ step: chosen, answer, ...(refund !== undefined && { refund }), ...(chosen === 'RECEIVED' && { restock }) });
  };
  const said = asked && messages.steps[asked];
  // Its order was refunded meanwhile.
  const isOver = asked === 'REFUNDED' && usual === 0;
  return (
    <>
      {back.steps.length === 0 && <p className={styles.muted}>{messages.finished}</p>}
      <div className={styles.actions}>
        {back.steps.map((each, index) => (
          <Button key={each} variant={index === 0 ? 'solid' : 'outline'} onClick={() => ask(each)}>
            {messages.steps[each].act}
          </Button>
        ))}
      </div>
      <AskDialog
        open={asked !== null}
        title={isOver ? messages.endAsk : (said?.ask ?? '')}
        action={isOver ? messages.end : (said?.act ?? '')}
        mutation={decision}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && decide(asked)}
      >
        <p>{isOver ? messages.nothingLeft : said?.text}</p>
        {asked === 'REFUNDED' && !isOver && (
          <Field
            label={messages.amount({ currency: currencyName(money) })}
            name="refund"
            inputMode="decimal"
            hint={messages.amountHint({ most: formatPrice(back.mostRefund, money) })}
            value={amount}
            error={isWrong ? messages.amountWrong : errorAt(failure, 'refund')}
            onChange={(event) => setAmount(event.target.value)}
          />
        )}
        <TextArea
          label={asked === 'REFUSED' ? messages.why : messages.say}
          optionalText={asked === 'REFUSED' ? undefined : messages.optional}
          name="answer"
          maxLength={1000}
          value={answer}
          error={errorAt(failure, 'answer')}
          onChange={(event) => setAnswer(event.target.value)}
        />
        {asked === 'RECEIVED' && (
          <Checkbox label={messages.restock} checked={restock} onChange={(event) => setRestock(event.target.checked)} />
        )}
      </AskDialog>
    </>
  );
}
