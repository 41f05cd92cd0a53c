import { storybookTest } from '@storybook/addon-vitest/vitest-plugin';
import { playwright } from '@vitest/browser-playwright';
import { defineConfig } from 'vitest/config';
import { titledStories } from './.storybook/titles.ts';
import { launchOptions } from './tests/browser/launch.ts';
import { keepPicture, type PictureMode } from './tests/pictures/keep-picture.ts';
import { byTier, integrationTests, tier, unitTests } from './tests/tiers.ts';

const pictures = (process.env.STORY_PICTURES ?? 'off') as PictureMode;

/** In CI what a browser or a running shop does on a busy machine gets one more try; `scripts/test.ts` names it in its last lines. */
const retries = process.env.CI ? 1 : 0;

/** Integration tests of what few changes touch, more than 5 s each: only in TEST_TIER=rest. */
const restOnly = [
  // Copies the project, then checks it with the formatter and the compiler.
  'tests/integration/new-block.test.ts',
  // Copies the project, adds a language to it, compiles it and renders its pages.
  'tests/integration/german.test.ts',
  // Starts `npm start` eight times.
  'tests/integration/start.test.ts',
  // Kills a process of the shop amid orders.
  'tests/integration/commerce/sudden-death.test.ts',
  // Moves every table and file between two databases of its own.
  'tests/integration/site/backup.test.ts',
  // Starts a command of the project for each folder of a site that it checks.
  'tests/integration/site/check-site.test.ts',
  // Imports and exports both sample sites whole.
  'tests/integration/site/export-samples.test.ts',
  // Migrates a database of the first version.
  'tests/integration/site/first-version.test.ts',
  // Stores 100 MB.
  'tests/integration/attacks/storage.test.ts',
  // The payment simulator's own.
  'tests/integration/payments/simulator.test.ts',
];

/** Tests that render many pages, with React's production build, which the other files should not see. */
const pageTests = ['kept-frames', 'neutral-site', 'page-language', 'previewed-page', 'random-parameters', 'valid-pages'].map(
  (name) => `tests/integration/web/${name}.test.ts`,
);

const linkWalk = 'tests/http/links.test.ts';

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', include: unitTests(), maxWorkers: 2, testTimeout: 20_000 } },
      {
        test: {
          name: 'integration',
          fsModuleCache: true,
          ...integrationTests({ restOnly, except: pageTests }),
          globalSetup: ['tests/integration/test-databases.ts'],
          // Each file has sites of its own, on PostgreSQL too; on two cores Vitest would run one after the other.
          maxWorkers: 2,
          // The files of a worker share their modules and their databases, which take longer to open than most files to run.
          isolate: false,
          testTimeout: 60_000,
          // An embedded database that opens beside much else takes its time.
          hookTimeout: 300_000,
        },
      },
      // Random shoppers: a few of a fixed seed, by the thousand with `npm run fuzz:cart` and `npm run fuzz:prices`. They stand in for a
      // browser, which the other files should not see.
      {
        test: {
          name: 'fuzz',
          fsModuleCache: true,
          include: ['tests/fuzz/**/*.test.ts'],
          globalSetup: ['tests/integration/test-databases.ts'],
          maxWorkers: 2,
          // An embedded database that opens beside much else takes its time.
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'pages',
          fsModuleCache: true,
          // Tests with random values run again with more of them in TEST_TIER=rest.
          include: byTier({ fast: pageTests, rest: pageTests.filter((file) => file.includes('random')) }),
          setupFiles: ['tests/integration/web/production-react.ts'],
          maxWorkers: 2,
          // The files of a worker share the modules of all blocks, which take longer to load than most files to run.
          isolate: false,
          testTimeout: 180_000,
          hookTimeout: 300_000,
        },
      },
      // These ask a running shop over HTTP, as crawlers, attackers and browsers without scripts do. One after another: some save settings.
      {
        test: {
          name: 'http',
          // The walk over every link takes some minutes.
          include: byTier({ fast: ['tests/http/**/*.test.ts'], rest: [linkWalk] }),
          exclude: byTier({ fast: [linkWalk], rest: [] }),
          globalSetup: ['tests/running-shop.ts'],
          fileParallelism: false,
          retry: retries,
          testTimeout: 60_000,
        },
      },
      // Each parameter on pages of a running shop, in one browser.
      {
        test: {
          name: 'parameters',
          include: ['tests/parameters/**/*.test.ts'],
          globalSetup: ['tests/running-shop.ts'],
          maxWorkers: 2,
          retry: retries,
          testTimeout: 60_000,
        },
      },
      {
        plugins: [titledStories(), storybookTest({ configDir: '.storybook' })],
        test: {
          name: 'stories',
          // A page a core: one draws while the other waits for its answer.
          maxWorkers: 2,
          setupFiles: ['tests/stories/setup.ts'],
          // One page for all files of a worker: opening one and loading Storybook into it takes longer than most files to run.
          isolate: false,
          retry: retries,
          provide: { pictures, testTier: tier },
          browser: {
            enabled: true,
            headless: true,
            provider: playwright({
              launchOptions: await launchOptions(),
              contextOptions: { locale: 'fr-FR', timezoneId: 'Europe/Paris', deviceScaleFactor: 1 },
            }),
            commands: { keepPicture: keepPicture(pictures) },
            instances: [{ browser: 'chromium' }],
            screenshotFailures: false,
          },
        },
      },
    ],
  },
});
