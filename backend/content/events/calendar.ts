import { eventPath } from '#domain/addresses.ts';
import type { Element } from '#schemas/element.ts';

/** Bytes that a line of a calendar file may have; longer ones go on in the next, after a space (RFC 5545, 3.1). */
const lineBytes = 75;
const usualHours = 2;

/** An event as a calendar file, for every calendar program; without an end it is taken to last two hours. Null for what is no event. `pages`: where the reader's pages begin. */
export function toCalendar(element: Element, { pages, now }: { pages: string; now: Date }): string | null {
  const { event, id, title, excerpt } = element;
  if (!event) return null;
  const { startsAt, place } = event;
  const endsAt = event.endsAt ?? new Date(Date.parse(startsAt) + usualHours * 3_600_000).toISOString();
  return calendarFile({ name: `event-${id}`, title, text: excerpt, place, startsAt, endsAt, url: pages + eventPath(element), now });
}

/** Entry of a calendar file; times are UTC. `name` is unique on the site, so that a calendar recognises an entry it already has. */
export type CalendarEntry = Record<'name' | 'title' | 'text' | 'place' | 'startsAt' | 'endsAt' | 'url', string> & { now: Date };

/** A calendar file with one entry (RFC 5545). */
export function calendarFile({ name, title, text, place, startsAt, endsAt, url, now }: CalendarEntry): string {
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Storefront//Events//EN', 'METHOD:PUBLISH', 'BEGIN:VEVENT'],
    `UID:${name}@${new URL(url).host}`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `DTSTART:${stamp(startsAt)}`,
    `DTEND:${stamp(endsAt)}`,
    `SUMMARY:${escaped(title)}`,
    ...(text ? [`DESCRIPTION:${escaped(text)}`] : []),
    ...(place ? [`LOCATION:${escaped(place)}`] : []),
    `URL:${url}`,
    ...['END:VEVENT', 'END:VCALENDAR'],
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

/** `2026-12-12T09:00:00.000Z` → `20261212T090000Z`. */
const stamp = (moment: string): string => `${moment.slice(0, 19).replace(/[-:]/g, '')}Z`;

const escaped = (text: string): string => text.replace(/[\\;,]/g, '\\$&').replace(/\r?\n/g, '\\n');

function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  for (const character of line) {
    if (Buffer.byteLength(part + character) > lineBytes) {
      parts.push(part);
      part = ' ';
    }
    part += character;
  }
  return [...parts, part].join('\r\n');
}
