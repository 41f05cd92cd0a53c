import { useSite, useWords } from '#client/site.tsx';
import { rentalDays, rentalPrice } from '#machines/rental/dates.ts';
import { addDays } from '#schemas/day.ts';
import type { RentalTerms } from '#schemas/rental.ts';
import { formatPrice } from '#ui/price.tsx';
import { MonthGrid } from '../checkout-parts/month-grid.tsx';
import { monthOf } from '../checkout-parts/month-weeks.ts';
import { checkoutPartStyles } from '../checkout-parts/styles.ts';
import { formatDay } from '../order-parts/dates.ts';
import { type ChosenDays, canBegin, canEnd, type FreeDays, pickDay } from './rental-choice.ts';
import { words as allWords } from './rental-words.ts';
import { buyingStyles as styles } from './styles.ts';

export type RentalCalendarProps = {
  terms: RentalTerms;
  days: FreeDays;
  /** The month on show, YYYY-MM. */
  month: string;
  chosen: ChosenDays;
  onMonth: (month: string) => void;
  onChoose: (chosen: ChosenDays) => void;
};

/** The days of a rental: the first one, then the last; what they cost, and the deposit apart. */
export function RentalCalendar({ terms, days, month, chosen, onMonth, onChoose }: RentalCalendarProps) {
  const words = useWords(allWords);
  const { lang, locale } = useSite();
  const { from, to } = chosen;
  const isFree = (day: string) => canBegin(day, days, terms) || (from !== null && to === null && canEnd(day, from, days, terms));
  const turn = (to: string) => (to < monthOf(days.first) || to > monthOf(days.last) ? undefined : () => onMonth(to));
  return (
    <fieldset className={checkoutPartStyles.calendar}>
      <legend className={styles.axisName}>{words.legend}</legend>
      <MonthGrid
        month={month}
        onPrevious={turn(monthOf(addDays(`${month}-01`, -1)))}
        onNext={turn(monthOf(addDays(`${month}-01`, 31)))}
        isFree={isFree}
        isPicked={(day) => from !== null && from <= day && day <= (to ?? from)}
        onPick={(day) => onChoose(pickDay(day, chosen, days, terms))}
      />
      <p className={styles.small}>{words.taken}</p>
      <p role="status">
        {from === null
          ? words.chooseFirst
          : to === null
            ? words.chooseLast(formatDay(from, lang))
            : `${words.chosen(formatDay(from, lang), formatDay(to, lang), rentalDays({ from, to }))} ${words.total(
                formatPrice(rentalPrice(terms, rentalDays({ from, to })), locale),
              )}`}
      </p>
      {terms.maxDays > terms.days && <p className={styles.small}>{words.extraDay(formatPrice(terms.extraDay, locale))}</p>}
      <p className={styles.small}>{words.deposit(formatPrice(terms.deposit, locale))}</p>
    </fieldset>
  );
}
