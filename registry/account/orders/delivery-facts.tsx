import { useMessages, useSite } from '#client/site.tsx';
import { formatDay, formatHours, formatPromise } from '#domain/date-formats.ts';
import { messages as allMessages } from '#messages/generated/registry/account/orders.ts';
import type { Order } from '#schemas/order.ts';
import { AddressLines } from './address-lines.tsx';
import { RelayLines } from './relay-lines.tsx';
import { orderStyles as styles } from './styles.ts';

/** Shows the delivery of an order, and its billing address. */
export function DeliveryFacts({ order: { delivery, billing } }: { order: Pick<Order, 'delivery' | 'billing'> }) {
  const messages = useMessages(allMessages);
  const { lang } = useSite();
  const { pickup } = delivery;
  return (
    <div className={styles.facts}>
      <section>
        <h3 className={styles.factTitle}>
          {pickup
            ? messages.pickup
            : delivery.accessPoint
              ? messages.relay
              : delivery.type === 'NO_DELIVERY'
                ? messages.noDelivery
                : messages.deliveredTo}
        </h3>
        {pickup && (
          <p className={styles.address}>
            <strong>{messages.pickupAt({ day: formatDay(pickup.date, lang), hours: formatHours(pickup.from, pickup.to, lang) })}</strong>
            <span>{pickup.place}</span>
          </p>
        )}
        {delivery.accessPoint && <RelayLines point={delivery.accessPoint} />}
        {!pickup && !delivery.accessPoint && delivery.address && (
          <AddressLines address={delivery.address} country={delivery.address.country.name} />
        )}
        {delivery.carrierName && (
          <p className={styles.muted}>
            {messages.by} {delivery.carrierName}
          </p>
        )}
        {delivery.promise && <p>{messages.promised({ when: formatPromise(delivery.promise, lang) })}</p>}
        {delivery.tracking && (
          <p>
            {delivery.tracking.link && <a href={delivery.tracking.link}>{messages.follow}</a>}
            {delivery.tracking.number && ` ${messages.parcel} ${delivery.tracking.number}`}
          </p>
        )}
      </section>
      {billing && (
        <section>
          <h3 className={styles.factTitle}>{messages.billedTo}</h3>
          <AddressLines address={billing} country={billing.country.name} />
        </section>
      )}
    </div>
  );
}
