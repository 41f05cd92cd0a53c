import { localHref } from '#client/local-path.ts';
import { eventPath } from '#domain/addresses.ts';
import { withOrdinal } from '#domain/date-formats.ts';
import { seatsLeft } from '#domain/quantity.ts';
import { messages as eventMessages } from '#messages/generated/registry/content/events.ts';
import { languages } from '#messages/languages.ts';
import type { LoadContext } from '#renderer/types.ts';
import type { Element, EventFacts } from '#schemas/element.ts';
import type { Image, Lang } from '#schemas/site.ts';

/** State of the registration for an event. `free`: no registration is needed, and places are not counted. */
export type EventState = 'open' | 'few' | 'full' | 'over' | 'free';

/** An event as lists and its sheet tell it; days and hours are those of the site. */
export type EventCard = {
  id: number;
  title: string;
  excerpt: string;
  image: Image | null;
  href: string;
  /** For `<time>`. */
  startsAt: string;
  day: string;
  weekday: string;
  /** `décembre 2026`. */
  month: string;
  shortMonth: string;
  /** `samedi 12 décembre 2026`. */
  date: string;
  /** `10:00 – 12:00`. */
  hours: string;
  place: string;
  /** In words, or ''. */
  price: string;
  state: EventState;
  /** Text about the places left; '' if there is none. */
  seats: string;
};

/** At so many places left, lists say it. */
const fewSeats = 3;

export function toEventCard(
  element: Element,
  event: EventFacts,
  context: Pick<LoadContext, 'site' | 'lang' | 'parameters'>,
  now = new Date(),
): EventCard {
  const { lang, parameters } = context;
  const { startsAt, timeZone, place } = event;
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languages[lang].locale, { timeZone, ...options }).format(new Date(startsAt));
  const { id, title, excerpt, pictures } = element;
  return {
    id,
    title,
    excerpt,
    place,
    startsAt,
    image: pictures[0] ?? null,
    href: localHref(context, eventPath(element)),
    day: say({ day: 'numeric' }),
    weekday: say({ weekday: 'short' }).replace('.', ''),
    month: say({ month: 'long', year: 'numeric' }),
    shortMonth: say({ month: 'short' }).replace('.', ''),
    date: withOrdinal(say({ dateStyle: 'full' }), lang),
    hours: hoursOf(event, lang),
    price: priceOf(event, { lang, currency: parameters.CURRENCY }),
    ...placesOf(event, lang, now),
  };
}

/** `10:00 – 12:00`; an end on another day says its day. */
function hoursOf({ startsAt, endsAt, timeZone }: EventFacts, lang: Lang): string {
  const format = (moment: string, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(languages[lang].locale, { timeZone, ...options }).format(new Date(moment));
  const time = { timeStyle: 'short' } as const;
  const day = { day: 'numeric', month: 'long' } as const;
  const start = format(startsAt, time);
  if (!endsAt) return start;
  const isSameDay = format(startsAt, day) === format(endsAt, day);
  return isSameDay ? `${start} – ${format(endsAt, time)}` : `${start} – ${format(endsAt, day)}, ${format(endsAt, time)}`;
}

function priceOf({ price }: EventFacts, { lang, currency }: { lang: Lang; currency: string }): string {
  if (price === null) return '';
  if (price === 0) return eventMessages[lang].gratis;
  const digits = price % 100 === 0 ? 0 : 2;
  const options = { style: 'currency', currency, minimumFractionDigits: digits, maximumFractionDigits: digits } as const;
  return new Intl.NumberFormat(languages[lang].locale, options).format(price / 100);
}

function placesOf(event: EventFacts, lang: Lang, now: Date): Pick<EventCard, 'state' | 'seats'> {
  const messages = eventMessages[lang];
  const left = seatsLeft(event);
  if (new Date(event.endsAt ?? event.startsAt) < now) return { state: 'over', seats: messages.over };
  if (left === null) return { state: 'free', seats: '' };
  if (left === 0) return { state: 'full', seats: messages.full };
  return { state: left <= fewSeats ? 'few' : 'open', seats: messages.left({ count: left }) };
}
