import { sites } from '../both-sites.ts';
import { expectFirstScreens, listProducts } from '../first-screen-of-sheets.ts';
import { phone } from './screens.ts';

const parts = [0, 1, 2, 3];

for (const { site, test } of sites)
  for (const part of parts)
    test.describe(`part ${part + 1} of ${parts.length}`, () => {
      test.use(phone);

      test(`the first screen of every sheet shows its name, its price and the choice, or the buy bar, at ${site}`, async ({ page }) => {
        await expectFirstScreens(
          page,
          (await listProducts(page)).filter((_, index) => index % parts.length === part),
        );
      });
    });
