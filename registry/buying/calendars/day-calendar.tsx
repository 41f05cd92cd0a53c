import { endOfMonth } from '@internationalized/date';
import { useEffect, useId } from 'react';
import { useCalendar } from 'react-aria/useCalendar';
import { useCalendarState } from 'react-stately/useCalendarState';
import { useSite } from '#client/site.tsx';
import { monthOf } from '#domain/date-formats.ts';
import { fieldStyles } from '#ui/field-styles.ts';
import { AriaLanguage, calendarDate, useCalendarBasics } from './calendar-language.tsx';
import { MonthGrid } from './month-grid.tsx';
import { calendarStyles } from './styles.ts';

export type DayCalendarProps = {
  /** Question that the calendar answers. */
  legend: string;
  /** At least one, earliest first. Those without a place left cannot be picked. */
  days: readonly { date: string; slots: readonly { remaining: number }[] }[];
  /** YYYY-MM-DD of the picked day. */
  date: string | null;
  error: string | undefined;
  onPick: (date: string) => void;
  /** Asks for another month; missing when there is none to ask for. */
  more: (() => void) | undefined;
};

/** A day to choose out of those that have a free place. */
export function DayCalendar(props: DayCalendarProps) {
  return (
    <AriaLanguage>
      <DayFields {...props} />
    </AriaLanguage>
  );
}

function DayFields({ legend, days, date, error, onPick, more }: DayCalendarProps) {
  const { timeZone } = useSite().site;
  const legendId = useId();
  const [first, last] = [monthOf(days[0]?.date ?? ''), monthOf(days.at(-1)?.date ?? '')];
  const free = new Set(days.filter(({ slots }) => slots.some(({ remaining }) => remaining > 0)).map((day) => day.date));
  const state = {
    ...useCalendarState({
      ...useCalendarBasics(),
      value: date === null ? null : calendarDate(date),
      onChange: (picked) => picked && onPick(picked.toString()),
      defaultFocusedValue: calendarDate(date ?? days.find((day) => free.has(day.date))?.date ?? first),
      minValue: calendarDate(first),
      maxValue: endOfMonth(calendarDate(last)),
      isDateUnavailable: (day) => !free.has(day.toString()),
    }),
    timeZone,
  };
  const calendar = useCalendar({ 'aria-labelledby': legendId }, state);
  const isAtEnd = monthOf(state.visibleRange.start.toString()) === last && first !== last;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once each time the last month comes on show.
  useEffect(() => {
    if (isAtEnd) more?.();
  }, [isAtEnd, last]);
  return (
    <fieldset className={calendarStyles.calendar}>
      <legend id={legendId}>{legend}</legend>
      <div {...calendar.calendarProps}>
        <MonthGrid state={state} calendar={calendar} />
      </div>
      {error && <p className={fieldStyles.error}>{error}</p>}
    </fieldset>
  );
}
