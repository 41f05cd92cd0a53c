import { expect, test, vi } from 'vitest';
import { crop } from '#domain/crop.ts';
import { mapEntries } from '#domain/map-entries.ts';

test('a text is cropped at 120 characters, where a word ends', () => {
  const text = `${'mot '.repeat(29)}dernier de tous`;
  const { start, rest } = crop(text);
  expect(start.length).toBeLessThanOrEqual(120);
  expect(`${start} ${rest}`).toBe(text);
  expect(crop('court')).toEqual({ start: 'court', rest: '' });
  expect(crop('x'.repeat(130)).start).toHaveLength(120);
  expect(crop('x'.repeat(130), 120, 20).rest).toBe('');
});

test('entries of a list are found by key; a missing one is logged and null', () => {
  const log = vi.spyOn(console, 'error').mockReturnValue();
  const countries = [{ id: 250, name: 'France' }];
  expect(mapEntries(countries, [{ idCountry: 250 }, { idCountry: 7 }], { keyList: 'id', keyElem: 'idCountry' })).toEqual([
    countries[0],
    null,
  ]);
  expect(log).toHaveBeenCalledExactlyOnceWith('No entry has the id 7');
  log.mockRestore();
});
