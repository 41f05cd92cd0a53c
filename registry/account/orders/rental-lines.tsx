import { useMoney } from '#client/money.tsx';
import { useMessages, useSite } from '#client/site.tsx';
import { formatDay } from '#domain/date-formats.ts';
import { messages as allMessages } from '#messages/generated/registry/account/orders.ts';
import type { RentedLine } from '#schemas/rental.ts';
import { formatPrice } from '#ui/format-price.ts';

type RentalLinesProps = { rental: RentedLine | undefined; className: string };

/** From when to when a line is rented, and its deposit, which is no part of what is paid here. */
export function RentalLines({ rental, className }: RentalLinesProps) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const money = useMoney();
  if (!rental) return null;
  return (
    <>
      <span className={className}>{messages.rented({ from: formatDay(rental.from, lang), to: formatDay(rental.to, lang) })}</span>
      <span className={className}>{messages.deposit({ amount: formatPrice(rental.deposit, money) })}</span>
    </>
  );
}
