import { useSite, useWords } from '#client/site.tsx';
import type { Order } from '#schemas/order.ts';
import { AddressLines } from './address-lines.tsx';
import { formatDay, formatHours } from './dates.ts';
import { RelayLines } from './relay-lines.tsx';
import { orderStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

/** How an order reaches its buyer, and to whom it is billed. */
export function DeliveryFacts({ order: { delivery, billing } }: { order: Pick<Order, 'delivery' | 'billing'> }) {
  const words = useWords(allWords);
  const { lang } = useSite();
  const { pickup } = delivery;
  return (
    <div className={styles.facts}>
      <section>
        <h3 className={styles.factTitle}>
          {pickup
            ? words.pickup
            : delivery.accessPoint
              ? words.relay
              : delivery.type === 'NO_DELIVERY'
                ? words.noDelivery
                : words.deliveredTo}
        </h3>
        {pickup && (
          <p className={styles.address}>
            <strong>{words.pickupAt(formatDay(pickup.date, lang), formatHours(pickup.from, pickup.to, lang))}</strong>
            <span>{pickup.place}</span>
          </p>
        )}
        {delivery.accessPoint && <RelayLines point={delivery.accessPoint} />}
        {!pickup && !delivery.accessPoint && delivery.address && (
          <AddressLines address={delivery.address} country={delivery.address.country.name} />
        )}
        {delivery.carrierName && (
          <p className={styles.muted}>
            {words.by} {delivery.carrierName}
          </p>
        )}
        {delivery.tracking && (
          <p>
            {delivery.tracking.link && <a href={delivery.tracking.link}>{words.follow}</a>}
            {delivery.tracking.number && ` ${words.parcel} ${delivery.tracking.number}`}
          </p>
        )}
      </section>
      {billing && (
        <section>
          <h3 className={styles.factTitle}>{words.billedTo}</h3>
          <AddressLines address={billing} country={billing.country.name} />
        </section>
      )}
    </div>
  );
}
