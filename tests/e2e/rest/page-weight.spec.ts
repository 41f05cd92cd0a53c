import { pageWeight } from '../../../scripts/budgets/page-weight.ts';
import { expect, sites } from '../both-sites.ts';

for (const { site, test } of sites) {
  test(`the home page preloads one font at most and fetches 60 KB of them at most at ${site}`, async ({ browser, baseURL }) => {
    const address = `${baseURL}/`;
    // The first to come waits for pictures and fonts to be made.
    await pageWeight(browser, address);
    const { fonts, fontPreloads, firstPicture } = await pageWeight(browser, address);
    expect(fontPreloads).toBeLessThanOrEqual(1);
    expect(fonts).toBeGreaterThan(10_000);
    expect(fonts).toBeLessThanOrEqual(60_000);
    expect(firstPicture).toBeGreaterThan(5_000);
    expect(firstPicture).toBeLessThanOrEqual(40_000);
  });
}
