import { useMessages, useSite } from '#client/site.tsx';
import { useDates } from '#client/use-dates.ts';
import { dateIn, instantIn, timeIn } from '#domain/time-zones.ts';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import { attributesOf, type ControlProps } from '../control-props.ts';
import { controlStyles as styles } from '../control-styles.ts';

/** A day, as `2026-12-01`. */
export function DateControl({ write, ...props }: ControlProps) {
  const { locale } = useSite();
  return (
    <input
      {...attributesOf(props)}
      type="date"
      lang={locale.replace('_', '-')}
      className={styles.input}
      value={typeof props.value === 'string' ? props.value.slice(0, 10) : ''}
      onChange={(event) => write(event.target.value || undefined)}
    />
  );
}

/**
 * A moment on the shop's clock, which its label names: what is published then is published there, wherever this device is. Where the
 * schema takes days as well, a day with a time or without.
 */
export function MomentControl({ write, ...props }: ControlProps) {
  const messages = useMessages(allMessages);
  const { timeZone } = useSite().site;
  const { zone } = useDates();
  const text = typeof props.value === 'string' ? props.value : '';
  const isMoment = text.length > 10;
  const date = isMoment ? dateIn(timeZone, new Date(text)) : text;
  const time = isMoment ? timeIn(timeZone, new Date(text)) : '';
  const set = (nextDate = '', nextTime = '') => {
    const day = nextDate || undefined;
    write(nextDate === '' || nextTime === '' ? day : instantIn(timeZone, nextDate, nextTime.slice(0, 5)).toISOString());
  };
  if (!props.schema.anyOf)
    return (
      <input
        {...attributesOf(props)}
        type="datetime-local"
        className={styles.input}
        value={isMoment ? `${date}T${time}` : ''}
        onChange={(event) => set(...event.target.value.split('T'))}
      />
    );
  return (
    <div className={styles.row}>
      <input
        {...attributesOf(props)}
        type="date"
        className={`${styles.input} ${styles.stretch}`}
        value={date}
        onChange={(event) => set(event.target.value, time)}
      />
      <input
        type="time"
        className={styles.time}
        aria-label={messages.timeOf({ label: props.label, zone })}
        disabled={date === ''}
        value={time}
        onChange={(event) => set(date, event.target.value)}
      />
    </div>
  );
}
