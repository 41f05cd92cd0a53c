import { useState } from 'react';
import { browserApi } from '#client/browser-api.ts';
import { useMessages } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { messages as allMessages } from '#messages/generated/admin/bookings.ts';
import type { AdminBooking } from '#schemas/booking.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { AskDialog } from '../ask-dialog.tsx';
import { errorAt } from '../call/failure-alert.tsx';
import { usePanelMutation } from '../call/use-panel-mutation.ts';
import { DetailHeading } from '../list/list-and-detail.tsx';
import { adminStyles as styles } from '../styles.ts';

/** A booking to read, and to cancel with a word to the person. */
export function BookingPanel({ booking }: { booking: AdminBooking }) {
  const messages = useMessages(allMessages);
  const dates = useDates();
  const [isAsked, setIsAsked] = useState(false);
  const [word, setWord] = useState('');
  const { id, name, title, service, startsAt, seats, email, phone, message, state, cancelledBy, createdAt } = booking;
  const cancel = usePanelMutation({
    mutationFn: () => browserApi.call('POST /admin/booking/{id}/cancel', { params: { id }, body: { word } }),
    done: messages.cancelDone,
    onSuccess: () => setIsAsked(false),
  });
  return (
    <div className={styles.ask}>
      <div className={styles.head}>
        <DetailHeading>{name}</DetailHeading>
        <Badge tone={state === 'booked' ? 'accent' : 'sale'}>{messages.states[state]}</Badge>
      </div>
      <p className={styles.lines}>
        {service ? <a href={`/services/${service.slug}/${service.id}`}>{title}</a> : <span>{title}</span>}
        <time dateTime={startsAt}>{dates.minute(startsAt)}</time>
        <span>{messages.seats({ seats })}</span>
      </p>
      <dl className={styles.facts}>
        <div>
          <dt>{messages.contact}</dt>
          <dd className={styles.lines}>
            <a href={`mailto:${email}`}>{email}</a>
            <a href={`tel:${phone}`}>{phone}</a>
          </dd>
        </div>
        {message && (
          <div>
            <dt>{messages.message}</dt>
            <dd>{message}</dd>
          </div>
        )}
        <div>
          <dt>{messages.booked}</dt>
          <dd>
            <time dateTime={createdAt}>{dates.minute(createdAt)}</time>
          </dd>
        </div>
      </dl>
      {cancelledBy && <p className={styles.muted}>{messages.by[cancelledBy]}</p>}
      {state === 'booked' && (
        <div className={styles.actions}>
          <Button variant="outline" onClick={() => setIsAsked(true)}>
            {messages.cancel}
          </Button>
        </div>
      )}
      <AskDialog
        open={isAsked}
        title={messages.cancelAsk}
        action={messages.cancel}
        mutation={cancel}
        onClose={() => setIsAsked(false)}
        onConfirm={cancel.mutate}
      >
        <p>{messages.cancelText}</p>
        <TextArea
          label={messages.word}
          optionalText={messages.optional}
          name="word"
          maxLength={1000}
          value={word}
          error={errorAt(cancel.failure, 'word')}
          onChange={(event) => setWord(event.target.value)}
        />
      </AskDialog>
    </div>
  );
}
