import { expect, test } from '../fixtures.ts';
import { wake } from '../wake.ts';

test('a link to another page leads to its top, one to a part of it to that part', async ({ page }) => {
  await page.goto('/a-propos');
  await wake(page);
  const follow = async (href: string) => {
    await page.evaluate((to) => {
      window.scrollTo({ top: 600, behavior: 'instant' });
      document.querySelector('main')?.append(Object.assign(document.createElement('a'), { href: to, textContent: `Vers ${to}` }));
    }, href);
    await page.getByRole('link', { name: `Vers ${href}` }).evaluate((link: HTMLAnchorElement) => link.click());
    await expect(page).toHaveURL(href);
  };
  await follow('/me-contacter');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await follow('/relooking-vestimentaire#formules');
  const topOfPart = () => page.locator('#formules').evaluate((part) => Math.abs(part.getBoundingClientRect().top));
  await expect.poll(topOfPart).toBeLessThan(200);
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(300);
});
