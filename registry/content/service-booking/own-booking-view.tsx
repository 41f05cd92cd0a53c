import { useEffect, useRef } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { formatMomentInWords } from '#domain/date-formats.ts';
import { messages as allMessages } from '#messages/generated/registry/content/service-booking.ts';
import type { OwnBooking } from '#schemas/booking.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Sending } from '../forms/use-send.ts';
import { serviceBookingStyles as styles } from './styles.ts';

export type OwnBookingViewProps = Sending & {
  /** Undefined while it loads. */
  booking: OwnBooking | undefined;
  /** Reason why it cannot be read; '' if no answer came, null if nothing failed. */
  refusal: string | null;
  onRetry: () => void;
  onCancel: () => void;
  /** Leads to the calendar. */
  onAgain: () => void;
};

/** Page of the link in an e-mail. It needs a click, so that programs that open every link of an e-mail cancel nothing. */
export function OwnBookingView({ booking, refusal, status, failure, onRetry, onCancel, onAgain }: OwnBookingViewProps) {
  const messages = useMessages(allMessages);
  const { lang, site } = useSite();
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (status === 'success') answer.current?.focus();
  }, [status]);
  const again = (
    <Button variant="outline" onClick={onAgain}>
      {messages.again}
    </Button>
  );
  if (refusal) {
    return (
      <>
        <Alert tone="error" live>
          <p>{refusal}</p>
        </Alert>
        {again}
      </>
    );
  }
  if (refusal !== null) return <RetryAlert text={messages.ownFailed} label={messages.retry} onRetry={onRetry} />;
  if (!booking) return <Skeleton label={messages.ownLoading} bars={[3, 3]} />;
  const { state, title, startsAt, seats } = booking;
  const moment = formatMomentInWords(startsAt, { lang, timeZone: site.timeZone });
  const facts = [title, moment, seats > 1 ? messages.seat({ count: seats }) : ''].filter(Boolean).join(', ');
  if (state !== 'booked') {
    return (
      <>
        <Alert tone={state === 'cancelled' ? 'success' : 'info'} title={messages[state]} live ref={answer}>
          <p>{facts}</p>
          <p>{messages[`${state}Text`]}</p>
        </Alert>
        {again}
      </>
    );
  }
  return (
    <>
      <p className={styles.chosen}>{facts}</p>
      <p className={styles.text}>{messages.cancelText}</p>
      {failure && (
        <Alert tone="error" live>
          <p>{failure.status === 0 ? messages.unanswered : failure.message}</p>
        </Alert>
      )}
      <Button busy={status === 'pending'} onClick={onCancel}>
        {messages.cancel}
      </Button>
    </>
  );
}
