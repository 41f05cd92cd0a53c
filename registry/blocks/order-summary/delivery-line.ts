import type { DeliveryView } from '#client/shop/views.ts';
import type { Lang } from '#schemas/site.ts';
import { formatDay, formatHours } from '../../order-parts/dates.ts';
import { words as allWords } from './words.ts';

/** How the order reaches the shopper, in one line; nothing before she has chosen. */
export function deliveryLine({ type, kind, slot, carrier, accessPoint }: DeliveryView, lang: Lang): string {
  const words = allWords[lang];
  if (type === 'clickAndCollect') {
    return words.collect(slot ? `${formatDay(slot.date, lang)} ${formatHours(slot.from, slot.to, lang)}` : '');
  }
  if (type !== 'delivery') return '';
  if (kind === 'PICKUP' && accessPoint) return words.relay(`${accessPoint.name}, ${accessPoint.zipCode} ${accessPoint.city}`);
  return carrier ? words.carrier(carrier.name) : '';
}
