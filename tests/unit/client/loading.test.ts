import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { beginRequest, counted, type Loading, watchLoading } from '#client/loading.ts';

let told: Loading[] = [];
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers();
  told = [];
  stop = watchLoading((loading) => told.push(loading));
});
afterEach(() => {
  stop();
  vi.useRealTimers();
});

test('what is answered within 200 ms shows no loading bar', () => {
  const end = beginRequest();
  vi.advanceTimersByTime(199);
  end('done');
  vi.advanceTimersByTime(1_000);
  expect(told).toEqual([]);
});

test('a loading bar counts the requests in flight and finishes when all are done', () => {
  const [first, second] = [beginRequest(), beginRequest()];
  vi.advanceTimersByTime(200);
  first('done');
  expect(told).toEqual(['loading']);
  second('done');
  expect(told).toEqual(['loading', 'done']);
});

test('it fails on an error of any of them, and the next time anew', () => {
  const [first, second] = [beginRequest(), beginRequest()];
  vi.advanceTimersByTime(200);
  first('failed');
  second('done');
  const third = beginRequest();
  vi.advanceTimersByTime(200);
  third('done');
  expect(told).toEqual(['loading', 'failed', 'loading', 'done']);
});

test('it does not fail on a cancel', async () => {
  const cancelled = counted(Promise.reject(new DOMException('', 'AbortError')));
  const awaited = expect(cancelled).rejects.toThrow();
  await awaited;
  let refuse = (_: Error) => {};
  const late = counted(new Promise((_, reject) => (refuse = reject)));
  vi.advanceTimersByTime(200);
  refuse(new DOMException('', 'AbortError'));
  await expect(late).rejects.toThrow();
  expect(told).toEqual(['loading', 'done']);
});

test('a request that is refused or gets no answer fails it, and is thrown as it was', async () => {
  let refuse = (_: Error) => {};
  const refused = counted(new Promise((_, reject) => (refuse = reject)));
  vi.advanceTimersByTime(200);
  refuse(new TypeError('fetch failed'));
  await expect(refused).rejects.toThrow('fetch failed');
  expect(told).toEqual(['loading', 'failed']);
});
