import type { Page } from '@playwright/test';

/**
 * Holds the page's requests to an address back until the function that this gives is called. By default those for its scripts:
 * time to press before any of them runs.
 */
export async function holdBack(page: Page, address = /\/_next\/static\//): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((done) => {
    release = done;
  });
  await page.route(address, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
