import type { z } from 'zod';
import type { ArchiveCalendar } from '#schemas/archive.ts';
import type { CarrierEntry } from '#schemas/entities/carrier.ts';
import { type Fault, faultIf } from './fault.ts';

/** Lists the faults of a carrier. */
export function carrierFaults({ minDays, maxDays, zones }: CarrierEntry): Fault[] {
  return [
    ...faultIf(minDays < 0 || maxDays < minDays, ['maxDays'], 'days-order'),
    ...zones.flatMap(({ bands }, j) =>
      bands.flatMap(({ upTo }, k) => [
        ...faultIf(upTo <= 0, ['zones', j, 'bands', k, 'upTo'], 'band-weight'),
        ...faultIf(bands.findIndex((band) => band.upTo === upTo) < k, ['zones', j, 'bands', k, 'upTo'], 'band-twice'),
      ]),
    ),
  ];
}

const isHour = (text: string) => /^[0-2]\d:[0-5]\d$/.test(text);

/** Lists the faults of the pickup calendar. */
export function calendarFaults({ slots, closures }: z.infer<typeof ArchiveCalendar>): Fault[] {
  return [
    ...slots.flatMap(({ from, to }, j) => faultIf(!isHour(from) || !isHour(to) || from >= to, ['slots', j, 'to'], 'slot-hours')),
    ...closures.flatMap(({ from, to }, j) => faultIf(from > to, ['closures', j, 'to'], 'closure-days')),
  ];
}
