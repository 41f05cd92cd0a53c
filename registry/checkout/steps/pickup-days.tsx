import { useState } from 'react';
import { useMessages, useSite } from '#client/site.tsx';
import { formatDay, formatHours } from '#domain/date-formats.ts';
import { messages as allMessages } from '#messages/generated/registry/checkout/steps/pickup.ts';
import { LoadedPart } from '#registry/buying/calendars/loaded-part.tsx';
import type { PickupSlot } from '#schemas/delivery.ts';
import type { RentalDates } from '#schemas/rental.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { isSameSlot, type SlotsState, slotDays } from './slots.ts';

const styles = {
  part: style({ display: 'grid', gap: theme.space.l, justifyItems: 'start', '& > fieldset': { width: '100%' } }),
  day: style({ display: 'block', '&::first-letter': { textTransform: 'uppercase' } }),
  muted: style({ margin: 0, color: theme.colour.muted }),
  chosen: style({ margin: 0, fontWeight: theme.weight.strong, '&:empty': { display: 'none' } }),
};

export type PickupDaysProps = {
  chosen: PickupSlot | null;
  slots: SlotsState;
  note: string | undefined;
  openingHours: string;
  error: string | undefined;
  /** Days as cards, or a month at a time. */
  layout?: 'list' | 'calendar';
  onChoose: (slot: PickupSlot) => void;
};

const loadCalendar = async () => (await import('#registry/buying/calendars/day-calendar.tsx')).DayCalendar;

/** Days shown before one asks for more. */
const firstDays = 6;

/**
 * Choice of the pickup slot: first the day, then its hours. A list suits a shop that is open a few days a week, a calendar one that is open
 * on most.
 */
export function PickupDays({ chosen, slots, note, openingHours, error, layout = 'list', onChoose }: PickupDaysProps) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const days = slotDays(slots.slots);
  const [picked, setPicked] = useState<string | null>(null);
  const [shown, setShown] = useState(firstDays);
  const date = picked ?? chosen?.date ?? null;
  const day = days.find((candidate) => candidate.date === date);
  const chosenAt = day?.slots.findIndex((slot) => isSameSlot(chosen, slot)) ?? -1;

  const dayName = (date: string) => formatDay(date, lang);
  const noneInTime = ({ from, to }: RentalDates) =>
    from > to ? messages.rentalsApart : messages.rentalNone({ from: dayName(from), to: dayName(to) });

  if (slots.status === 'loading' && days.length === 0) return <Skeleton label={messages.slotsLoading} bars={[3, 3, 3]} />;
  if (slots.status === 'error') {
    return <RetryAlert text={messages.slotsError} label={messages.retry} onRetry={slots.retry} />;
  }
  if (days.length === 0) {
    return (
      <Alert tone="warning" live>
        <p>{slots.window ? noneInTime(slots.window) : messages.slotsNone}</p>
      </Alert>
    );
  }
  return (
    <div className={styles.part}>
      {note && <p className={styles.muted}>{note}</p>}
      {slots.window && (
        <p className={styles.muted}>{messages.rentalWindow({ from: dayName(slots.window.from), to: dayName(slots.window.to) })}</p>
      )}
      {layout === 'calendar' && (
        <LoadedPart
          load={loadCalendar}
          props={{ legend: messages.day, days, date, error: error && !day ? error : undefined, onPick: setPicked, more: slots.more }}
        />
      )}
      {layout === 'list' && (
        <RadioGroup
          legend={messages.day}
          name="pickupDay"
          layout="grid"
          value={date}
          error={error && !day ? error : undefined}
          onChange={setPicked}
          options={days.slice(0, shown).map((option) => ({
            value: option.date,
            label: <span className={styles.day}>{formatDay(option.date, lang)}</span>,
          }))}
        />
      )}
      {layout === 'list' && (days.length > shown || slots.more) && (
        <Button
          variant="quiet"
          busy={slots.status === 'loading'}
          onClick={() => {
            setShown(shown + firstDays);
            if (days.length <= shown + firstDays) slots.more?.();
          }}
        >
          {messages.later}
        </Button>
      )}
      {day && (
        <RadioGroup
          legend={messages.hour({ day: formatDay(day.date, lang) })}
          name="pickupSlot"
          layout="grid"
          value={chosenAt === -1 ? null : String(chosenAt)}
          error={error}
          onChange={(index) => {
            const slot = day.slots[Number(index)];
            if (slot) onChoose(slot);
          }}
          options={day.slots.map((slot, index) => ({
            value: String(index),
            label: formatHours(slot.from, slot.to, lang),
            detail: slot.remaining === 0 ? messages.slotFull : messages.slotLeft({ count: slot.remaining }),
            disabled: slot.remaining === 0,
          }))}
        />
      )}
      <p className={styles.chosen} role="status">
        {chosen && day && messages.chosenSlot({ day: formatDay(chosen.date, lang), hours: formatHours(chosen.from, chosen.to, lang) })}
      </p>
      {openingHours && (
        <p className={styles.muted}>
          {messages.openingHours} {openingHours}
        </p>
      )}
      {(slots.closures ?? []).map(({ from, to, reason }) => (
        <p key={`${from} ${reason}`} className={styles.muted}>
          {from === to
            ? messages.closedDay({ day: formatDay(from, lang), reason })
            : messages.closed({ from: formatDay(from, lang), to: formatDay(to, lang), reason })}
        </p>
      ))}
    </div>
  );
}
