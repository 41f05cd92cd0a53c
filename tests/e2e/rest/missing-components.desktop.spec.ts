import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startStack } from '../../../scripts/launch/stack.ts';
import { writeTestContent } from '../../../scripts/launch/test-content.ts';
import { expect, test } from '../fixtures.ts';

/** Addresses of the shared components that this site has lost, and one of a screen that has a ready one. */
const lost = {
  '/cart': 'cart',
  '/auth': 'auth',
  '/account': 'account',
  '/products/search': 'product-search',
  '/cart/success/1': 'cart-success',
};

test('an address whose shared component the site does not have answers 404 with the site’s error page, again and again', async () => {
  // It imports a site first.
  test.setTimeout(240_000);
  const folder = mkdtempSync(join(tmpdir(), 'storefront-missing-'));
  writeTestContent(folder);
  for (const slug of [...Object.values(lost), 'password-reset-ask', 'mobile-bar']) rmSync(join(folder, '89/components', `${slug}.json`));
  const stack = await startStack(1, { CONTENT_DIR: folder });
  try {
    const [origin = ''] = stack.origins;
    for (const path of [...Object.keys(lost), ...Object.keys(lost)]) {
      const answer = await fetch(origin + path, { redirect: 'manual' });
      expect(answer.status, path).toBe(404);
      expect(await answer.text(), path).toContain('<footer');
    }
    // Components with a built-in screen show it, and a page without the phones' bar is complete.
    for (const path of ['/password/reset/ask', '/', '/cart/address']) expect((await fetch(origin + path)).status, path).toBe(200);
  } finally {
    await stack.stop();
    rmSync(folder, { recursive: true, force: true });
  }
});
