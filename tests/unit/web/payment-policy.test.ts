import { expect, test } from 'vitest';
import { type PaymentOrigins, paymentPermissions, plainPolicy, policyWith } from '#web/security/security-headers.ts';
import { isPaymentPath } from '#web/site/payment-origins.ts';

const none: PaymentOrigins = { script: [], frame: [], connect: [], image: [], formAction: [] };
const noCode = { SCRIPT_TO_LOAD: '', AFTER_BODY_HTML_TO_LOAD: '', SCRIPT_ALLOWED_ORIGINS: '' };
const directive = (policy: string, name: string) => policy.split('; ').find((each) => each.startsWith(`${name} `)) ?? '';

test('the content policy of a payment page opens for the chosen provider and nothing else', () => {
  const stripe = { ...none, script: ['https://js.stripe.com'], frame: ['https://js.stripe.com'], connect: ['https://api.stripe.com'] };
  const policy = policyWith(noCode, true, stripe);
  expect(directive(policy, 'script-src')).toContain('https://js.stripe.com');
  expect(directive(policy, 'frame-src')).toContain('https://js.stripe.com');
  expect(directive(policy, 'connect-src')).toContain('https://api.stripe.com');
  expect(directive(policy, 'form-action')).toBe("form-action 'self'");
  const bank = policyWith(noCode, true, { ...none, formAction: ['https://p.monetico-services.com'] });
  expect(directive(bank, 'form-action')).toBe("form-action 'self' https://p.monetico-services.com");
  expect(bank).not.toContain('stripe');
});

test('the content policy of other pages names no provider of payments', () => {
  for (const policy of [plainPolicy, policyWith(noCode, true), policyWith(noCode, false)]) {
    expect(policy).not.toMatch(/stripe|monetico|e-transactions|cawl/);
    expect(directive(policy, 'form-action')).toBe("form-action 'self'");
  }
});

test('wallets may be opened from the frame of a provider on a payment page, from no other place', () => {
  expect(paymentPermissions({ ...none, frame: ['https://js.stripe.com', 'https://*.js.stripe.com'] })).toContain(
    'payment=(self "https://js.stripe.com")',
  );
  expect(paymentPermissions(none)).toBeUndefined();
});

test.each([
  ['/cart/payment', true],
  ['/order/error', true],
  ['/order/cawl/result', true],
  ['/cart/success/7', true],
  ['/cart/payments', false],
  ['/cart', false],
  ['/', false],
  ['/orders', false],
])('%s is a payment page: %s', (path, isOne) => {
  expect(isPaymentPath(path)).toBe(isOne);
});
