import { useMessages, useSite } from '#client/site.tsx';
import { messages as allMessages, messages } from '#messages/generated/registry/checkout/relays.ts';
import type { FoundAccessPoint } from '#schemas/delivery.ts';
import type { Lang } from '#schemas/site.ts';
import { relayStyles as styles } from './styles.ts';

/** Shows the address, distance and opening hours of a relay point. */
export function PointDetail({ point }: { point: FoundAccessPoint }) {
  const messages = useMessages(allMessages);
  const distance = distanceText(point.distance, useSite());
  return (
    <>
      <span className={styles.address}>
        {point.addLine1}, {point.zipCode} {point.city}
        {distance && ` · ${distance}`}
      </span>
      {point.openingHours.length > 0 && (
        <span className={styles.hours}>
          {point.openingHours.map(({ days, hours }) => (
            <span key={days}>{messages.opened({ days, hours })}</span>
          ))}
        </span>
      )}
    </>
  );
}

/** Formats the distance of a relay point, given in metres: "à 450 m", "à 2,3 km"; '' if it is not known. */
export function distanceText(metres: number | null, { lang, locale }: { lang: Lang; locale: string }): string {
  if (metres === null) return '';
  if (metres < 100) return messages[lang].near;
  if (metres < 950) return messages[lang].metres({ distance: String(Math.round(metres / 50) * 50) });
  const format = new Intl.NumberFormat(locale.replace('_', '-'), { maximumFractionDigits: metres < 9950 ? 1 : 0 });
  return messages[lang].kilometres({ distance: format.format(metres / 1000) });
}
