import { type KeyboardEvent, useState } from 'react';
import { useSite, useWords } from '#client/site.tsx';
import { fieldStyles } from '#ui/field-styles.ts';
import { formatDay } from '../order-parts/dates.ts';
import { monthOf, monthTitle, monthWeeks, weekdayNames } from './month-weeks.ts';
import { words as allWords } from './pickup-words.ts';
import type { SlotDay } from './slots.ts';
import { checkoutPartStyles as styles } from './styles.ts';

export type PickupCalendarProps = {
  days: readonly SlotDay[];
  /** YYYY-MM-DD of the picked day. */
  date: string | null;
  error: string | undefined;
  onPick: (date: string) => void;
  /** Asks for another month; missing when there is none to ask for. */
  more: (() => void) | undefined;
};

/** A month of days of which the free ones are buttons; the arrow keys go from one free day to the next. */
export function PickupCalendar({ days, date, error, onPick, more }: PickupCalendarProps) {
  const words = useWords(allWords);
  const { lang } = useSite();
  const months = [...new Set(days.map((day) => monthOf(day.date)))];
  const [wanted, setWanted] = useState<string | null>(null);
  const month = wanted ?? (date ? monthOf(date) : months[0]) ?? '';
  const at = Math.max(0, months.indexOf(month));
  const free = new Set(days.filter(({ slots }) => slots.some(({ remaining }) => remaining > 0)).map((day) => day.date));

  const turn = (to: number) => {
    const next = months[to];
    if (next) setWanted(next);
    if (to >= months.length - 1) more?.();
  };
  const step = (event: KeyboardEvent<HTMLTableElement>) => {
    const by = steps[event.key];
    if (!by) return;
    const buttons = [...event.currentTarget.querySelectorAll('button')];
    const next = buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + by];
    if (!next) return;
    event.preventDefault();
    next.focus();
  };
  return (
    <fieldset className={styles.calendar}>
      <legend>{words.day}</legend>
      <div className={styles.monthHead}>
        <button type="button" aria-label={words.previousMonth} disabled={at === 0} onClick={() => turn(at - 1)}>
          ‹
        </button>
        <span className={styles.month} role="status">
          {monthTitle(month, lang)}
        </span>
        <button type="button" aria-label={words.nextMonth} disabled={at >= months.length - 1} onClick={() => turn(at + 1)}>
          ›
        </button>
      </div>
      <table className={styles.days} onKeyDown={step}>
        <thead>
          <tr>
            {weekdayNames(lang).map(({ short, long }) => (
              <th key={long} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a week has seven places, in their order.
                <td key={index}>
                  {day !== null && free.has(day) ? (
                    <button
                      type="button"
                      className={styles.dayButton}
                      aria-pressed={day === date}
                      aria-label={formatDay(day, lang)}
                      onClick={() => onPick(day)}
                    >
                      {Number(day.slice(8))}
                    </button>
                  ) : (
                    day !== null && Number(day.slice(8))
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {error && <p className={fieldStyles.error}>{error}</p>}
    </fieldset>
  );
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
