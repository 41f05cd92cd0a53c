import { useMessages, useSite } from '#client/site.tsx';
import { formatDay, formatDaySpan, formatHours } from '#domain/date-formats.ts';
import { messages as allMessages } from '#messages/generated/registry/buying/delivery-estimate.ts';
import type { DeliveryEstimateProps } from '#registry/generated/delivery-estimate.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Icon } from '#ui/icon.tsx';
import type { DeliveryEstimateData } from './index.ts';

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
 * Shows the delivery date as calendar days, not working days. It is rendered again every minute, so that it is never out of date
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
          {isRental
            ? messages.rentalHome({ day: formatDay(home.to, lang) })
            : messages.home({ days: formatDaySpan(home.from, home.to, lang) })}
        </li>
      )}
      {pickup && (
        <li className={styles.line}>
          <Icon name="shop" />
          {isRental
            ? messages.rentalPickup({ day: formatDay(pickup.date, lang) })
            : messages.pickup({ day: formatDay(pickup.date, lang), hours: formatHours(pickup.from, pickup.to, lang) })}
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
