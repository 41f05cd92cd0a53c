import type { BrowserContext } from '@playwright/test';

/**
 * Puts the payment simulator in the place of Stripe's hosts for a browser: its script, its calls and its page for 3-D Secure. The shop's own
 * pages and their content policy stay as they are.
 * @param simulator where the simulator is, `http://127.0.0.1:5400`
 */
export async function routeStripe(context: BrowserContext, simulator: string): Promise<void> {
  await context.route('https://js.stripe.com/endive/stripe.js', async (route) => {
    await route.fulfill({ response: await route.fetch({ url: `${simulator}/stripe.js` }) });
  });
  await context.route(/^https:\/\/(api|hooks)\.stripe\.com\//, async (route) => {
    const { pathname, search } = new URL(route.request().url());
    await route.fulfill({ response: await route.fetch({ url: `${simulator}${pathname}${search}`, maxRedirects: 0 }) });
  });
}
