import { deliveryEstimateQuery } from '#client/queries/places.ts';
import { useServerState } from '#client/query-client.ts';
import { useMessages, useSite } from '#client/site.tsx';
import { formatDay } from '#domain/date-formats.ts';
import { messages as allMessages } from '#messages/generated/registry/buying/choosing/rental.ts';
import type { DeliveryEstimate } from '#schemas/delivery.ts';
import type { RentalDates } from '#schemas/rental.ts';

/** By when a rental of these dates is there, as far as that is known, and when it is to be back. */
export function RentalHandover({ dates }: { dates: RentalDates }) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const estimate = useServerState(deliveryEstimateQuery()).data;
  const from = formatDay(dates.from, lang);
  const way = estimate ? rentalWay(estimate, dates.from) : null;
  return (
    <p role="status">
      {way && `${messages.handover[way]({ from })} `}
      {messages.back({ to: formatDay(dates.to, lang) })}
    </p>
  );
}

/** Returns how a rental that begins on a day can be received: sent, only collected, or null if that is not known. */
export function rentalWay({ carriers, pickup }: DeliveryEstimate, first: string): 'sent' | 'collected' | null {
  if (carriers.some(({ to }) => to <= first)) return 'sent';
  return pickup && pickup.date <= first ? 'collected' : null;
}
