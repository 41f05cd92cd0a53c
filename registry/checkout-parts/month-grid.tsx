import type { KeyboardEvent } from 'react';
import { useSite, useWords } from '#client/site.tsx';
import { dayOfMonth, formatDay } from '../order-parts/dates.ts';
import { monthTitle, monthWeeks, weekdayNames } from './month-weeks.ts';
import { words as allWords } from './pickup-words.ts';
import { checkoutPartStyles as styles } from './styles.ts';

export type MonthGridProps = {
  /** YYYY-MM */
  month: string;
  /** To the months beside it; missing where there is none. */
  onPrevious: (() => void) | undefined;
  onNext: (() => void) | undefined;
  /** Which days (YYYY-MM-DD) can be picked, and which are. */
  isFree: (day: string) => boolean;
  isPicked: (day: string) => boolean;
  onPick: (day: string) => void;
};

/** A month of days of which the free ones are buttons; the arrow keys go from one free day to the next. */
export function MonthGrid({ month, onPrevious, onNext, isFree, isPicked, onPick }: MonthGridProps) {
  const words = useWords(allWords);
  const { lang } = useSite();
  return (
    <>
      <div className={styles.monthHead}>
        <button type="button" aria-label={words.previousMonth} disabled={!onPrevious} onClick={onPrevious}>
          ‹
        </button>
        <span className={styles.month} role="status">
          {monthTitle(month, lang)}
        </span>
        <button type="button" aria-label={words.nextMonth} disabled={!onNext} onClick={onNext}>
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
                  {day !== null && isFree(day) ? (
                    <button
                      type="button"
                      className={styles.dayButton}
                      aria-pressed={isPicked(day)}
                      aria-label={formatDay(day, lang)}
                      onClick={() => onPick(day)}
                    >
                      {dayOfMonth(day, lang)}
                    </button>
                  ) : (
                    day !== null && dayOfMonth(day, lang)
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

function step(event: KeyboardEvent<HTMLTableElement>): void {
  const by = steps[event.key];
  if (!by) return;
  const buttons = [...event.currentTarget.querySelectorAll('button')];
  const next = buttons[buttons.indexOf(document.activeElement as HTMLButtonElement) + by];
  if (!next) return;
  event.preventDefault();
  next.focus();
}

const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };
