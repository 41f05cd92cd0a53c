import { eventPath } from '#domain/addresses.ts';
import { seatsLeft } from '#domain/quantity.ts';
import type { Element, EventFacts } from '#schemas/element.ts';
import type { PageHead } from '../model/page-props.ts';
import type { PricedSite } from './product-head.ts';
import { sharePicture } from './shared-picture.ts';
import { addressOf } from './site-origin.ts';

type Head = Pick<PageHead, 'title' | 'description' | 'isIndexed' | 'image' | 'jsonLd'>;

/** Head of an event's sheet, with the event as schema.org tells it. */
export function eventHead(element: Element, priced: PricedSite): Head {
  const { site } = priced;
  const { title, excerpt, pictures, event } = element;
  const images = pictures.map((picture) => sharePicture(picture, site));
  const urls = images.map(({ url }) => url);
  return {
    ...{ title, description: excerpt, isIndexed: event !== null, image: images[0] ?? null },
    jsonLd: event && JSON.stringify(schemaOf(element, event, urls, priced)),
  };
}

function schemaOf(element: Element, event: EventFacts, images: readonly string[], priced: PricedSite): object {
  const { site, currency } = priced;
  const url = addressOf(priced, eventPath(element));
  const { startsAt, endsAt, place, price } = event;
  return {
    '@context': 'https://schema.org',
    '@type': 'Event',
    name: element.title,
    ...(element.excerpt && { description: element.excerpt }),
    url,
    startDate: startsAt,
    ...(endsAt && { endDate: endsAt }),
    eventStatus: 'https://schema.org/EventScheduled',
    eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
    ...(place && { location: { '@type': 'Place', name: place, address: place } }),
    ...(images.length > 0 && { image: images }),
    organizer: { '@type': 'Organization', name: site.name, url: addressOf(priced, '/') },
    ...(price !== null && { offers: offerOf(event, { price, priceCurrency: currency, url }) }),
  };
}

type Offer = { price: number; priceCurrency: string; url: string };

const offerOf = (event: EventFacts, { price, priceCurrency, url }: Offer) => ({
  '@type': 'Offer',
  url,
  price: (price / 100).toFixed(2),
  priceCurrency,
  availability: `https://schema.org/${seatsLeft(event) === 0 ? 'SoldOut' : 'InStock'}`,
});
