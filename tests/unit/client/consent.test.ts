import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { answerConsent, consentTo, onConsent } from '../../../client/consent.ts';
import { fakeStorage } from './fake-storage.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: new Date('2026-11-22T10:00:00Z') });
  vi.stubGlobal('localStorage', fakeStorage());
  vi.stubGlobal('window', new EventTarget());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('silence is neither yes nor no', () => {
  expect(consentTo('maps')).toBeNull();
});

test('each purpose is answered on its own', () => {
  answerConsent({ maps: true });
  answerConsent({ audience: false });
  expect([consentTo('maps'), consentTo('audience'), consentTo('embeds')]).toEqual([true, false, null]);
});

test('an answer can be taken back', () => {
  answerConsent({ embeds: true });
  answerConsent({ embeds: false });
  expect(consentTo('embeds')).toBe(false);
});

test('an answer is kept for six months, then asked again', () => {
  answerConsent({ maps: true, audience: false });
  vi.setSystemTime(new Date('2027-05-21T10:00:00Z'));
  expect([consentTo('maps'), consentTo('audience')]).toEqual([true, false]);
  vi.setSystemTime(new Date('2027-05-23T10:00:00Z'));
  expect([consentTo('maps'), consentTo('audience')]).toEqual([null, null]);
});

test('consent of one purpose does not prolong that of another', () => {
  answerConsent({ maps: true });
  vi.setSystemTime(new Date('2027-03-01T10:00:00Z'));
  answerConsent({ embeds: true });
  vi.setSystemTime(new Date('2027-06-01T10:00:00Z'));
  expect([consentTo('maps'), consentTo('embeds')]).toEqual([null, true]);
});

test.each([
  ['nonsense', 'not json'],
  ['another version', JSON.stringify({ v: 1, data: { version: 99, answers: { maps: { granted: true, at: Date.UTC(2026, 10, 1) } } } })],
  ['a date to come', JSON.stringify({ v: 1, data: { version: 1, answers: { maps: { granted: true, at: Date.UTC(2090, 0) } } } })],
  ['no date', JSON.stringify({ v: 1, data: { version: 1, answers: { maps: { granted: true } } } })],
])('what is kept in another form is no consent: %s', (_, text) => {
  localStorage.setItem('consent', text);
  expect(consentTo('maps')).toBeNull();
});

test('the page is told of an answer, here or in another tab', () => {
  const heard = vi.fn();
  const stop = onConsent(heard);
  answerConsent({ maps: true });
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'consent' }));
  window.dispatchEvent(Object.assign(new Event('storage'), { key: 'cart' }));
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
  answerConsent({ maps: false });
  expect(heard).toHaveBeenCalledTimes(2);
});
