import type { Page } from '@playwright/test';

/** How light the page's ground is, 0 to 255. */
export const groundLightness = (page: Page) =>
  page.evaluate(() => Math.max(...(getComputedStyle(document.body).backgroundColor.match(/\d+/g) ?? []).map(Number)));
