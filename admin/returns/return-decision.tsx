import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { readPanelAgain } from '#client/queries/admin.ts';
import { useSite, useWords } from '#client/site.tsx';
import { notify } from '#client/toasts.ts';
import { useSend } from '#registry/form-parts/use-send.ts';
import type { AdminReturn } from '#schemas/admin-order.ts';
import type { OrderBackStepName } from '#schemas/order-back.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { formatPrice } from '#ui/price.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { AskDialog, errorAt } from '../ask-dialog.tsx';
import { adminStyles as styles } from '../styles.ts';
import { readEuros, writeEuros } from './euros.ts';
import { words as allWords } from './words.ts';

/** What can be done with a return next, as its machine says. */
export function ReturnDecision({ back }: { back: AdminReturn }) {
  const words = useWords(allWords);
  const { lang, locale } = useSite();
  const [asked, setAsked] = useState<OrderBackStepName | null>(null);
  const [answer, setAnswer] = useState('');
  const [amount, setAmount] = useState('');
  const [restock, setRestock] = useState(false);
  const [isWrong, setIsWrong] = useState(false);
  const { send, status, failure, reset } = useSend();
  const ask = (step: OrderBackStepName) => {
    reset();
    setAnswer('');
    setAmount(writeEuros(back.total, lang));
    setRestock(back.lines.every(({ reason }) => reason !== 'DAMAGED'));
    setIsWrong(false);
    setAsked(step);
  };
  const decide = (step: OrderBackStepName) => {
    const refund = step === 'REFUNDED' ? readEuros(amount) : undefined;
    setIsWrong(refund === null);
    if (refund === null) return;
    send(async () => {
      const body = { step, answer, ...(refund !== undefined && { refund }), ...(step === 'RECEIVED' && { restock }) };
      await browserApi.call('PUT /admin/order-back/{id}', { params: { id: back.id }, body });
      await readPanelAgain();
      setAsked(null);
      notify({ kind: 'success', text: words.steps[step].done });
    });
  };
  const said = asked && words.steps[asked];
  return (
    <>
      {back.steps.length === 0 && <p className={styles.muted}>{words.finished}</p>}
      <div className={styles.actions}>
        {back.steps.map((step, index) => (
          <Button key={step} variant={index === 0 ? 'solid' : 'outline'} onClick={() => ask(step)}>
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
        onConfirm={() => asked && decide(asked)}
      >
        <p>{said?.text}</p>
        {asked === 'REFUNDED' && (
          <Field
            label={words.amount}
            name="refund"
            inputMode="decimal"
            hint={words.amountHint(formatPrice(back.mostRefund, locale))}
            value={amount}
            error={isWrong ? words.amountWrong : errorAt(failure, 'refund')}
            onChange={(event) => setAmount(event.target.value)}
          />
        )}
        <TextArea
          label={asked === 'REFUSED' ? words.why : words.say}
          optionalText={asked === 'REFUSED' ? undefined : words.optional}
          name="answer"
          maxLength={1000}
          value={answer}
          error={errorAt(failure, 'answer')}
          onChange={(event) => setAnswer(event.target.value)}
        />
        {asked === 'RECEIVED' && (
          <Checkbox label={words.restock} checked={restock} onChange={(event) => setRestock(event.target.checked)} />
        )}
      </AskDialog>
    </>
  );
}
