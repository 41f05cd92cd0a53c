import type { DeliveryView } from '#client/shop/views.ts';
import { formatDay, formatHours } from '#domain/date-formats.ts';
import { messages as allMessages } from '#messages/generated/registry/checkout/order-summary.ts';
import type { Lang } from '#schemas/site.ts';

/** Formats the delivery of the order as one line; '' before it is chosen. */
export function deliveryLine({ type, kind, slot, carrier, accessPoint }: DeliveryView, lang: Lang): string {
  const messages = allMessages[lang];
  if (type === 'clickAndCollect') {
    return messages.collect({ when: slot ? `${formatDay(slot.date, lang)} ${formatHours(slot.from, slot.to, lang)}` : '' });
  }
  if (type !== 'delivery') return '';
  if (kind === 'PICKUP' && accessPoint) return messages.relay({ name: `${accessPoint.name}, ${accessPoint.zipCode} ${accessPoint.city}` });
  return carrier ? messages.carrier({ name: carrier.name }) : '';
}
