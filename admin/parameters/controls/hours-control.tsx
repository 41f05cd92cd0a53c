import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/parameters/controls.ts';
import { Icon } from '#ui/icon.tsx';
import { editorStyles } from '../styles.ts';
import type { ControlProps } from './control.ts';
import { nextRange, parseHours, type Range, writeHours } from './hours.ts';
import { hoursStyles } from './hours-styles.ts';
import { controlStyles as styles } from './styles.ts';

/** The opening hours of a day: rows of two times; none: closed. */
export function HoursControl({ text = '', id, label, labelledBy, describedBy, isInvalid, onType, onChange }: ControlProps) {
  const messages = useMessages(allMessages);
  const ranges = parseHours(text);
  const write = (next: readonly Range[]) => (next.length === 0 ? null : writeHours(next));
  const set = (at: number, change: Partial<Range>) =>
    onType(write(ranges.map((range, index) => (index === at ? { ...range, ...change } : range))));
  return (
    <fieldset aria-labelledby={labelledBy} aria-describedby={describedBy} className={hoursStyles.rows}>
      {ranges.length === 0 && <span className={hoursStyles.closed}>{messages.closed}</span>}
      {ranges.map((range, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a range is known by its place alone.
        <div key={index} className={styles.row}>
          {(['from', 'to'] as const).map((end) => (
            <input
              key={end}
              type="time"
              id={index === 0 && end === 'from' ? id : undefined}
              className={hoursStyles.time}
              aria-label={messages.time[end]({ label, row: index + 1 })}
              aria-invalid={isInvalid || undefined}
              value={range[end]}
              onChange={(event) => set(index, { [end]: event.target.value })}
            />
          ))}
          <button
            type="button"
            className={editorStyles.iconPress}
            aria-label={messages.removeRange({ label, row: index + 1 })}
            onClick={() => onChange(write(ranges.filter((_, at) => at !== index)))}
          >
            <Icon name="minus" size="1rem" />
          </button>
        </div>
      ))}
      <div>
        <button
          type="button"
          id={ranges.length === 0 ? id : undefined}
          className={editorStyles.press}
          aria-label={ranges.length === 0 ? messages.openDay({ label }) : messages.addRange({ label })}
          onClick={() => onChange(writeHours([...ranges, nextRange(ranges)]))}
        >
          <Icon name="plus" size="1rem" />
          {ranges.length === 0 ? messages.open : messages.another}
        </button>
      </div>
    </fieldset>
  );
}
