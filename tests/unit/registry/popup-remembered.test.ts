import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { mayOpen, rememberClosed, rememberOpened } from '#registry/page/popup/remembered.ts';
import { fakeStorage } from '../client/fake-storage.ts';

const popup = { id: 7, showOnEveryReload: false, restDays: 7 };
const now = Date.UTC(2026, 10, 22, 9);
const day = 86_400_000;

beforeEach(() => {
  vi.stubGlobal('sessionStorage', fakeStorage());
  vi.stubGlobal('localStorage', fakeStorage());
});
afterEach(() => vi.unstubAllGlobals());

describe('a popup', () => {
  it('that was opened is remembered, so that each shows once per session', () => {
    expect(mayOpen(popup, now)).toBe(true);
    rememberOpened(popup);
    expect(mayOpen(popup, now)).toBe(false);
    expect(mayOpen({ ...popup, id: 8 }, now)).toBe(true);
    vi.stubGlobal('sessionStorage', fakeStorage());
    expect(mayOpen(popup, now), 'another session').toBe(true);
  });

  it('has its close time stored, and rests from then on', () => {
    rememberClosed(popup, now);
    expect(mayOpen(popup, now + 7 * day - 1)).toBe(false);
    expect(mayOpen(popup, now + 7 * day)).toBe(true);
  });

  it('that shows on every reload has nothing stored', () => {
    const insistent = { ...popup, showOnEveryReload: true };
    rememberOpened(insistent);
    rememberClosed(insistent, now);
    expect([mayOpen(insistent, now), sessionStorage.length, localStorage.length]).toEqual([true, 0, 0]);
  });
});
