import { expect, test } from 'vitest';
import { send, shop } from './request.ts';

test('the redirects of a visit, a language and a preview lead nowhere but to this site', async () => {
  for (const path of [
    '//evil.example/x',
    '/\\evil.example/x',
    '/%09/evil.example/x',
    '/.//evil.example/x',
    '/..//evil.example/x',
    '/%5Cevil.example/x',
  ]) {
    for (const query of ['from=x', 'lang=en', 'preview=00000000-0000-4000-8000-000000000000', 'safe=1', '']) {
      const { headers } = await send({ path: `${path}?${query}` });
      const location = String(headers.location ?? '');
      expect(new URL(location, shop).origin, `${path}?${query} → ${location}`).toBe(shop);
    }
  }
});

test('the address that counts a visit leads nowhere else, whoever asks for it', async () => {
  for (const to of ['https://evil.example/', '//evil.example/x', '/\\evil.example', '/%09/evil.example', '', 'javascript:alert(1)']) {
    const { status, headers } = await send({ path: `/api/visit?from=x&to=${encodeURIComponent(to)}` });
    const location = String(headers.location ?? '');
    expect([to, status, new URL(location, shop).origin]).toEqual([to, 307, shop]);
  }
});
