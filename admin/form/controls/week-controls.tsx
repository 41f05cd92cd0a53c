import { useSite } from '#client/site.tsx';
import { attributesOf, type ControlProps } from '../control-props.ts';
import { controlStyles as styles } from '../control-styles.ts';
import { Select } from './select.tsx';

/** A Monday, from which the names of the days are read. */
const monday = Date.UTC(2026, 0, 5);
const dayMs = 86_400_000;

/** A day of the week by its name; 1 is Monday. */
export function WeekdayControl({ write, ...props }: ControlProps) {
  const { locale } = useSite();
  const names = new Intl.DateTimeFormat(locale.replace('_', '-'), { weekday: 'long', timeZone: 'UTC' });
  const choices = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: names.format(monday + (day - 1) * dayMs) }));
  return <Select {...props} choices={choices} write={(day) => write(day === undefined ? undefined : Number(day))} />;
}

/** A time of the day on the shop's clock, as `09:30`. */
export const TimeControl = ({ write, ...props }: ControlProps) => (
  <input
    {...attributesOf(props)}
    type="time"
    className={styles.time}
    value={typeof props.value === 'string' ? props.value : ''}
    onChange={(event) => write(event.target.value || undefined)}
  />
);
