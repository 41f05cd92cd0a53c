import { today } from '@internationalized/date';
import { useState } from 'react';
import { cart, useCart } from '#client/shop/cart.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { monthOf } from '#domain/date-formats.ts';
import { messages as allMessages } from '#messages/generated/registry/buying/choosing/rental.ts';
import type { RentalDates, RentalTerms } from '#schemas/rental.ts';
import { Button } from '#ui/button.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { RentalCalendar } from './rental-calendar.tsx';
import { RentalHandover } from './rental-handover.tsx';
import { buyingStyles as styles } from './styles.ts';
import { useRentalDays } from './use-rental-days.ts';

export type RentalPurchaseProps = {
  terms: RentalTerms;
  idDeclination: number;
  /** Free dates that the address asks for: they are chosen. */
  asked: RentalDates | null;
};

/** The calendar of a piece for rent and the button that puts it into the cart on the chosen days. */
export function RentalPurchase({ terms, idDeclination, asked }: RentalPurchaseProps) {
  const messages = useMessages(allMessages);
  const { timeZone } = useSite().site;
  const busy = useCart((view) => view.busy);
  const error = useCart((view) => view.error);
  const [month, setMonth] = useState(() => monthOf(asked?.from ?? today(timeZone).toString()));
  const [chosen, setChosen] = useState(asked);
  const [isIncomplete, setIncomplete] = useState(false);
  const { days, isFailed, retry } = useRentalDays(idDeclination, month);
  const failure = isFailed && <RetryAlert text={messages.failed} label={messages.retry} onRetry={retry} />;
  if (!days) return failure || <Skeleton label={messages.loading} bars={[3, 8, 3]} />;
  const rent = () => {
    setIncomplete(chosen === null);
    if (chosen) cart.rent({ idDeclination, quantity: 1, rental: { from: chosen.from, to: chosen.to } });
  };
  return (
    <div className={styles.purchase}>
      <RentalCalendar terms={terms} days={days} month={month} chosen={chosen} onMonth={setMonth} onChoose={setChosen} />
      {chosen && <RentalHandover dates={chosen} />}
      {failure}
      <Button size="l" wide busy={busy} onClick={rent}>
        {messages.rent}
      </Button>
      {isIncomplete && chosen === null && <p role="alert">{messages.missing}</p>}
      {error && <p role="alert">{error}</p>}
    </div>
  );
}
