import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atRest } from '../../../scripts/launch/garbage.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A process that uses so many ms of processor in each ten seconds. */
function running(...shares: readonly number[]): number {
  let used = 0;
  const give = vi.fn(() => {
    used += 300;
  });
  const timer = atRest(give, () => used);
  for (const share of shares) {
    used += share;
    vi.advanceTimersByTime(10_000);
  }
  clearInterval(timer);
  return give.mock.calls.length;
}

test('garbage is given back once when a process rests after work', () => {
  expect(running(8000, 9000, 100, 100, 0, 100)).toBe(1);
  expect(running(8000, 100, 8000, 100)).toBe(2);
});

test('not while it works, little or much, and not where it has done nothing', () => {
  expect(running(8000, 1000, 8000, 900)).toBe(0);
  expect(running(100, 900, 100, 0)).toBe(0);
});
