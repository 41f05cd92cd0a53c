import { eventPath } from '#domain/addresses.ts';
import type { Element } from '#schemas/element.ts';

/** Bytes that a line of a calendar file may have; longer ones go on in the next, after a space (RFC 5545, 3.1). */
const lineBytes = 75;
const usualHours = 2;

/** An event as a calendar file (RFC 5545), for every calendar program; without an end it is taken to last two hours. Null for what is no event. `pages`: where the reader's pages begin. */
export function toCalendar(element: Element, { pages, now }: { pages: string; now: Date }): string | null {
  const { event, id, title, excerpt } = element;
  if (!event) return null;
  const url = pages + eventPath(element);
  const end = event.endsAt ?? new Date(Date.parse(event.startsAt) + usualHours * 3_600_000).toISOString();
  const lines = [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', 'PRODID:-//Storefront//Events//EN', 'METHOD:PUBLISH', 'BEGIN:VEVENT'],
    `UID:event-${id}@${new URL(pages).host}`,
    `DTSTAMP:${stamp(now.toISOString())}`,
    `DTSTART:${stamp(event.startsAt)}`,
    `DTEND:${stamp(end)}`,
    `SUMMARY:${escaped(title)}`,
    ...(excerpt ? [`DESCRIPTION:${escaped(excerpt)}`] : []),
    ...(event.place ? [`LOCATION:${escaped(event.place)}`] : []),
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
