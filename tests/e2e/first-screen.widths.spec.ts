import type { Page } from '@playwright/test';
import { expect, sites } from './both-sites.ts';

/** Widest file of a picture that the shop makes. */
const widest = 1920;

type Shown = { file: string; fileWidth: number; needed: number; isCut: boolean };

/** The large pictures of a page: the file the browser chose, and how wide it must be for the frame and the screen's density. */
const shownPictures = (page: Page): Promise<Shown[]> =>
  page.locator('main header img, main [data-opening] img, main h1 ~ * img').evaluateAll((images) =>
    Promise.all(
      images.map(async (element) => {
        const image = element as HTMLImageElement;
        await image.decode();
        const { width, height } = image.getBoundingClientRect();
        const ratio = image.naturalWidth / image.naturalHeight;
        const file = image.currentSrc.split('/').at(-1) ?? '';
        return {
          file,
          fileWidth: Number(/-(\d+)\.\w+$/.exec(file)?.[1]),
          needed: Math.max(width, height * ratio) * devicePixelRatio,
          isCut: getComputedStyle(image).objectFit === 'cover',
        };
      }),
    ),
  );

for (const { site, test } of sites) {
  test(`title, text and button of the home page stand on the first screen, and the picture of an unknown page fills its frame, at ${site}`, async ({
    page,
    guard,
  }) => {
    await page.goto('/');
    const hero = page.getByRole('main').locator('header').first();
    const bar = await page.locator('html').evaluate((html) => {
      const probe = document.body.appendChild(document.createElement('div'));
      probe.style.cssText = 'position:absolute;height:var(--bar-bottom,0px)';
      const { height } = probe.getBoundingClientRect();
      probe.remove();
      return html.clientHeight - height;
    });
    for (const part of [hero.getByRole('heading', { level: 1 }), hero.locator('p').last(), hero.getByRole('link').first()]) {
      const box = await part.boundingBox();
      expect(box?.y).toBeGreaterThan(0);
      expect((box?.y ?? 0) + (box?.height ?? 0), `${await part.textContent()} ends above ${bar}`).toBeLessThanOrEqual(bar);
    }
    const picture = await hero.locator('img').boundingBox();
    expect(picture?.height, 'the picture is still one').toBeGreaterThan(150);

    guard.allowConsole(/status of 404/);
    await page.goto('/une-page/qui-n-existe-pas');
    const unknown = page.getByRole('main').locator('img');
    await unknown.evaluate((image: HTMLImageElement) => image.decode());
    const bars = await unknown.evaluate((image: HTMLImageElement) => {
      const { width, height } = image.getBoundingClientRect();
      const isContained = getComputedStyle(image).objectFit === 'contain';
      return isContained ? Math.abs(width / height - image.naturalWidth / image.naturalHeight) : 0;
    });
    expect(bars).toBeLessThan(0.02);
  });

  test(`large pictures are as sharp as the screen at ${site}, at one device pixel, and nearly so at two`, async ({ browser, baseURL }) => {
    const pages = site === 'the boutique' ? ['/', '/relooking-vestimentaire', '/a-propos'] : ['/', '/domaine', '/visites', '/domaine/cave'];
    for (const deviceScaleFactor of [1, 2]) {
      const context = await browser.newContext({ ...(baseURL && { baseURL }), deviceScaleFactor });
      const page = await context.newPage();
      for (const path of pages) {
        await page.goto(path);
        // A phone's first picture keeps below 40 KB: at two device pixels a fifth less is hardly seen.
        for (const { file, fileWidth, needed } of await shownPictures(page))
          expect(
            fileWidth === widest || fileWidth + 1 >= needed * (deviceScaleFactor === 2 ? 0.8 : 1),
            `${path}: ${file} is ${fileWidth} wide, ${needed} are needed`,
          ).toBe(true);
      }
      await context.close();
    }
  });
}
