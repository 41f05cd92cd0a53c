import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { formatCalendarDate } from '#domain/date-formats.ts';
import { messages as allMessages } from '#messages/generated/admin/withdrawals.ts';
import { Amount } from '#registry/account/orders/amount.tsx';
import type { AdminWithdrawal } from '#schemas/withdrawal.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { errorAt } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { DetailHeading } from '../list/list-and-detail.tsx';
import { adminStyles as styles } from '../styles.ts';

type Step = 'SETTLE' | 'OPEN_RETURN';

/** Finds the state of a withdrawal, by the key of its message. */
export const readMark = ({ settled, isLate }: AdminWithdrawal): 'SETTLED' | 'LATE' | 'OPEN' =>
  settled ? 'SETTLED' : isLate ? 'LATE' : 'OPEN';

/** A withdrawal to settle: what was declared and when, until when the money goes back. `isAlone`: chosen of a list, it names its order. */
export function WithdrawalPanel({ withdrawal, isAlone = false }: { withdrawal: AdminWithdrawal; isAlone?: boolean }) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const dates = useDates();
  const [asked, setAsked] = useState<Step | null>(null);
  const [note, setNote] = useState('');
  const decision = usePanelMutation({
    mutationFn: (step: Step) => browserApi.call('PUT /admin/withdrawal/{id}', { params: { id: withdrawal.id }, body: { step, note } }),
    done: (step) => messages.steps[step].done,
    onSuccess: () => setAsked(null),
  });
  const { order, settled, lines } = withdrawal;
  const facts = [
    { label: messages.declared, value: dates.minute(withdrawal.confirmedAt) },
    { label: messages.lastDay, value: withdrawal.lastDay ? formatCalendarDate(withdrawal.lastDay, lang) : messages.notBegun },
    { label: messages.refundBy, value: formatCalendarDate(withdrawal.refundBy, lang) },
    { label: messages.back, value: withdrawal.returnReference },
    { label: messages.note, value: settled?.note },
  ];
  return (
    <div className={styles.ask}>
      <div className={styles.head}>
        {isAlone ? <DetailHeading>{withdrawal.reference}</DetailHeading> : <h2>{messages.one}</h2>}
        <Badge tone={settled ? 'accent' : 'sale'}>{messages.mark[readMark(withdrawal)]}</Badge>
      </div>
      <p className={styles.lines}>
        {isAlone && order && <a href={`/admin/orders/${order.id}`}>{messages.order({ reference: order.reference })}</a>}
        {!order && <span>{messages.noOrder}</span>}
        <span className={styles.muted}>
          {withdrawal.name} · <a href={`mailto:${withdrawal.email}`}>{withdrawal.email}</a>
        </span>
      </p>
      {lines.length > 0 && (
        <ul className={styles.plain}>
          {lines.map((line) => (
            <li key={line.name}>
              {line.quantity} × {line.name}
              {line.rental && (
                <span className={styles.muted}>
                  {' '}
                  {messages.owed} <Amount cents={line.rental.owed} currency={withdrawal.currency} />, {messages.toRefund}{' '}
                  <Amount cents={line.rental.paid - line.rental.owed} currency={withdrawal.currency} />
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      <dl className={styles.facts}>
        {facts.map(
          ({ label, value }) =>
            value && (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ),
        )}
      </dl>
      {settled && <p className={styles.muted}>{messages.settledBy({ email: settled.by, moment: dates.minute(settled.at) })}</p>}
      <div className={styles.actions}>
        {!settled && <Button onClick={() => setAsked('SETTLE')}>{messages.steps.SETTLE.act}</Button>}
        {withdrawal.canOpenReturn && (
          <Button variant="outline" onClick={() => setAsked('OPEN_RETURN')}>
            {messages.steps.OPEN_RETURN.act}
          </Button>
        )}
      </div>
      <AskDialog
        open={asked !== null}
        title={asked ? messages.steps[asked].ask : ''}
        action={asked ? messages.steps[asked].act : ''}
        mutation={decision}
        onClose={() => setAsked(null)}
        onConfirm={() => asked && decision.mutate(asked)}
      >
        <p>{asked && messages.steps[asked].text}</p>
        {asked === 'SETTLE' && (
          <TextArea
            label={messages.note}
            optionalText={messages.optional}
            name="note"
            maxLength={1000}
            value={note}
            error={errorAt(decision.failure, 'note')}
            onChange={(event) => setNote(event.target.value)}
          />
        )}
      </AskDialog>
    </div>
  );
}
