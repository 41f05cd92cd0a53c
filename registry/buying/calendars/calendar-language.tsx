import { type CalendarDate, GregorianCalendar, parseDate } from '@internationalized/date';
import type { ReactNode } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useSite } from '#client/site.tsx';
import { languages } from '#messages/languages.ts';

/** Gives the parts of React Aria in it the language of the page, whatever that of the browser is. */
export function AriaLanguage({ children }: { children: ReactNode }) {
  return <I18nProvider locale={languages[useSite().lang].locale}>{children}</I18nProvider>;
}

/** Returns the options of every calendar's state: its locale, and Gregorian days even if the reader's device uses another calendar. */
export function useCalendarBasics() {
  return { locale: languages[useSite().lang].locale, createCalendar: createGregorian };
}

const createGregorian = () => new GregorianCalendar();

/** A day (YYYY-MM-DD) as a calendar counts; a month (YYYY-MM) is its first day. */
export const calendarDate = (day: string): CalendarDate => parseDate(day.length === 7 ? `${day}-01` : day);
