import { useMessages, useSite } from '#client/site.tsx';
import { formatDay, formatDaySpan, formatHours } from '#domain/date-formats.ts';
import type { BlockProps } from '#renderer/types.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Icon } from '#ui/icon.tsx';
import type { DeliveryEstimateProps } from '../../generated/delivery-estimate.ts';
import type { DeliveryEstimateData } from './index.ts';

const allMessages = {
  fr: {
    home: (days: string) => `Chez vous ${days}`,
    pickup: (day: string, hours: string) => `Retrait possible ${day}, ${hours}`,
    today: 'Pour une commande passée maintenant',
  },
  en: {
    home: (days: string) => `At your home ${days}`,
    pickup: (day: string, hours: string) => `Collect it ${day}, ${hours}`,
    today: 'If you order now',
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
  const { home, pickup } = node.data;
  if (!home && !pickup) return null;
  return (
    <ul className={styles.list} aria-label={messages.today}>
      {home && (
        <li className={styles.line}>
          <Icon name="parcel" />
          {messages.home(formatDaySpan(home.from, home.to, lang))}
        </li>
      )}
      {pickup && (
        <li className={styles.line}>
          <Icon name="shop" />
          {messages.pickup(formatDay(pickup.date, lang), formatHours(pickup.from, pickup.to, lang))}
        </li>
      )}
    </ul>
  );
}
export default DeliveryEstimate;
