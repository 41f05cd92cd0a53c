import { expect, it } from 'vitest';
import { redact } from '#client/inspection/redact.ts';

it('shows no e-mail, phone, address, name, password or token of a person', () => {
  const text = JSON.stringify(
    redact({
      contact: { email: 'camille@example.org', phone: '0600000000', firstname: 'Camille', lastname: 'Roy' },
      deliveryAddress: { address: '3 rue des Lilas', city: 'Aizenay' },
      body: { password: 'correct horse', newPassword: 'battery' },
      placed: { key: 'reading-key', payment: { kind: 'redirect', url: 'https://bank.example/pay?session=1' } },
      texts: { COMPANY_PHONE_NUMBER: '1234', SOME_API_KEY: 'abcd', CAPTCHA_SECRET: 'efgh' },
      message: 'Write to roy@example.org or call +33 6 00 00 00 00, 06.00.00.00.01',
      id: '0b9f6e0e-8a5e-4f6d-9f53-3f1f7a1f4a10',
    }),
  );
  for (const private_ of [
    'camille',
    'Camille',
    'Roy',
    'roy@',
    '0600',
    '00 00',
    '00.00',
    'Lilas',
    'Aizenay',
    'horse',
    'battery',
    'reading-key',
    'bank',
    '1234',
    'abcd',
    'efgh',
    '4f6d',
  ])
    expect(text).not.toContain(private_);
});

it('keeps what tells how a machine stands: what is missing, prices, dates, the beginning of an id', () => {
  const kept = {
    deliveryAddress: null,
    contact: { email: '' },
    total: 2400,
    date: '2026-11-24T10:00:00.000Z',
    queue: [{ kind: 'add', quantity: 2 }],
  };
  expect(redact(kept)).toEqual(kept);
  expect(redact({ id: '0b9f6e0e-8a5e-4f6d-9f53-3f1f7a1f4a10' })).toEqual({ id: '0b9f6e0e…' });
});
