import { defineConfig } from '@playwright/test';
import { launchOptions } from './tests/browser/launch.ts';

/** E2E_PORT lets two checkouts on one machine run these tests side by side; the API takes the port 1,000 above, the payment simulator 1,500. */
const port = Number(process.env.E2E_PORT ?? 3900);
/** Where the sample wine estate is; the boutique is at the port itself. */
const winePort = port + 500;
/** What needs PostgreSQL and Redis, where they are not expected. */
const unserved = process.env.EXPECT_SERVICES ? [] : ['**/cluster.desktop.spec.ts'];

const payments = '**/payments/*.spec.ts';
const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
const desktop = { viewport: { width: 1440, height: 900 } };

export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results/e2e',
  fullyParallel: true,
  workers: 2,
  // In CI a test that a busy machine upset gets one more try; `scripts/test.ts` names it in its last lines.
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  // Two browsers share two cores with the servers they talk to.
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    launchOptions: await launchOptions(),
    screenshot: 'only-on-failure',
    // No traces: recording them makes a run a sixth longer, and a failure tells the state of its page. For one test: `--trace on`.
  },
  projects: [
    { name: 'phone', testIgnore: ['**/*.desktop.spec.ts', payments], use: phone },
    { name: 'desktop', testIgnore: ['**/*.phone.spec.ts', payments, ...unserved], use: desktop },
    // These change how the shop takes payments: when all others have bought.
    { name: 'payments-phone', testMatch: payments, dependencies: ['phone', 'desktop'], use: phone },
    { name: 'payments-desktop', testMatch: payments, dependencies: ['payments-phone'], use: desktop },
  ],
  webServer: {
    command: 'node scripts/run.mjs serve-tests',
    // The last to answer.
    url: `http://localhost:${winePort}/`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    stdout: 'ignore',
    stderr: 'pipe',
    env: {
      PORT: String(port),
      WINE_PORT: String(winePort),
      API_PORT: String(port + 1000),
      PAYMENT_SIMULATOR_PORT: String(port + 1500),
      ADMIN_EMAIL: 'admin@example.com',
      ADMIN_PASSWORD: 'only-for-the-tests',
    },
  },
});
