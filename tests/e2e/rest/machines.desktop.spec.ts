import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { freePort } from '../../../scripts/launch/ports.ts';
import { stopProcess, untilAnswered } from '../../../scripts/launch/web.ts';
import { launchOptions } from '../../browser/launch.ts';
import { expect, test } from '../fixtures.ts';

// The first request of a development server compiles the page.
test.describe.configure({ timeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), 'storefront-machines-'));
let shop: ChildProcess;
let origin = '';

test.beforeAll(async () => {
  test.setTimeout(300_000);
  const [port, apiPort] = [await freePort(), await freePort()];
  origin = `http://localhost:${port}`;
  const own = { PORT: String(port), API_PORT: String(apiPort), SITE_ID: '89', DATA_DIR: join(folder, 'data') };
  const unset = { API_HOST: '', DATABASE_URL: '', PUBLIC_URL: '', REDIS_URL: '', CONTENT_DIR: '' };
  shop = spawn(process.execPath, ['scripts/run.mjs', 'dev'], {
    env: { ...process.env, ...unset, ...own, ADMIN_PASSWORD: 'only-for-the-tests' },
    stdio: 'ignore',
  });
  await untilAnswered(shop, `${origin}/dev/machines`, 'The development server');
});

test.afterAll(async () => {
  await stopProcess(shop);
  rmSync(folder, { recursive: true, force: true });
});

test('/dev/machines shows the cart of another tab as it changes, without a network, until that tab is closed', async () => {
  const { args, ...options } = await launchOptions();
  const browser = await chromium.launch({ ...options, args: [...args, '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost'] });
  const context = await browser.newContext({ locale: 'fr-FR', viewport: { width: 1440, height: 900 } });
  const foreign: string[] = [];
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (/^https?:$/.test(url.protocol) && url.origin !== origin) foreign.push(request.url());
  });

  const machines = await context.newPage();
  await machines.goto(`${origin}/dev/machines`);
  await expect(machines.getByRole('status')).toHaveText('Aucun autre onglet de la boutique ne fait tourner de machine.');
  const cart = machines.locator('section[aria-labelledby="title-cart"]');
  await expect(cart.getByText('Ne tourne dans aucun autre onglet.')).toBeVisible();

  const tab = await context.newPage();
  await tab.goto(`${origin}/cart`);
  await expect(cart.getByRole('heading', { name: 'Onglet sur /cart' })).toBeVisible();
  await expect(cart.getByText('none', { exact: true }).first()).toBeVisible();

  const found = (await (await tab.request.get(`${origin}/api/product?tags=bijoux`)).json()) as { data: { products: { url: string }[] } };
  await tab.goto(origin + (found.data.products[0]?.url ?? ''));
  await tab.getByRole('button', { name: 'Ajouter au panier' }).click();
  await expect(tab.getByText('Produit ajouté au panier')).toBeVisible();
  await expect(cart.getByText('created', { exact: true }).first()).toBeVisible();

  await tab.goto(`${origin}/cart`);
  await expect(cart.getByRole('heading', { name: 'Onglet sur /cart' })).toBeVisible();
  await tab
    .getByRole('button', { name: /^(Retirer|Supprimer)/ })
    .first()
    .click();
  await expect(cart.getByRole('cell', { name: 'cart.remove' })).toBeVisible();

  await tab.close();
  await expect(cart.getByText('Ne tourne dans aucun autre onglet.')).toBeVisible();
  expect(foreign).toEqual([]);
  await browser.close();
});
