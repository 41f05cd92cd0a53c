import { expect, inject, it } from 'vitest';
import { minifyCss } from '#themes/minify-css.ts';
import { pageProofs } from './index.ts';
import { light } from './look.ts';
import { prove } from './prove.ts';
import { openShop } from './shop-in-browser.ts';
import { isStyle } from './theme-sheet.ts';

const styles = pageProofs.filter(({ key }) => isStyle(key));
prove(styles);

// The proofs put their style sheet into a page, as the settings screen does: the server must make the same.
it.each([
  ['the defaults', Object.fromEntries(styles.map(({ key }) => [key, null]))],
  ['the values of all proofs', Object.fromEntries(styles.map(({ key, value }) => [key, value]))],
])('a page of the server has the style sheet that the proofs use, with %s', async (_, values) => {
  const shop = await openShop(inject('shop'));
  const { html, sheet } = await shop.render(light, values);
  await shop.close();
  expect(html).toContain(`>${minifyCss(sheet)}</style>`);
});
