import { describe, expect, it } from 'vitest';
import { builtInAccount } from '#web/screens/built-in-account.ts';

describe('a site without documents of its own', () => {
  it('has the screens that e-mails and forms of the account lead to, in both languages', () => {
    for (const slug of ['password-reset-ask', 'password-reset', 'account-return', 'account-return-detail']) {
      expect(builtInAccount(slug, 'fr')?.title).not.toBe(builtInAccount(slug, 'en')?.title);
    }
    expect(JSON.stringify(builtInAccount('password-reset', 'fr')?.cms)).toContain('"bind":{"token":"params.token"}');
  });

  it('has none by other names', () => {
    expect(builtInAccount('constructor', 'fr')).toBeUndefined();
    expect(builtInAccount('cart', 'fr')).toBeUndefined();
  });
});
