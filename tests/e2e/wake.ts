import { expect, type Page } from '@playwright/test';

/**
 * Has a page run its code, as a person's first key does, and waits for it. Only for tests of what that code does from then on, such as
 * changing the page without loading it: what a person presses needs no such waiting.
 */
export async function wake(page: Page): Promise<void> {
  await page.keyboard.press('F8');
  await expect.poll(() => page.evaluate(() => globalThis.earlyPage?.isLive === true)).toBe(true);
}
