import { useState } from 'react';
import { useWords } from '#client/site.tsx';
import { fieldStyles } from '#ui/field-styles.ts';
import { MonthGrid } from './month-grid.tsx';
import { monthOf } from './month-weeks.ts';
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

/** The day of the collection, out of those that have a free slot. */
export function PickupCalendar({ days, date, error, onPick, more }: PickupCalendarProps) {
  const words = useWords(allWords);
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
  return (
    <fieldset className={styles.calendar}>
      <legend>{words.day}</legend>
      <MonthGrid
        month={month}
        onPrevious={at > 0 ? () => turn(at - 1) : undefined}
        onNext={at < months.length - 1 ? () => turn(at + 1) : undefined}
        isFree={(day) => free.has(day)}
        isPicked={(day) => day === date}
        onPick={onPick}
      />
      {error && <p className={fieldStyles.error}>{error}</p>}
    </fieldset>
  );
}
