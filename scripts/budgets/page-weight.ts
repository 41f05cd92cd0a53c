import { brotliCompressSync, constants } from 'node:zlib';
import type { Browser } from 'playwright';
import type { Weights } from './judge.ts';

/** The phone that Lighthouse measures with. */
const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };

/** Weighs a page as a phone fetches it, before anybody touches it. */
export async function pageWeight(browser: Browser, address: string): Promise<Weights> {
  const html = await (await fetch(address)).text();
  const context = await browser.newContext(phone);
  try {
    const page = await context.newPage();
    const sizes = new Map<string, Promise<number>>();
    page.on('requestfinished', (request) => {
      sizes.set(
        request.url(),
        request.sizes().then(({ responseBodySize }) => responseBodySize),
      );
    });
    // The first to come waits for pictures that are made one at a time.
    await page.goto(address, { waitUntil: 'networkidle', timeout: 120_000 });
    const first = await page.evaluate(() => {
      const picture = document.querySelector<HTMLImageElement>('main img[fetchpriority="high"]');
      return picture?.currentSrc ?? '';
    });
    const bytes = new Map(await Promise.all([...sizes].map(async ([url, size]) => [url, await size] as const)));
    const weightOf = (folder: string) => [...bytes].reduce((sum, [url, size]) => (url.includes(folder) ? sum + size : sum), 0);
    return {
      html: Buffer.byteLength(html),
      brotli: brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).length,
      files: weightOf('/_page/'),
      fonts: weightOf('/media/font/'),
      fontPreloads: [...html.matchAll(/<link[^>]*rel="preload"[^>]*as="font"/g)].length,
      firstPicture: first === '' ? 0 : (bytes.get(first) ?? Number.NaN),
    };
  } finally {
    await context.close();
  }
}
