import type { CalendarDate } from '@internationalized/date';
import { useRef } from 'react';
import { useButton } from 'react-aria/useButton';
import { type CalendarAria, useCalendarCell, useCalendarGrid } from 'react-aria/useCalendar';
import type { CalendarState } from 'react-stately/useCalendarState';
import type { RangeCalendarState } from 'react-stately/useRangeCalendarState';
import { useMessages, useSite } from '#client/site.tsx';
import { dayOfMonth, withOrdinal } from '#domain/date-formats.ts';
import { messages as allMessages } from '#messages/generated/registry/buying/calendars/month-grid.ts';
import { calendarStyles as styles } from './styles.ts';

type State = CalendarState | RangeCalendarState;

export type MonthGridProps = {
  state: State;
  /** Result of `useCalendar` or `useRangeCalendar` for the state. */
  calendar: CalendarAria;
};

/** A month of days, with the ways to the months beside it. Every day can be reached by key; those that cannot be picked say so. */
export function MonthGrid({ state, calendar }: MonthGridProps) {
  const messages = useMessages(allMessages);
  const { gridProps, headerProps, weekDays, weeksInMonth } = useCalendarGrid({ weekdayStyle: 'short', firstDayOfWeek: 'mon' }, state);
  return (
    <>
      <div className={styles.monthHead}>
        <TurnButton {...calendar.prevButtonProps} label={messages.previousMonth} sign="‹" />
        <span className={styles.month}>{calendar.title}</span>
        <TurnButton {...calendar.nextButtonProps} label={messages.nextMonth} sign="›" />
      </div>
      <table {...gridProps} className={styles.days}>
        <thead {...headerProps}>
          <tr>
            {weekDays.map((name) => (
              <th key={name}>{name.replace('.', '')}</th>
            ))}
          </tr>
        </thead>
        <tbody>
          {Array.from({ length: weeksInMonth }, (_, week) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a month has its weeks in their order.
            <tr key={week}>
              {state.getDatesInWeek(week).map((date, place) =>
                date && date.month === state.visibleRange.start.month ? (
                  <Day key={date.toString()} date={date} state={state} />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: a week has seven places, in their order.
                  <td key={place} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </>
  );
}

type TurnButtonProps = CalendarAria['nextButtonProps'] & { label: string; sign: string };

function TurnButton({ label, sign, ...props }: TurnButtonProps) {
  const ref = useRef<HTMLButtonElement>(null);
  const { buttonProps } = useButton({ ...props, 'aria-label': label }, ref);
  return (
    <button {...buttonProps} ref={ref}>
      {sign}
    </button>
  );
}

function Day({ date, state }: { date: CalendarDate; state: State }) {
  const { lang } = useSite();
  const ref = useRef<HTMLDivElement>(null);
  const { cellProps, buttonProps } = useCalendarCell({ date }, state, ref);
  // At the ends of a range the label holds several dates.
  const label = buttonProps['aria-label']?.replace(/[^,:]+/g, (part) => withOrdinal(part, lang));
  return (
    <td {...{ ...cellProps, 'aria-selected': state.isSelected(date) }}>
      <div {...{ ...buttonProps, 'aria-label': label }} ref={ref} className={styles.day}>
        {dayOfMonth(date.toString(), lang)}
      </div>
    </td>
  );
}
