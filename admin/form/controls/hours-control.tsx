import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/admin/form.ts';
import { Icon } from '#ui/icon.tsx';
import { editorStyles } from '../../parameters/styles.ts';
import { type ControlProps, groupAttributesOf } from '../control-props.ts';
import { controlStyles as styles } from '../control-styles.ts';
import { formStyles } from '../styles.ts';
import { nextRange, parseHours, type Range, writeHours } from './hours.ts';

/** The opening hours of a day: rows of two times; none: closed. */
export function HoursControl(props: ControlProps) {
  const { id, label, isInvalid, value, write } = props;
  const messages = useMessages(allMessages);
  const ranges = parseHours(typeof value === 'string' ? value : '');
  const textOf = (next: readonly Range[]) => (next.length === 0 ? undefined : writeHours(next));
  const set = (at: number, change: Partial<Range>) =>
    write(textOf(ranges.map((range, index) => (index === at ? { ...range, ...change } : range))), true);
  return (
    <fieldset {...groupAttributesOf(props)} className={formStyles.list}>
      {ranges.length === 0 && <span className={styles.note}>{messages.closed}</span>}
      {ranges.map((range, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a range is known by its place alone.
        <div key={index} className={styles.row}>
          {(['from', 'to'] as const).map((end) => (
            <input
              key={end}
              type="time"
              id={index === 0 && end === 'from' ? id : undefined}
              className={styles.time}
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
            onClick={() => write(textOf(ranges.filter((_, at) => at !== index)))}
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
          onClick={() => write(writeHours([...ranges, nextRange(ranges)]))}
        >
          <Icon name="plus" size="1rem" />
          {ranges.length === 0 ? messages.open : messages.another}
        </button>
      </div>
    </fieldset>
  );
}
