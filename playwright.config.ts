import { defineConfig, type Project } from '@playwright/test';
import { paymentShop, portsOfShop, workerShops } from './scripts/launch/test-shop.ts';
import { launchOptions } from './tests/browser/launch.ts';
import type { ShopOption } from './tests/e2e/shop-of-worker.ts';

export const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
export const desktop = { viewport: { width: 1440, height: 900 } };

/** Files by their names: for a desktop alone, for both because they look at the layout, and for whichever the tier has. */
const [onlyDesktop, bothWidths, anyWidth] = [/\.desktop\.spec\.ts$/, /\.widths\.spec\.ts$/, /\/[\w-]+\.spec\.ts$/];
/** Of the last kind, what people do at a desk first. */
const panel = /\/(?:admin|page-drafts|page-editor)[\w-]*\.spec\.ts$/;
const payments = /\/payments\/[\w-]+\.spec\.ts$/;
/** Starts shops or processes of its own. */
const own = /\/rest\/[\w.-]+\.spec\.ts$/;
/** Tests that need PostgreSQL and Redis, left out unless these services are expected. */
const unserved = process.env.EXPECT_SERVICES ? [] : [/\/cluster\.desktop\.spec\.ts$/];

/** The payments' tests change how their shop is paid: it is theirs alone. */
const paid = { shopNumber: paymentShop };

const projects: Readonly<Record<'fast' | 'rest', Project<ShopOption>[]>> = {
  // `npm test`: each test once, a shopper's on a phone, the panel's at a desk.
  fast: [
    { name: 'phone', testIgnore: [onlyDesktop, panel, payments, own], use: phone },
    { name: 'desktop', testMatch: [onlyDesktop, bothWidths, panel], testIgnore: [own], use: desktop },
    { name: 'payments', testMatch: payments, use: { ...phone, ...paid } },
  ],
  // `npm run test:all`: the other width, and the tests with shops of their own.
  rest: [
    { name: 'desktop', testMatch: anyWidth, testIgnore: [panel, payments, own], use: desktop },
    { name: 'phone', testMatch: panel, use: phone },
    { name: 'payments', testMatch: payments, use: { ...desktop, ...paid } },
    { name: 'own', testMatch: own, testIgnore: unserved, use: desktop },
  ],
};

export default defineConfig<ShopOption>({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: workerShops,
  // In CI a test that a busy machine upset gets one more try; `scripts/test.ts` names it in its last lines.
  retries: process.env.CI ? 1 : 0,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: await launchOptions(),
    screenshot: 'only-on-failure',
    // No traces: recording them makes a run a sixth longer, and a failure tells the state of its page. For one test: `--trace on`.
  },
  projects: projects[process.env.TEST_TIER === 'rest' ? 'rest' : 'fast'],
  // `npm test` starts the shops for several checks and says so.
  ...(!process.env.SHOP_RUNS && {
    webServer: {
      command: 'node scripts/run.mjs serve-tests',
      // The last to answer.
      url: `http://localhost:${portsOfShop(paymentShop).web}/`,
      timeout: 240_000,
      reuseExistingServer: false,
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
      stdout: 'ignore',
      stderr: 'pipe',
    },
  }),
});
