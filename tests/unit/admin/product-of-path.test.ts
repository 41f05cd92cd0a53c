import { expect, it } from 'vitest';
import { productOfPath } from '#admin/site-bar/product-of-path.ts';
import { productPath } from '#domain/addresses.ts';

it('the bar on the site finds the product of a sheet, a vintage and a declination, in any language, and none elsewhere', () => {
  const sheet = productPath('WINE', 'clos-haut', 4);
  expect([sheet, `/en${sheet}/2021`, `${productPath('OTHER', 'robe', 12)}?declination=3`].map(productOfPath)).toEqual([
    ...['clos-haut', 'clos-haut', 'robe'],
  ]);
  expect(['/', '/products', '/products/12', '/blog/robe/12'].map(productOfPath)).toEqual([...[null, null, null, null]]);
});
