import type { Page } from '@playwright/test';

/** Returns the lightness of the page's background, 0 to 255. */
export const groundLightness = (page: Page) =>
  page.evaluate(() => Math.max(...(getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number)));
