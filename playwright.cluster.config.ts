import { defineConfig } from '@playwright/test';
import base, { desktop, phone } from './playwright.config.ts';

const port = process.env.PORT ?? '3910';

/** The purchase and the admin panel over two API and two web processes on PostgreSQL and Redis: `npm run e2e:cluster`. */
process.env.SHOP_ORIGIN = `http://localhost:${port}`;
export default defineConfig({
  ...base,
  projects: [
    { name: 'phone', testMatch: /\/purchase(?:\.widths)?\.spec\.ts$/, use: phone },
    { name: 'desktop', testMatch: /\/(?:admin-[\w-]+|order-life)(?:\.desktop)?\.spec\.ts$/, testIgnore: /\/rest\//, use: desktop },
  ],
  outputDir: 'test-results/e2e-cluster',
  reporter: [['list'], ['json', { outputFile: 'test-results/e2e-cluster.json' }]],
  webServer: {
    command: 'node scripts/run.mjs serve-cluster',
    url: `http://localhost:${port}/`,
    timeout: 240_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'pipe',
    stderr: 'pipe',
    env: { PORT: port },
  },
});
