import { chromium, type Page } from 'playwright';
import sharp, { type OverlayOptions } from 'sharp';
import { type Preset, presets, presetTexts, presetValues } from '#themes/presets/index.ts';
import { launchOptions } from '../tests/browser/launch.ts';
import { buildWhenNeeded } from './launch/build.ts';
import { startStack } from './launch/stack.ts';
import { orExit } from './launch/start-failure.ts';

// Pictures the ready looks, each on the home page, a category and a product sheet, at desktop and phone, as one sheet:
// docs/images/presets.webp.

const file = 'docs/images/presets.webp';
const screens = [
  { name: 'desktop', viewport: { width: 1440, height: 1000 }, shownWidth: 480, isMobile: false },
  { name: 'phone', viewport: { width: 390, height: 844 }, shownWidth: 156, isMobile: true },
] as const;
const shownHeight = 334;
const [gap, margin, titleHeight] = [10, 24, 44];
const paths = ['/', '/boutique-vetement-aizenay', '/products/robe-chemise-lin-vert-sauge/1'];

const rowWidth = paths.length * (screens.reduce((sum, { shownWidth }) => sum + shownWidth + gap, 0) + gap);
const rowHeight = titleHeight + shownHeight + gap;

/** Takes a picture of the first screen of a page, in the size that it has on the sheet. */
async function shot(page: Page, address: string, width: number): Promise<Buffer> {
  await page.goto(address, { timeout: 120_000 });
  await page.evaluate(async () => {
    const seen = [...document.images].filter((image) => image.checkVisibility() && image.getBoundingClientRect().top < innerHeight);
    await Promise.allSettled([document.fonts.ready, ...seen.map((image) => image.decode())]);
  });
  return sharp(await page.screenshot())
    .resize({ width, height: shownHeight, fit: 'cover', position: 'top' })
    .png()
    .toBuffer();
}

const title = ({ id }: Preset): Buffer => {
  const { label, description } = presetTexts.fr[id];
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${rowWidth}" height="${titleHeight}" font-family="sans-serif">` +
      `<text x="0" y="28" font-size="20" font-weight="700" fill="#222">${label}</text>` +
      `<text x="110" y="28" font-size="15" fill="#555">${description.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</text></svg>`,
  );
};

await orExit(async () => {
  await buildWhenNeeded(AbortSignal.timeout(600_000));
  const stack = await startStack();
  const browser = await chromium.launch(await launchOptions());
  try {
    const [origin = ''] = stack.origins;
    const pieces: OverlayOptions[] = [];
    const contexts = await Promise.all(
      screens.map(async ({ viewport, isMobile, shownWidth }) => {
        const extraHTTPHeaders = { cookie: stack.cookie };
        const context = await browser.newContext({
          viewport,
          isMobile,
          hasTouch: isMobile,
          locale: 'fr-FR',
          baseURL: origin,
          extraHTTPHeaders,
        });
        return { page: await context.newPage(), shownWidth };
      }),
    );
    for (const [row, preset] of presets.entries()) {
      const { id } = await stack.call<{ id: string }>('POST', '/admin/parameter/draft', { values: presetValues(preset) });
      const top = margin + row * rowHeight;
      pieces.push({ input: title(preset), left: margin, top });
      let left = margin;
      for (const path of paths) {
        for (const { page, shownWidth } of contexts) {
          pieces.push({ input: await shot(page, `${path}?preview=${id}`, shownWidth), left, top: top + titleHeight });
          left += shownWidth + gap;
        }
        left += gap;
      }
      console.log(`  ${presetTexts.en[preset.id].label}`);
    }
    const size = { width: rowWidth + 2 * margin, height: presets.length * rowHeight + 2 * margin };
    const sheet = sharp({ create: { ...size, channels: 3, background: '#ffffff' } }).composite(pieces);
    const { size: bytes } = await sheet.webp({ quality: 82 }).toFile(file);
    console.log(`${file}: ${Math.round(bytes / 1024)} KB`);
  } finally {
    await browser.close();
    await stack.stop();
  }
});
