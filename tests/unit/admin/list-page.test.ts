import { expect, test } from 'vitest';
import { pageOf } from '#admin/list/panel-list.tsx';

const at = (page: string) => pageOf({ get: () => page, set: () => {} });

test('an address names a page of a list; the first is shown where it names none that there can be', () => {
  expect(['', '3', '0', '-2', '1.5', 'abc', '999999', '2'].map(at)).toEqual([1, 3, 1, 1, 1, 1, 1, 2]);
});
