import { useMessages, useSite } from '#client/site.tsx';
import { formatDay, formatDaySpan, formatHours } from '#domain/date-formats.ts';
import type { DeliveryEstimateProps } from '#registry/generated/delivery-estimate.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Icon } from '#ui/icon.tsx';
import type { DeliveryEstimateData } from './index.ts';

const allMessages = {
  fr: {
    home: (days: string) => `Chez vous ${days}`,
    pickup: (day: string, hours: string) => `Retrait possible ${day}, ${hours}`,
    today: 'Pour une commande passée maintenant',
    rentalHome: (day: string) => `Livraison à temps pour une location à partir du ${day}`,
    rentalPickup: (day: string) => `Retrait possible à partir du ${day}, au plus tôt trois jours avant la location`,
    rentalBack: 'À rendre le dernier jour de la location',
  },
  en: {
    home: (days: string) => `At your home ${days}`,
    pickup: (day: string, hours: string) => `Collect it ${day}, ${hours}`,
    today: 'If you order now',
    rentalHome: (day: string) => `Delivered in time for a rental from ${day} on`,
    rentalPickup: (day: string) => `Can be collected from ${day} on, three days before the rental at the earliest`,
    rentalBack: 'To be back on the last day of the rental',
  },
};

const { colour, space } = theme;
const styles = {
  list: style({ display: 'grid', gap: space.xs, margin: 0, padding: 0, listStyle: 'none' }),
  line: style({
    display: 'grid',
    gridTemplateColumns: 'auto minmax(0, 1fr)',
    gap: space.xs,
    alignItems: 'start',
    lineHeight: theme.leading.snug,
    '& svg': { color: colour.accentInk },
  }),
};

/**
 * When it comes, in days rather than working days; made anew every minute, so that it is never yesterday's
 * (docs/decisions/pages-and-caching.md#delivery-dates-stand-in-cached-pages).
 */
export function DeliveryEstimate({ node }: BlockProps<DeliveryEstimateProps, DeliveryEstimateData>) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const { home, pickup, isRental } = node.data;
  if (!home && !pickup) return null;
  return (
    <ul className={styles.list} aria-label={messages.today}>
      {home && (
        <li className={styles.line}>
          <Icon name="parcel" />
          {isRental ? messages.rentalHome(formatDay(home.to, lang)) : messages.home(formatDaySpan(home.from, home.to, lang))}
        </li>
      )}
      {pickup && (
        <li className={styles.line}>
          <Icon name="shop" />
          {isRental
            ? messages.rentalPickup(formatDay(pickup.date, lang))
            : messages.pickup(formatDay(pickup.date, lang), formatHours(pickup.from, pickup.to, lang))}
        </li>
      )}
      {isRental && (
        <li className={styles.line}>
          <Icon name="loop" />
          {messages.rentalBack}
        </li>
      )}
    </ul>
  );
}
export default DeliveryEstimate;
