import { nameInMail, type Say } from '#backend/foundation/mail/index.ts';
import { formatDate } from '#backend/platform/messages/message.ts';
import type { orders } from '#backend/tables/order.ts';
import { formatPromise } from '#domain/date-formats.ts';
import type { Lang } from '#schemas/site.ts';

type OrderRow = typeof orders.$inferSelect;

/** Formats the place and time of arrival of an order, line by line. */
export function placeOf(order: OrderRow, lang: Lang, say: Say): { title: string; lines: string[] } {
  const { pickup, accessPoint, deliveryAddress: to } = order;
  if (pickup) {
    const when = say('pickupAt', { date: formatDate(lang, pickup.date), from: pickup.from, to: pickup.to });
    return { title: say('pickup'), lines: [when, pickup.place] };
  }
  const promised = order.promise ? say('promised', { when: formatPromise(order.promise, lang) }) : '';
  if (accessPoint) {
    const { name, addLine1, zipCode, city } = accessPoint;
    return { title: say('relay'), lines: [name, addLine1, `${zipCode} ${city}`, promised].filter(Boolean) };
  }
  if (!to) return { title: say('delivery'), lines: [say('noDelivery')] };
  const lines = [
    nameInMail(`${to.firstname} ${to.lastname}`),
    to.latinName ? nameInMail(to.latinName) : '',
    to.address,
    to.addressPart2,
    `${to.postalCode} ${to.city}`.trim(),
    to.country.name,
    order.carrierName ?? '',
    promised,
  ];
  return { title: say('delivery'), lines: lines.filter(Boolean) };
}
