import { type Browser, chromium, type Page } from 'playwright';
import sharp, { type OverlayOptions } from 'sharp';
import { launchOptions } from '../tests/browser/launch.ts';
import { buildWhenNeeded } from './launch/build.ts';
import { startStack } from './launch/stack.ts';
import { orExit } from './launch/start-failure.ts';

// Pictures the two sample sites side by side, as one build serves them: home, list, sheet, a page of text and the cart, at desktop
// and phone, as one sheet: docs/images/sites.webp.

const file = 'docs/images/sites.webp';
const sites = [
  { id: 89, paths: ['/', '/nos-vetements/robes-occasion-location', '/products/foulard-carre-soie', '/a-propos', '/cart'] },
  { id: 90, paths: ['/', '/vins', '/wines/clos-du-moulin', '/domaine/vignes', '/cart'] },
] as const;
const screens = [
  { viewport: { width: 1440, height: 1000 }, shownWidth: 560, isMobile: false },
  { viewport: { width: 390, height: 844 }, shownWidth: 180, isMobile: true },
] as const;
const [shownHeight, gap, margin] = [389, 12, 24];
const siteWidth = screens.reduce((sum, { shownWidth }) => sum + shownWidth + gap, 0) + 2 * gap;

/** Takes a picture of the first screen of a page, in the size that it has on the sheet. */
async function shot(page: Page, width: number): Promise<Buffer> {
  await page.evaluate(async () => {
    const seen = [...document.images].filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight);
    const ready = Promise.allSettled([document.fonts.ready, ...seen.map((image) => image.decode())]);
    // A lazy picture beside the screen, in a strip that is swiped, never comes.
    await Promise.race([ready, new Promise((done) => setTimeout(done, 5000))]);
  });
  return sharp(await page.screenshot())
    .resize({ width, height: shownHeight, fit: 'cover', position: 'top' })
    .png()
    .toBuffer();
}

/** A sheet's address ends with a number that the import gave: the list of all products knows it. */
async function addressOf(page: Page, path: string): Promise<string> {
  if (!/^\/(products|wines)\//.test(path)) return path;
  const answer = await page.request.get('/api/product?nbItem=100');
  const { data } = (await answer.json()) as { data: { products: { url: string }[] } };
  return data.products.find(({ url }) => url.startsWith(`${path}/`))?.url ?? path;
}

/** The pages of a site on one screen, the cart with something in it. */
async function shots(browser: Browser, baseURL: string, paths: readonly string[], screen: (typeof screens)[number]): Promise<Buffer[]> {
  const { viewport, isMobile, shownWidth } = screen;
  const context = await browser.newContext({ viewport, isMobile, hasTouch: isMobile, locale: 'fr-FR', baseURL, reducedMotion: 'reduce' });
  const page = await context.newPage();
  const taken: Buffer[] = [];
  for (const path of paths) {
    await page.goto(await addressOf(page, path), { timeout: 120_000 });
    if (path === '/cart') await page.getByText('Sous-total').waitFor();
    taken.push(await shot(page, shownWidth));
    if (!/^\/(products|wines)\//.test(path)) continue;
    // Until the buy box answers to clicks.
    await page.waitForLoadState('networkidle');
    await page.getByRole('button', { name: 'Ajouter au panier' }).first().click();
    await page.getByText('Produit ajouté au panier').waitFor();
  }
  await context.close();
  return taken;
}

await orExit(async () => {
  await buildWhenNeeded(AbortSignal.timeout(600_000));
  const browser = await chromium.launch(await launchOptions());
  const pieces: OverlayOptions[] = [];
  try {
    for (const [column, { id, paths }] of sites.entries()) {
      process.env.SITE_ID = String(id);
      const stack = await startStack();
      try {
        let left = margin + column * siteWidth;
        for (const screen of screens) {
          const taken = await shots(browser, stack.origins[0] ?? '', paths, screen);
          for (const [row, input] of taken.entries()) pieces.push({ input, left, top: margin + row * (shownHeight + gap) });
          left += screen.shownWidth + gap;
        }
        console.log(`  site ${id}`);
      } finally {
        await stack.stop();
      }
    }
    const size = { width: sites.length * siteWidth + 2 * margin - 3 * gap, height: 5 * (shownHeight + gap) + 2 * margin - gap };
    const sheet = sharp({ create: { ...size, channels: 3, background: '#ffffff' } }).composite(pieces);
    const { size: bytes } = await sheet.webp({ quality: 82 }).toFile(file);
    console.log(`${file}: ${Math.round(bytes / 1024)} KB`);
  } finally {
    await browser.close();
  }
});
