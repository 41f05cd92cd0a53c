import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notify, toastStore } from '#client/toasts.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

const texts = () => toastStore.getSnapshot().map(({ text }) => text);

describe('a toast', () => {
  it('is shown for 3000 ms', () => {
    notify({ kind: 'success', text: 'Product added to cart' });
    vi.advanceTimersByTime(2999);
    expect(texts()).toEqual(['Product added to cart']);
    vi.advanceTimersByTime(1);
    expect(texts()).toEqual([]);
  });

  it('that is there already does not stand there twice, but starts anew', () => {
    notify({ kind: 'error', text: 'Only 1 items remaining in stock' });
    vi.advanceTimersByTime(2000);
    notify({ kind: 'error', text: 'Only 1 items remaining in stock' });
    vi.advanceTimersByTime(2000);
    expect(texts()).toEqual(['Only 1 items remaining in stock']);
  });
});
