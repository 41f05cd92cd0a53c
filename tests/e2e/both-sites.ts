import { test as boutiqueTest, expect } from './fixtures.ts';

/** `test` on the sample wine estate, whose web server stands 500 ports above that of the boutique. */
const wineTest = boutiqueTest.extend({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads from the pattern which fixtures this one needs.
  baseURL: async ({}, use, { project }) => {
    const origin = new URL(project.use.baseURL ?? '');
    origin.port = String(Number(origin.port) + 500);
    await use(origin.origin);
  },
});

/** Both sample sites: the name for a test's title, the `test` that runs on it, and addresses of it. */
export const sites = [
  { site: 'the boutique', test: boutiqueTest, listing: '/nos-vetements/robes-occasion-location' },
  { site: 'the wine estate', test: wineTest, listing: '/vins/rouges' },
] as const;

export { expect };
