import type { APIRequestContext } from '@playwright/test';
import type { PaymentMethod } from '#schemas/order.ts';
import { simulatorPort } from '../../../scripts/launch/test-shop.ts';
import { expect, test as signedIn } from '../preview.ts';
import { playStripe } from './at-the-provider.ts';
import { choose, setUp } from './shop-setup.ts';

/** Origin of the simulator of the providers. */
export const simulator = `http://127.0.0.1:${simulatorPort}`;

type Shop = {
  /** The API as an administrator calls it. */
  admin: APIRequestContext;
  /** Has the shop take payments by a method until the test ends. */
  takeBy: (method: PaymentMethod) => Promise<void>;
};

/** A shop whose means of payment a test chooses; the providers, and the hosts of Stripe, are the simulator. */
export const test = signedIn.extend<Shop>({
  guard: async ({ guard, page }, use) => {
    guard.allowConsole(new RegExp(`foreign request: (?:${simulator}|https://(?:js|api|hooks)\\.stripe\\.com)/`));
    await playStripe(page, simulator);
    await use(guard);
  },
  admin: async ({ playwright, adminCookies, origin }, use) => {
    const cookie = adminCookies.map(({ name, value }) => `${name}=${value}`).join('; ');
    const admin = await playwright.request.newContext({ baseURL: origin, extraHTTPHeaders: { cookie, origin } });
    await use(admin);
    await admin.dispose();
  },
  takeBy: async ({ admin }, use) => {
    const taken = new Set<PaymentMethod>();
    await use(async (method) => {
      taken.add(method);
      await setUp(admin, method);
      await choose(admin, method);
    });
    await choose(admin, null);
    for (const method of taken) await setUp(admin, method, false);
  },
});

export { expect };
