import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forgetSeen, rememberSeen, seenAtMost, seenProducts } from '#client/seen-products.ts';
import { fakeStorage } from './fake-storage.ts';

beforeEach(() => void vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => vi.unstubAllGlobals());

test('products that were seen are kept the latest first, each once', () => {
  for (const id of [1, 2, 3, 2]) rememberSeen(id);
  expect(seenProducts()).toEqual([2, 3, 1]);
});

test('one more is kept than a row shows, for a sheet leaves itself out', () => {
  for (let id = 1; id <= 20; id++) rememberSeen(id);
  expect(seenProducts()).toHaveLength(seenAtMost + 1);
  expect(seenProducts()[0]).toBe(20);
});

test('what was seen is forgotten when it is cleared, and what is no list of numbers is dropped', () => {
  rememberSeen(1);
  forgetSeen();
  expect(seenProducts()).toEqual([]);
  for (const data of ['"robe"', '[1,"2"]', '[0]', '[1.5]', '{}']) {
    localStorage.setItem('seen', `{"v":1,"data":${data}}`);
    expect(seenProducts(), data).toEqual([]);
    expect(localStorage.getItem('seen')).toBeNull();
  }
});
