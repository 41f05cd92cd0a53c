import { useEffect, useRef, useState } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { formatDay, formatHours } from '#domain/date-formats.ts';
import { messages as allMessages } from '#messages/generated/registry/content/service-booking.ts';
import { LoadedPart } from '#registry/buying/calendars/loaded-part.tsx';
import type { BookingCalendar } from '#schemas/booking.ts';
import { Alert } from '#ui/alert.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { BookingForm, type BookingFormProps, type Person } from './booking-form.tsx';
import { serviceBookingStyles as styles } from './styles.ts';
import { WaysToShop } from './ways-to-shop.tsx';

export type BookingViewProps = Omit<BookingFormProps, 'onSend'> & {
  calendar: { status: 'loading' | 'error' | 'ready'; days: BookingCalendar['days']; retry: () => void };
  email: string;
  phone: string;
  onSend: (booking: Person & { date: string; from: string }) => void;
};

const loadCalendar = async () => (await import('#registry/buying/calendars/day-calendar.tsx')).DayCalendar;

/** A day out of the calendar, then a time of it, then who comes; once sent, when she is expected. */
export function BookingView({ calendar, email, phone, onSend, maxSeats, ...form }: BookingViewProps) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const [date, setDate] = useState<string | null>(null);
  const [from, setFrom] = useState<string | null>(null);
  const [isFormOpen, setIsFormOpen] = useState(false);
  const [isMissing, setIsMissing] = useState(false);
  const answer = useRef<HTMLDivElement>(null);
  const { status, failure } = form;
  const isTaken = failure?.status === 409;
  const day = calendar.days.find((each) => each.date === date);
  const time = day?.times.find((each) => each.from === from && each.remaining > 0);
  useEffect(() => {
    if (status === 'success' || isTaken) answer.current?.focus();
    if (isTaken) setFrom(null);
  }, [status, isTaken]);

  const sent = useRef({ day: '', hours: '' });
  const send = (person: Person) => {
    setIsMissing(!time);
    if (!time || !date) return;
    sent.current = { day: formatDay(date, lang), hours: formatHours(time.from, time.to, lang) };
    onSend({ ...person, date, from: time.from });
  };

  if (status === 'success') {
    return (
      <Alert tone="success" title={messages.done} live ref={answer}>
        <p>{messages.doneText({ day: sent.current.day, hours: sent.current.hours })}</p>
      </Alert>
    );
  }
  if (calendar.status === 'loading') {
    return <Skeleton label={messages.loading} bars={[3, 14]} />;
  }
  if (calendar.status === 'error') return <RetryAlert text={messages.failed} label={messages.retry} onRetry={calendar.retry} />;
  const hasFree = calendar.days.some(({ times }) => times.some(({ remaining }) => remaining > 0));
  const missing = isMissing && !time ? (day ? messages.chooseTime : messages.chooseDay) : undefined;
  return (
    <>
      {isTaken && (
        <Alert tone="warning" title={messages.taken} live ref={answer}>
          <p>{messages.takenText}</p>
        </Alert>
      )}
      {hasFree ? (
        <LoadedPart
          load={loadCalendar}
          props={{
            legend: messages.day,
            days: calendar.days.map((each) => ({ date: each.date, slots: each.times })),
            date,
            error: day ? undefined : missing,
            more: undefined,
            onPick: (picked: string) => {
              setDate(picked);
              setFrom(null);
            },
          }}
        />
      ) : (
        <>
          <Alert tone="info" title={messages.none} live>
            <p>{messages.noneText}</p>
          </Alert>
          <WaysToShop email={email} phone={phone} />
        </>
      )}
      {day && (
        <RadioGroup
          legend={messages.hour({ day: formatDay(day.date, lang) })}
          name="bookingTime"
          layout="grid"
          value={time?.from ?? null}
          error={missing}
          onChange={(chosen) => {
            setFrom(chosen);
            setIsFormOpen(true);
          }}
          options={day.times.map((each) => ({
            value: each.from,
            label: formatHours(each.from, each.to, lang),
            detail: each.remaining === 0 ? messages.full : maxSeats > 1 ? messages.left({ count: each.remaining }) : undefined,
            disabled: each.remaining === 0,
          }))}
        />
      )}
      <p className={styles.chosen} role="status">
        {day && time && messages.chosen({ day: formatDay(day.date, lang), hours: formatHours(time.from, time.to, lang) })}
      </p>
      {isFormOpen && <BookingForm {...form} maxSeats={Math.min(maxSeats, time?.remaining ?? maxSeats)} onSend={send} />}
    </>
  );
}
