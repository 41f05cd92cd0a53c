import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from '../../../scripts/launch/ports.ts';
import { stopProcess, untilAnswered } from '../../../scripts/launch/web.ts';
import { readSitemap } from '../../http/sitemap-reader.ts';
import { expect, test } from '../fixtures.ts';

test.describe.configure({ mode: 'serial', timeout: 300_000 });

const folder = mkdtempSync(join(tmpdir(), 'storefront-away-'));
let shop: ChildProcess;
let api: ChildProcess | undefined;
let printed = '';
let origin = '';
let environment: Record<string, string | undefined>;

/** These pages come from a server of their own, which fails on purpose: what the guard sees is not its usual one's. */
const ofAnotherServer = /./;

/** Starts a program of the project that prints into `printed`. */
function start(script: string, more: Record<string, string>): ChildProcess {
  const child = spawn(process.execPath, ['scripts/run.mjs', script], {
    env: { ...process.env, ...environment, ...more },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (part: Buffer) => {
      if (script === 'start') printed += part.toString();
    });
  return child;
}

async function until(is: () => boolean, seconds = 120): Promise<void> {
  for (let turn = 0; turn < seconds * 10 && !is(); turn += 1) await wait(100);
  expect(is()).toBe(true);
}

test.beforeAll(async () => {
  const [port, apiPort] = [await freePort(), await freePort()];
  origin = `http://localhost:${port}`;
  // The wine estate alone, which speaks two languages.
  const contentDir = join(folder, 'content');
  mkdirSync(contentDir);
  symlinkSync(resolve('content/90'), join(contentDir, '90'));
  environment = {
    API_HOST: '',
    DATABASE_URL: '',
    PUBLIC_URL: '',
    REDIS_URL: '',
    PORT: String(port),
    API_PORT: String(apiPort),
    SITE_ID: '90',
    CONTENT_DIR: contentDir,
    DATA_DIR: join(folder, 'data'),
  };
  shop = start('start', { API_HOST: `http://127.0.0.1:${apiPort}` });
});

test.afterAll(async () => {
  if (api) await stopProcess(api);
  await stopProcess(shop);
  rmSync(folder, { recursive: true, force: true });
});

test('started in front of an API that does not answer, the shop says what is missing, not that it is ready', async ({ page, guard }) => {
  guard.allowConsole(ofAnotherServer);
  await until(() => printed.includes('not ready'));
  expect(printed).toContain(`not ready: the API at http://127.0.0.1:${environment.API_PORT} (API_HOST) does not answer: ECONNREFUSED`);
  expect(printed).not.toMatch(/^ready/m);
  const response = await page.goto(origin);
  expect([response?.status(), response?.headers()['retry-after'], response?.headers()['cache-control']]).toEqual([503, '10', 'no-store']);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Le site est momentanément indisponible');
  await expect(page.getByRole('link', { name: 'Réessayer' })).toBeVisible();
  await guard.expectAccessible(page);
});

test('it is ready by itself once the API is there, and tells crawlers of every page in both languages', async ({ request }) => {
  api = start('serve-api', { ADMIN_PASSWORD: 'only-for-the-tests' });
  await untilAnswered(api, `http://127.0.0.1:${environment.API_PORT}/healthz`, 'The API');
  await until(() => /^ready http/m.test(printed));
  const { urls } = readSitemap(await (await request.get(`${origin}/sitemap.xml`)).text());
  const paths = urls.map(({ loc }) => new URL(loc).pathname);
  expect(paths.filter((path) => path === '/en' || path.startsWith('/en/')).length).toBe(paths.length / 2);
  expect(paths.some((path) => /^\/wines\/[^/]+\/\d+\/\d{4}$/.test(path))).toBe(true);
  for (const { loc, alternates } of urls) {
    expect(alternates.map(({ hreflang }) => hreflang)).toEqual(['fr', 'en']);
    expect(alternates.map(({ href }) => href)).toContain(loc);
  }
  expect(await (await request.get(`${origin}/robots.txt`)).text()).toContain('Disallow: /en/cart$');
});

test('while the API is away the pages that were seen stay whole with their pictures and fonts; others say so in their language', async ({
  page,
  request,
  guard,
}) => {
  guard.allowConsole(ofAnotherServer);
  const loaded = new Set<string>();
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.startsWith('/media/')) loaded.add(response.url());
  });
  await page.goto(origin, { waitUntil: 'networkidle' });
  expect(loaded.size).toBeGreaterThan(2);
  expect([...loaded].some((address) => address.includes('/media/font/'))).toBe(true);
  const { urls } = readSitemap(await (await request.get(`${origin}/sitemap.xml`)).text());
  const sheet = urls.find(({ loc }) => /\/wines\/[^/]+\/\d+$/.test(loc))?.loc ?? '';
  await request.get(`${origin}/cart`);
  if (api) await stopProcess(api);

  const withCart = await request.get(`${origin}/cart`, { headers: { cookie: 'cart=00000000-0000-4000-8000-000000000000' } });
  expect([withCart.status(), /<html[^>]* data-cart=/.test(await withCart.text())], 'the cart, as everybody has it').toEqual([200, false]);
  const home = await request.get(origin);
  expect([home.status(), (await home.text()).includes('Brisevent')]).toEqual([200, true]);
  for (const address of loaded) expect([address, (await request.get(address)).status()]).toEqual([address, 200]);

  for (const address of [`${origin}/sale-terms`, sheet]) {
    const away = await request.get(address);
    expect([address, away.status(), away.headers()['retry-after']]).toEqual([address, 503, '10']);
    expect(await away.text()).toMatch(/<style>[\s\S]+Le site est momentanément indisponible[\s\S]+The site is unavailable/);
  }
  await page.goto(`${origin}/en/sale-terms`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('The site is unavailable for the moment');
});

test('killed without warning, the launcher takes the web server and its port along', async ({ request }) => {
  expect((await request.get(origin)).status()).toBe(200);
  shop.kill('SIGKILL');
  await until(() => shop.signalCode === 'SIGKILL', 10);
  const isGone = async () =>
    request.get(origin, { timeout: 2000 }).then(
      () => false,
      () => true,
    );
  for (let turn = 0; turn < 50 && !(await isGone()); turn += 1) await wait(100);
  expect(await isGone()).toBe(true);
});
