import { describe, expect, it } from 'vitest';
import { closuresOfMonth, type PickupCalendar, slotKey, slotsOfDay, slotsOfMonth } from '#domain/pickup-slots.ts';
import { dateIn, instantIn } from '#domain/time-zones.ts';

/** Open Tuesdays and Saturdays from 10:00; closed over Christmas. 1 December 2026 is a Tuesday. */
const calendar: PickupCalendar = {
  timeZone: 'Europe/Paris',
  leadHours: 24,
  horizonDays: 30,
  slots: [
    { id: 1, weekday: 2, from: '10:00', to: '12:30', capacity: 2 },
    { id: 2, weekday: 2, from: '14:00', to: '18:30', capacity: 1 },
    { id: 3, weekday: 6, from: '10:00', to: '12:30', capacity: 2 },
  ],
  closures: [{ from: '2026-12-25', to: '2026-12-26' }],
};
const none = new Map<string, number>();
const monday = new Date('2026-11-30T08:30:00Z');

describe('pickup slots', () => {
  it('leave the lead hours between the order and the slot', () => {
    expect(slotsOfDay(calendar, '2026-12-01', monday, none).map((slot) => slot.from)).toEqual(['10:00', '14:00']);
    const later = new Date('2026-11-30T09:00:01Z');
    expect(slotsOfDay(calendar, '2026-12-01', later, none).map((slot) => slot.from)).toEqual(['14:00']);
  });

  it('are counted in the time zone of the shop, not of the server', () => {
    const justBeforeMidnight = new Date('2026-11-30T23:30:00Z');
    const sameDay = { ...calendar, leadHours: 0, horizonDays: 0 };
    expect(slotsOfDay(sameDay, '2026-12-01', justBeforeMidnight, none)).toHaveLength(2);
    expect(slotsOfDay({ ...sameDay, timeZone: 'America/Guadeloupe' }, '2026-12-01', justBeforeMidnight, none)).toHaveLength(0);
  });

  it('are told with the closures from today on, as far ahead as can be chosen', () => {
    const told = (closures: PickupCalendar['closures'], month: number) =>
      closuresOfMonth({ ...calendar, closures }, { year: 2026, month }, monday).map(({ from }) => from);
    const [over, soon, far] = [
      { from: '2026-11-27', to: '2026-11-29' },
      { from: '2026-11-30', to: '2026-12-02' },
      { from: '2026-12-31', to: '2027-01-04' },
    ];
    expect([told([over, soon, far], 11), told([over, soon, far], 12)]).toEqual([['2026-11-30'], ['2026-11-30']]);
  });

  it('are not offered on a closed day, beyond the horizon or in the past', () => {
    expect(slotsOfDay(calendar, '2026-12-26', monday, none)).toEqual([]);
    expect(slotsOfDay(calendar, '2027-01-02', monday, none)).toEqual([]);
    expect(slotsOfDay(calendar, '2026-11-28', monday, none)).toEqual([]);
    expect(slotsOfMonth(calendar, { year: 2026, month: 12 }, monday, none).map((slot) => slot.date)).toEqual(
      ['01', '01', '05', '08', '08', '12', '15', '15', '19', '22', '22', '29', '29'].map((day) => `2026-12-${day}`),
    );
  });

  it('disappear when their capacity is taken', () => {
    const taken = new Map([
      [slotKey('2026-12-08', 1), 1],
      [slotKey('2026-12-08', 2), 1],
    ]);
    expect(slotsOfDay(calendar, '2026-12-08', monday, taken)).toEqual([
      { idSchedule: 1, date: '2026-12-08', from: '10:00', to: '12:30', remaining: 1 },
    ]);
  });
});

describe('times of a zone', () => {
  it('follow summer and winter time', () => {
    expect(instantIn('Europe/Paris', '2026-07-14', '10:00').toISOString()).toBe('2026-07-14T08:00:00.000Z');
    expect(instantIn('Europe/Paris', '2026-12-01', '10:00').toISOString()).toBe('2026-12-01T09:00:00.000Z');
    expect(instantIn('Europe/Paris', '2026-03-29', '02:30').toISOString()).toBe('2026-03-29T01:30:00.000Z');
    expect(dateIn('Europe/Paris', new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
  });
});
