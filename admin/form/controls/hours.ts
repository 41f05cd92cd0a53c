/** A range of opening hours as two times; '' while one is not chosen. */
export type Range = { from: string; to: string };

/** Midnight as the end of a day is written 24:00, which a time field cannot hold. */
const endOf = (time: string) => (time === '24:00' ? '00:00' : time);
const written = (time: string) => (time === '00:00' ? '24:00' : time);

/** `09:00-12:00, 14:00-24:00` as ranges; what is no time reads as not chosen. */
export function parseHours(text: string): Range[] {
  if (text.trim() === '') return [];
  return text.split(',').map((part) => {
    const [from = '', to = ''] = part.split('-').map((time) => (/^\d{2}:\d{2}$/.test(time.trim()) ? time.trim() : ''));
    return { from, to: endOf(to) };
  });
}

export const writeHours = (ranges: readonly Range[]): string => ranges.map(({ from, to }) => `${from}-${written(to)}`).join(', ');

/** A sensible range after those that are there. */
export function nextRange(ranges: readonly Range[]): Range {
  const last = ranges.at(-1);
  return !last ? { from: '09:00', to: '12:30' } : last.to < '14:00' ? { from: '14:00', to: '18:30' } : { from: last.to, to: '' };
}
