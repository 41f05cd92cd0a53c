import type { AccessPoint } from '#schemas/delivery.ts';
import { orderStyles as styles } from './styles.ts';

/** Shows the name and address of a relay point, line by line. */
export function RelayLines({ point }: { point: Pick<AccessPoint, 'name' | 'addLine1' | 'zipCode' | 'city'> }) {
  return (
    <address className={styles.address}>
      <strong>{point.name}</strong>
      <span>{point.addLine1}</span>
      <span>
        {point.zipCode} {point.city}
      </span>
    </address>
  );
}
