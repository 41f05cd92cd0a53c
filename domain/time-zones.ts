/** Dates (YYYY-MM-DD) and hours (HH:MM) of a time zone, and the instants they are. */

/** Making one takes far longer than using it, and a calendar asks hundreds of times. There are some 400 time zones. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatIn(timeZone: string): Intl.DateTimeFormat {
  const known = formats.get(timeZone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formats.set(timeZone, format);
  return format;
}

const partsOf = (instant: Date, timeZone: string) =>
  Object.fromEntries(
    formatIn(timeZone)
      .formatToParts(instant)
      .map((part) => [part.type, part.value]),
  );

/** The date it is in a time zone at an instant. */
export function dateIn(timeZone: string, instant: Date): string {
  const { year, month, day } = partsOf(instant, timeZone);
  return `${year}-${month}-${day}`;
}

/** The hour (HH:MM) that clocks of a time zone show at an instant. */
export function timeIn(timeZone: string, instant: Date): string {
  const { hour, minute } = partsOf(instant, timeZone);
  return `${hour}:${minute}`;
}

const offsetAt = (timeZone: string, instant: Date): number => {
  const { year, month, day, hour, minute, second } = partsOf(instant, timeZone);
  return Date.parse(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`) - Math.floor(instant.getTime() / 1000) * 1000;
};

/** The instant at which clocks of a time zone show a date and an hour; an hour that the change to summer time skips counts from the time before it. */
export function instantIn(timeZone: string, date: string, time: string): Date {
  const wall = Date.parse(`${date}T${time}:00Z`);
  const guess = wall - offsetAt(timeZone, new Date(wall));
  return new Date(wall - offsetAt(timeZone, new Date(guess)));
}

/** Weekday of a date: 1 is Monday, 7 Sunday. */
export const weekdayOf = (date: string): number => new Date(`${date}T00:00:00Z`).getUTCDay() || 7;
