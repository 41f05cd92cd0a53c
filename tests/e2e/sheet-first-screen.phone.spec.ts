import type { Page } from '@playwright/test';
import { expect, sites } from './both-sites.ts';

type Listed = { name: string; url: string };

/** Every product of the site. */
async function products(page: Page): Promise<Listed[]> {
  const answer = await page.request.get('/api/product?nbItem=100');
  const { data } = (await answer.json()) as { data: { products: Listed[] } };
  return data.products;
}

/** What of a sheet is on the first screen, above what is fixed at its bottom: the tab bar, and the buy bar where it is shown. */
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

for (const { site, test } of sites) {
  test(`the first screen of every sheet shows its name, its price and the choice, or the buy bar, at ${site}`, async ({ page }) => {
    test.setTimeout(600_000);
    const all = await products(page);
    expect(all.length).toBeGreaterThan(5);
    for (const { name, url } of all) {
      await page.goto(url);
      const seen = await firstScreen(page);
      expect(seen.name, `${name}: its name is on the first screen`).toBe(true);
      expect(seen.bar || (seen.price && seen.choice), `${name}: its price and choice, or the bar`).toBe(true);
      if (seen.bar) expect(seen.action, `${name}: the bar can be pressed`).toBe(true);
      expect(seen.foreignBeforeName, `${name}: nothing but its own pictures before the name`).toBe(0);
      expect(seen.wide, `${name}: nothing is wider than the screen`).toBe(false);
    }
  });

  test(`the buy bar gives way to the button it stands for, and to the footer, at ${site}`, async ({ page }) => {
    const [first] = (await products(page)).filter(({ url }) => url.includes(site === 'the boutique' ? 'foulard' : 'clos-du-moulin'));
    await page.goto(first?.url ?? '');
    const bar = page.getByRole('complementary', { name: 'Achat' });
    await expect(bar).toBeVisible();
    await page.getByRole('button', { name: 'Ajouter au panier' }).scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
    await expect(bar).toBeHidden();
    await page.evaluate(() => scrollTo(0, 0));
    await expect(bar).toBeVisible();
  });

  test(`the buy bar puts what is chosen into the cart at ${site}`, async ({ page }) => {
    const [first] = (await products(page)).filter(({ url }) => url.includes(site === 'the boutique' ? 'foulard' : 'clos-du-moulin'));
    await page.goto(first?.url ?? '');
    const bar = page.getByRole('complementary', { name: 'Achat' });
    const chosen = await bar.getByRole('link').textContent();
    await bar.getByRole('button', { name: 'Ajouter' }).click();
    await expect(page.getByText('Produit ajouté au panier').first()).toBeVisible();
    await page.goto('/cart');
    await expect(page.getByText('Sous-total').first()).toBeVisible();
    for (const part of (await page.locator('main ul').first().textContent())?.match(/Terracotta|2022/g) ?? [])
      expect(chosen).toContain(part);
  });
}
