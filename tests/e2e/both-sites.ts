import { test as boutiqueTest, expect } from './fixtures.ts';

/** `test` on the sample wine estate. */
const wineTest = boutiqueTest.extend({
  baseURL: async ({ estate }, use) => use(estate),
});

/** Both sample sites: the name for a test's title, the `test` that runs on it, and addresses of it. */
export const sites = [
  { site: 'the boutique', test: boutiqueTest, listing: '/nos-vetements/robes-occasion-location' },
  { site: 'the wine estate', test: wineTest, listing: '/vins/rouges' },
] as const;

export { expect };
