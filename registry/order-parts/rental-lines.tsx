import { useSite, useWords } from '#client/site.tsx';
import type { RentedLine } from '#schemas/rental.ts';
import { formatPrice } from '#ui/price.tsx';
import { formatDay } from './dates.ts';
import { words as allWords } from './words.ts';

type RentalLinesProps = { rental: RentedLine | undefined; className: string };

/** From when to when a line is rented, and its deposit, which is no part of what is paid here. */
export function RentalLines({ rental, className }: RentalLinesProps) {
  const words = useWords(allWords);
  const { lang, locale } = useSite();
  if (!rental) return null;
  return (
    <>
      <span className={className}>{words.rented(formatDay(rental.from, lang), formatDay(rental.to, lang))}</span>
      <span className={className}>{words.deposit(formatPrice(rental.deposit, locale))}</span>
    </>
  );
}
