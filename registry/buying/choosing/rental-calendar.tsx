import type { CalendarDate } from '@internationalized/date';
import { useEffect, useId, useRef } from 'react';
import { useRangeCalendar } from 'react-aria/useRangeCalendar';
import { type RangeCalendarState, useRangeCalendarState } from 'react-stately/useRangeCalendarState';
import { useMoney } from '#client/money.tsx';
import { useMessages, useSite } from '#client/site.tsx';
import { formatDay, monthOf } from '#domain/date-formats.ts';
import { rentalDays, rentalPrice } from '#domain/rental-dates.ts';
import { messages as allMessages } from '#messages/generated/registry/buying/choosing/rental.ts';
import type { RentalDates, RentalTerms } from '#schemas/rental.ts';
import { formatPrice } from '#ui/format-price.ts';
import { AriaLanguage, calendarDate, useCalendarBasics } from '../calendars/calendar-language.tsx';
import { MonthGrid } from '../calendars/month-grid.tsx';
import { calendarStyles } from '../calendars/styles.ts';
import { canBegin, canEnd, type FreeDays, pickDay } from './rental-choice.ts';
import { buyingStyles as styles } from './styles.ts';

export type RentalCalendarProps = {
  terms: RentalTerms;
  days: FreeDays;
  /** The month to begin with, YYYY-MM, where no dates are chosen. */
  month: string;
  chosen: RentalDates | null;
  /** Called with the month that is shown. */
  onMonth: (month: string) => void;
  /** Null as soon as a first day is chosen anew. */
  onChoose: (chosen: RentalDates | null) => void;
};

/** The days of a rental: the first one, then the last; what they cost, and the deposit apart. */
export function RentalCalendar(props: RentalCalendarProps) {
  return (
    <AriaLanguage>
      <RentalFields {...props} />
    </AriaLanguage>
  );
}

function RentalFields({ onMonth, ...props }: RentalCalendarProps) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const money = useMoney();
  const { terms, chosen } = props;
  const legendId = useId();
  const ref = useRef<HTMLDivElement>(null);
  const state = useRentalRange(props);
  const calendar = useRangeCalendar({ 'aria-labelledby': legendId }, state, ref);
  const shown = monthOf(state.visibleRange.start.toString());
  useEffect(() => onMonth(shown), [shown, onMonth]);
  const days = chosen ? rentalDays(chosen) : 0;
  return (
    <fieldset className={calendarStyles.calendar}>
      <legend id={legendId} className={styles.axisName}>
        {messages.legend}
      </legend>
      <div {...calendar.calendarProps} ref={ref}>
        <MonthGrid state={state} calendar={calendar} />
      </div>
      <p className={styles.small}>{messages.taken}</p>
      <p role="status">
        {state.anchorDate
          ? messages.chooseLast({ from: formatDay(state.anchorDate.toString(), lang) })
          : chosen
            ? `${messages.chosen({ from: formatDay(chosen.from, lang), to: formatDay(chosen.to, lang), days })} ${messages.total({
                amount: formatPrice(rentalPrice(terms, days), money),
              })}`
            : messages.chooseFirst}
      </p>
      {terms.maxDays > terms.days && <p className={styles.small}>{messages.extraDay({ amount: formatPrice(terms.extraDay, money) })}</p>}
      <p className={styles.small}>{messages.deposit({ amount: formatPrice(terms.deposit, money) })}</p>
    </fieldset>
  );
}

/**
 * The state of a calendar of ranges that follows the terms of a rental: a day at which the rental cannot end is a new first one, and
 * what is not finished stays open when one leaves the calendar. Today is the shop's.
 */
function useRentalRange({ terms, days, month, chosen, onChoose }: Omit<RentalCalendarProps, 'onMonth'>): RangeCalendarState {
  const { timeZone } = useSite().site;
  const state = useRangeCalendarState({
    ...useCalendarBasics(),
    value: chosen && { start: calendarDate(chosen.from), end: calendarDate(chosen.to) },
    onChange: (range) => onChoose(range && { from: range.start.toString(), to: range.end.toString() }),
    defaultFocusedValue: calendarDate(chosen?.from ?? month),
    minValue: calendarDate(days.first),
    maxValue: calendarDate(days.last),
    // Whole ranges are judged below: a calendar of its own would not let them begin before the shortest length.
    allowsNonContiguousRanges: true,
    isDateUnavailable: (date, anchor) =>
      !canBegin(date.toString(), days, terms) && !(anchor && canEnd(date.toString(), anchor.toString(), days, terms)),
  });
  const { anchorDate } = state;
  const anchor = anchorDate?.toString() ?? null;
  const setAnchorDate = (date: CalendarDate | null) => {
    state.setAnchorDate(date);
    if (date) onChoose(null);
  };
  const selectDate = (date: CalendarDate) => {
    // Only what is dragged may go back in time.
    const isBack = anchorDate !== null && state.isDragging && date.compare(anchorDate) < 0;
    const [first, picked] = isBack ? [date.toString(), anchorDate.toString()] : [anchor, date.toString()];
    const { from, to } = pickDay(picked, { from: first, to: null }, days, terms);
    setAnchorDate(to === null ? date : null);
    if (from !== null && to !== null) onChoose({ from, to });
  };
  const focused = state.focusedDate.toString();
  const [from, to] = anchor === null ? [chosen?.from, chosen?.to] : [anchor, canEnd(focused, anchor, days, terms) ? focused : anchor];
  return {
    ...state,
    timeZone,
    isValueInvalid: false,
    setAnchorDate,
    selectDate,
    /** One who leaves has not chosen; one who lets go beside a day while dragging means the last one passed. */
    commitSelection: () => {
      if (state.isDragging) selectDate(state.focusedDate);
    },
    isSelected: (date) => from !== undefined && to !== undefined && from <= date.toString() && date.toString() <= to,
  };
}
