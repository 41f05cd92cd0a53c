import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Call } from '#renderer/types.ts';
import { sharedAnswers } from '#web/page/shared-answers.ts';
import type { Source } from '#web/site/source.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const source = () => ({}) as Source;
const counting = (answer: () => Promise<unknown>) => vi.fn(answer) as unknown as Call & ReturnType<typeof vi.fn>;

test('when an order would arrive is looked up once for all sheets of five seconds', async () => {
  const [call, site] = [counting(async () => 'answer'), source()];
  for (let page = 0; page < 3; page += 1) expect(await sharedAnswers(site, call)('GET /delivery/estimate', {})).toBe('answer');
  expect(call).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(5_001);
  await sharedAnswers(site, call)('GET /delivery/estimate', {});
  expect(call).toHaveBeenCalledTimes(2);
});

test('a new version of the site looks it up anew, and so does the page after a failure', async () => {
  const refused = counting(async () => Promise.reject(new Error('away')));
  const site = source();
  await expect(sharedAnswers(site, refused)('GET /delivery/estimate', {})).rejects.toThrow('away');
  const call = counting(async () => 'answer');
  await sharedAnswers(site, call)('GET /delivery/estimate', {});
  await sharedAnswers(source(), call)('GET /delivery/estimate', {});
  expect(call).toHaveBeenCalledTimes(2);
});

test('what belongs to one page is asked for by each', async () => {
  const [call, site] = [counting(async () => 'answer'), source()];
  for (let page = 0; page < 2; page += 1) await sharedAnswers(site, call)('GET /product/{id}', { params: { id: 1 } });
  expect(call).toHaveBeenCalledTimes(2);
});
