import { describe, expect, it } from 'vitest';
import { mayCarryKey, withoutKeys } from '#domain/address-keys.ts';

const origin = 'https://shop.test';

describe('keys of an address', () => {
  it.each([
    ['/order/success?order=1&key=abc', '/order/success?order=1'],
    ['/cart/success/1?key=abc', '/cart/success/1'],
    ['/order/cawl/result?id=1&RETURNMAC=abc&hostedCheckoutId=2', '/order/cawl/result?id=1'],
    ['/withdrawal?declaration=abc', '/withdrawal'],
    ['/prestations/robe/4?booking=abc#dates', '/prestations/robe/4#dates'],
    ['/password/reset/abc', '/password/reset'],
    ['/en/newsletter/abc?do=leave', '/en/newsletter?do=leave'],
    ['/alerts/abc', '/alerts'],
  ])('are left out of %s', (path, shown) => {
    expect(withoutKeys(origin + path)).toBe(origin + shown);
  });

  it.each(['/', '/password/reset/ask', '/robes?size=38&utm_source=lettre#haut', '/a%20b?x=a+b'])('are none in %s', (path) => {
    expect(withoutKeys(origin + path)).toBe(origin + path);
  });

  it('are none in a referrer that is empty', () => {
    expect(withoutKeys('')).toBe('');
  });

  it.each(['/order/success', '/order/follow', '/cart/success/1', '/password/reset/abc', '/withdrawal'])('may stand in %s', (path) => {
    expect(mayCarryKey(path)).toBe(true);
  });

  it.each(['/', '/cart', '/orders', '/cart/payment'])('never stand in %s', (path) => {
    expect(mayCarryKey(path)).toBe(false);
  });
});
