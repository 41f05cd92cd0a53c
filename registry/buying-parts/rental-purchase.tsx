import { useState } from 'react';
import { cart, useCart } from '#client/shop/cart.ts';
import { useWords } from '#client/site.tsx';
import type { RentalDates, RentalTerms } from '#schemas/rental.ts';
import { Button } from '#ui/button.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { RentalCalendar } from './rental-calendar.tsx';
import type { ChosenDays } from './rental-choice.ts';
import { words as allWords } from './rental-words.ts';
import { buyingStyles as styles } from './styles.ts';
import { useRentalDays } from './use-rental-days.ts';

export type RentalPurchaseProps = {
  terms: RentalTerms;
  idDeclination: number;
  /** Free dates that the address asks for: they are chosen. */
  asked: RentalDates | null;
};

const nothing: ChosenDays = { from: null, to: null };

/** The calendar of a piece for rent and the button that puts it into the cart on the chosen days. */
export function RentalPurchase({ terms, idDeclination, asked }: RentalPurchaseProps) {
  const words = useWords(allWords);
  const busy = useCart((view) => view.busy);
  const error = useCart((view) => view.error);
  const [month, setMonth] = useState(() => (asked?.from ?? new Date().toISOString()).slice(0, 7));
  const [chosen, setChosen] = useState<ChosenDays>(asked ?? nothing);
  const [isIncomplete, setIncomplete] = useState(false);
  const { days, isFailed, retry } = useRentalDays(idDeclination, month);
  if (isFailed) return <RetryAlert text={words.failed} label={words.retry} onRetry={retry} />;
  if (!days) return <Skeleton label={words.loading} bars={[3, 8, 3]} />;
  const { from, to } = chosen;
  const rent = () => {
    setIncomplete(from === null || to === null);
    if (from !== null && to !== null) cart.rent({ idDeclination, quantity: 1, rental: { from, to } });
  };
  return (
    <div className={styles.purchase}>
      <RentalCalendar terms={terms} days={days} month={month} chosen={chosen} onMonth={setMonth} onChoose={setChosen} />
      <Button size="l" wide busy={busy} onClick={rent}>
        {words.rent}
      </Button>
      {isIncomplete && to === null && <p role="alert">{words.missing}</p>}
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
