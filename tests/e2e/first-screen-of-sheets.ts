import type { Page } from '@playwright/test';
import { expect } from './fixtures.ts';

export type Listed = { name: string; url: string; offer: string; quantity: number };

/** Every product of the site. */
export async function listProducts(page: Page): Promise<Listed[]> {
  const answer = await page.request.get('/api/product?nbItem=100');
  const { data } = (await answer.json()) as { data: { products: Listed[] } };
  return data.products;
}

/** Returns the parts of a sheet on the first screen, above the bars fixed at its bottom: the tab bar, and the buy bar if it is shown. */
const firstScreen = (page: Page) =>
  page.evaluate(() => {
    const isSeen = (element: Element | null | undefined, bottom: number): boolean => {
      if (!element?.checkVisibility({ visibilityProperty: true })) return false;
      const box = element.getBoundingClientRect();
      return box.top >= 0 && box.bottom <= bottom && box.height > 0;
    };
    const tabs = [...document.querySelectorAll('nav')].find((nav) => getComputedStyle(nav).position === 'fixed');
    const end = tabs?.getBoundingClientRect().top ?? innerHeight;
    const bar = document.querySelector('main aside');
    const hasBar = isSeen(bar, end + 1);
    const limit = hasBar ? (bar?.getBoundingClientRect().top ?? end) : end;
    const price = [...document.querySelectorAll('main [data-purchase]')][0]?.parentElement?.querySelector('p');
    const name = document.querySelector('main h1');
    const isBefore = (element: Element) => ((name?.compareDocumentPosition(element) ?? 0) & Node.DOCUMENT_POSITION_PRECEDING) > 0;
    const pictures = [...document.querySelectorAll('main :is(img, svg)')].filter((each) => isBefore(each) && each.checkVisibility());
    return {
      name: isSeen(name, limit),
      bar: hasBar,
      price: isSeen(price, limit),
      choice: isSeen(document.querySelector('main fieldset'), limit),
      // Of the bar its button, link or form, to be pressed without scrolling.
      action: [...(bar?.querySelectorAll('button, a') ?? [])].some((element) => isSeen(element, end + 1)),
      foreignBeforeName: pictures.filter((each) => !each.closest('figure[data-gallery-picture]')).length,
      wide: document.documentElement.scrollWidth > innerWidth,
    };
  });

/** Opens sheets and looks at what their first screens show: names, prices and choices, or the buy bar. */
export async function expectFirstScreens(page: Page, sheets: readonly Listed[]): Promise<void> {
  for (const { name, url } of sheets) {
    await page.goto(url);
    const seen = await firstScreen(page);
    expect(seen.name, `${name}: its name is on the first screen`).toBe(true);
    expect(seen.bar || (seen.price && seen.choice), `${name}: its price and choice, or the bar`).toBe(true);
    if (seen.bar) expect(seen.action, `${name}: the bar can be pressed`).toBe(true);
    expect(seen.foreignBeforeName, `${name}: nothing but its own pictures before the name`).toBe(0);
    expect(seen.wide, `${name}: nothing is wider than the screen`).toBe(false);
  }
}
