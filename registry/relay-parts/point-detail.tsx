import { useSite, useWords } from '#client/site.tsx';
import type { FoundAccessPoint } from '#schemas/delivery.ts';
import { distanceText } from './distance-text.ts';
import { relayStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

/** Where a relay point is, how far, and when it is open. */
export function PointDetail({ point }: { point: FoundAccessPoint }) {
  const words = useWords(allWords);
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
            <span key={days}>{words.opened(days, hours)}</span>
          ))}
        </span>
      )}
    </>
  );
}
