import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { pendingAdditionNames, readData, readText, writeData, writeText } from '#client/storage.ts';
import { fakeStorage, forbiddenStorage } from './fake-storage.ts';

const checkCount = (data: unknown): { count: number } | null =>
  typeof data === 'object' && data !== null && 'count' in data && typeof data.count === 'number' ? { count: data.count } : null;

beforeEach(() => vi.stubGlobal('localStorage', fakeStorage()));
afterEach(() => {
  writeText('delivery', null);
  vi.unstubAllGlobals();
});

describe('what the browser keeps', () => {
  it('is read back', () => {
    writeData('delivery', { count: 2 });
    expect(readData('delivery', checkCount)).toEqual({ count: 2 });
  });

  it('is dropped, never thrown, when it is stale or not ours', () => {
    for (const text of ['not json', '7', '{"count":2}', '{"v":0,"data":{"count":2}}', '{"v":1,"data":{"count":"two"}}']) {
      localStorage.setItem('delivery', text);
      expect(readData('delivery', checkCount)).toBeNull();
      expect(localStorage.getItem('delivery')).toBeNull();
    }
  });

  it('lives on in memory when storage is full', () => {
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeData('delivery', { count: 3 });
    expect(readData('delivery', checkCount)).toEqual({ count: 3 });
  });

  it('lives on in memory when storage is forbidden', () => {
    vi.stubGlobal('localStorage', forbiddenStorage());
    writeText('delivery', 'kept');
    expect(readText('delivery')).toBe('kept');
    writeText('delivery', null);
    expect(readText('delivery')).toBeNull();
  });

  it('names the pending additions that are stored, and those that could not be', () => {
    writeText('cartAddition.a', '1');
    writeText('cart', 'c');
    vi.spyOn(localStorage, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    writeText('cartAddition.b', '2');
    expect(pendingAdditionNames().sort()).toEqual(['cartAddition.a', 'cartAddition.b']);
    for (const name of pendingAdditionNames()) writeText(name, null);
    expect(pendingAdditionNames()).toEqual([]);
  });
});
