import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { districts, features, ground } from '../../../scripts/check/features.ts';
import { forbiddenImports } from '../../../scripts/check/imports.ts';
import { layers } from '../../../scripts/check/layers.ts';

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

/** A tree with these files, whose imports are checked. */
function check(files: Record<string, string>): Promise<string[]> {
  const root = mkdtempSync(join(tmpdir(), 'storefront-imports-'));
  folders.push(root);
  const imports = { '#schemas/*': './schemas/*', '#machines/*': './machines/*', '#backend/*': './backend/*' };
  for (const [path, text] of Object.entries({ 'package.json': JSON.stringify({ type: 'module', imports }), ...files })) {
    mkdirSync(dirname(join(root, path)), { recursive: true });
    writeFileSync(join(root, path), text);
  }
  return forbiddenImports(root);
}

describe('the check of imports', () => {
  it('accepts what the table of rooms allows', async () => {
    const found = await check({
      'schemas/cart.ts': 'export const cart = 1;',
      'machines/cart.ts': "import { cart } from '#schemas/cart.ts'; export const machine = cart;",
    });
    expect(found).toEqual([]);
  });

  it('refuses a value and a type from a room that may not be imported', async () => {
    const found = await check({
      'machines/cart.ts': 'export type Cart = 1; export const machine = 1;',
      'schemas/cart.ts': "import type { Cart } from '#machines/cart.ts'; export type Line = Cart;",
      'ui/price.ts': "import { machine } from '../machines/cart.ts'; export const price = machine;",
    });
    expect(found.toSorted()).toEqual([
      'schemas/cart.ts → machines/cart.ts: schemas may import messages',
      'ui/price.ts → machines/cart.ts: ui may import themes',
    ]);
  });

  it('refuses an import of tests by the product', async () => {
    const found = await check({
      'tests/sample.ts': 'export const sample = 1;',
      'backend/app.ts': "export { sample } from '../tests/sample.ts';",
    });
    expect(found).toEqual(['backend/app.ts → tests/sample.ts: backend may import messages, schemas, domain, machines, config']);
  });

  it('refuses a use of a feature above, and one that passes by the door; tables are everybody’s', async () => {
    const found = await check({
      'backend/commerce/order/index.ts': "export { place } from './flows/place-order.ts';",
      'backend/commerce/order/flows/place-order.ts': 'export const place = 1;',
      'backend/tables/order.ts': 'export const orders = 1;',
      'backend/commerce/cart/refresh.ts':
        "import { place } from '#backend/commerce/order/index.ts'; import { orders } from '#backend/tables/order.ts'; export const all = [place, orders];",
      'backend/commerce/payment/pay.ts': "export { place } from '../order/flows/place-order.ts';",
      'backend/commerce/returns/ask.ts': "export { place } from '#backend/commerce/order/index.ts';",
    });
    expect(found.toSorted()).toEqual([
      expect.stringMatching(/^backend\/commerce\/cart\/refresh\.ts → backend\/commerce\/order\/index\.ts: of the features cart may use /),
      expect.stringMatching(
        /^backend\/commerce\/payment\/pay\.ts → backend\/commerce\/order\/flows\/place-order\.ts: of the features payment may use /,
      ),
    ]);
  });

  it('refuses a feature in tables and in the platform, and one that is put together past its door', async () => {
    const found = await check({
      'backend/commerce/order/index.ts': "export { place } from './place-order.ts';",
      'backend/commerce/order/place-order.ts': 'export const place = 1;',
      'backend/tables/order.ts': "export { place } from '#backend/commerce/order/index.ts';",
      'backend/platform/jobs.ts': "export { place } from '#backend/commerce/order/index.ts';",
      'backend/app.ts': "export { place } from '#backend/commerce/order/place-order.ts';",
    });
    expect(found.map((line) => line.split(' → ')[0]).toSorted()).toEqual([
      'backend/app.ts',
      'backend/platform/jobs.ts',
      'backend/tables/order.ts',
    ]);
  });

  it('refuses a layer of the web server above another', async () => {
    const found = await check({
      'web/site/source.ts': "export { make } from '../page/make.ts';",
      'web/page/make.ts': 'export const make = 1;',
      'web/cache/kept.ts': "export { make } from '../page/make.ts';",
    });
    expect(found).toEqual([expect.stringMatching(/^web\/site\/source\.ts → web\/page\/make\.ts: of web\/ site may import /)]);
  });

  it('refuses a cycle and an import that leads nowhere', async () => {
    const found = await check({
      'backend/order.ts': "import { pay } from './payment.ts'; export const place = () => pay();",
      'backend/payment.ts': "import { place } from './order.ts'; export const pay = (): unknown => place;",
      'backend/stock.ts': "import { hold } from '#backend/holds.ts'; export const stock = hold;",
    });
    expect(found.toSorted()).toEqual([
      'backend/order.ts → backend/payment.ts → backend/order.ts: no cycles',
      'backend/stock.ts → #backend/holds.ts: every import leads to a file',
    ]);
  });

  it('refuses a cycle of imports of types alone', async () => {
    const found = await check({
      'backend/order.ts': "import type { Payment } from './payment.ts'; export type Order = { payment: Payment };",
      'backend/payment.ts': "import type { Order } from './order.ts'; export type Payment = { order: Order };",
    });
    expect(found).toEqual(['backend/order.ts → backend/payment.ts → backend/order.ts: no cycles']);
  });
});

it('the table of districts leads downwards: each feature uses features above its own line alone', () => {
  const names = features.map(({ name }) => name);
  const upward = features.flatMap(({ name, mayUse }) =>
    mayUse.filter((used) => names.indexOf(used) === -1 || names.indexOf(used) >= names.indexOf(name)).map((used) => `${name} → ${used}`),
  );
  expect(upward).toEqual([]);
});

it('the table of districts names every folder of the API, and none that is not there', () => {
  const foldersOf = (path: string) => readdirSync(path, { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));
  expect(foldersOf('backend').toSorted()).toEqual([...Object.keys(ground), ...Object.keys(districts)].toSorted());
  const found = Object.keys(districts).flatMap((district) => foldersOf(`backend/${district}`).map((name) => `${district}/${name}`));
  expect(found.toSorted()).toEqual(features.map(({ district, name }) => `${district}/${name}`).toSorted());
});

it('the table of layers names every folder of the web server', () => {
  const folders = readdirSync('web', { withFileTypes: true }).flatMap((each) => (each.isDirectory() ? [each.name] : []));
  expect(folders.toSorted()).toEqual(Object.keys(layers).toSorted());
});
