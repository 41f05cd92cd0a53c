import { describe, expect, it } from 'vitest';
import { readSignInOrigin } from '#backend/foundation/people/sign-in-origin.ts';

const read = (userAgent: string | undefined, caller = '203.0.113.9') => readSignInOrigin(userAgent, caller);

describe('where somebody signs in', () => {
  it.each([
    ['Firefox', 'Windows', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:133.0) Gecko/20100101 Firefox/133.0'],
    [
      'Chrome',
      'macOS',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36',
    ],
    ['Edge', 'Windows', 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36 Edg/131.0'],
    ['Opera', 'Linux', 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0 Safari/537.36 OPR/115.0'],
    [
      'Safari',
      'iPhone',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
    ],
    [
      'Chrome',
      'iPad',
      'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) CriOS/131.0 Mobile Safari/604.1',
    ],
    [
      'Samsung Internet',
      'Android',
      'Mozilla/5.0 (Linux; Android 14; SM-S921B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/27.0 Chrome/125.0 Mobile Safari/537.36',
    ],
    ['Chrome', 'ChromeOS', 'Mozilla/5.0 (X11; CrOS x86_64 14541.0.0) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/131.0 Safari/537.36'],
  ])('is named %s, %s', (browser, system, userAgent) => {
    expect(read(userAgent)).toMatchObject({ browser, system });
  });

  it('has no name that who calls made up', () => {
    expect(read('Votre-banque https://evil.example/ <b>')).toMatchObject({ browser: null, system: null });
    expect(read(undefined)).toMatchObject({ browser: null, system: null });
  });

  it.each([
    ['203.0.113.9', '203.0.113.x'],
    ['2001:db8:1:2::/64', '2001:db8:1::x'],
    ['::/64', '::x'],
    ['', ''],
  ])('is at %s less than a whole address: %s', (caller, network) => {
    expect(read(undefined, caller).network).toBe(network);
  });
});
