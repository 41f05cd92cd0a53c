import { beforeEach, expect, test, vi } from 'vitest';
import { confirmSite, currentSite } from '#web/site/current-site.ts';

const asked = vi.hoisted(() => vi.fn());
vi.mock('#web/api/server-api.ts', () => ({ serverCall: () => asked, log: { error: () => {} } }));

beforeEach(async () => {
  vi.useFakeTimers({ now: Date.now() + 60_000 });
  asked.mockReset().mockResolvedValue({ version: 7 });
  await currentSite('now');
  asked.mockClear();
});

test('the site is asked for again once what is known of it is 400 ms old', async () => {
  vi.advanceTimersByTime(399);
  await currentSite(7);
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await currentSite(7);
  expect(asked).toHaveBeenCalledOnce();
});

test('a site whose version was looked at meanwhile is not asked for, until that look is 400 ms old', async () => {
  vi.advanceTimersByTime(300);
  confirmSite(7, Date.now());
  vi.advanceTimersByTime(399);
  await currentSite(7);
  expect(asked).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  await currentSite(7);
  expect(asked).toHaveBeenCalledOnce();
});

test.each([
  ['another version', 8, 0],
  ['a look that began before what is known was asked', 7, 401],
])('%s confirms nothing', async (_, version, msAgo) => {
  vi.advanceTimersByTime(400);
  confirmSite(version, Date.now() - msAgo);
  await currentSite(7);
  expect(asked).toHaveBeenCalledOnce();
});
