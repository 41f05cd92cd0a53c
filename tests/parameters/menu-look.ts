import type { Locator, Page } from 'playwright';

/** The menu of a wide screen. */
export const menuOf = (page: Page): Locator => page.getByRole('navigation', { name: 'Menu principal' });

/** Its entries; those of submenus are not among them. */
export const entriesOf = (page: Page): Locator => menuOf(page).locator('> ul > li > a').filter({ visible: true });

export type Box = { left: number; right: number; top: number; bottom: number; width: number; height: number };

/** Returns the box of an element in the window. */
export const boxOf = (element: Locator): Promise<Box> =>
  element.evaluate((one) => {
    const { left, right, top, bottom, width, height } = one.getBoundingClientRect();
    return { left, right, top, bottom, width, height };
  });

/** Waits for what moves to stand still. */
export const settled = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => Number.isFinite(Number(effect?.getComputedTiming().endTime)));
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });

/** Returns how an entry visibly differs from another one: by a background, a line, its colour, or by nothing. */
export async function markOf(entry: Locator, other: Locator): Promise<'ground' | 'line' | 'colour' | 'nothing'> {
  const colourOf = (one: Locator) => one.evaluate((element) => getComputedStyle(element).color);
  const shows = (pseudo: '::before' | '::after') =>
    entry.evaluate((element, name) => {
      const { content, opacity, transform } = getComputedStyle(element, name);
      const isUpright = transform === 'none' || transform === 'matrix(1, 0, 0, 1, 0, 0)';
      return content !== 'none' && Number(opacity) > 0.99 && isUpright;
    }, pseudo);
  if (await shows('::before')) return 'ground';
  if (await shows('::after')) return 'line';
  return (await colourOf(entry)) === (await colourOf(other)) ? 'nothing' : 'colour';
}

/** Returns the position of a narrow element within a wide one. */
export function placeIn(outer: Pick<Box, 'left' | 'right'>, inner: Pick<Box, 'left' | 'right'>): 'left' | 'centre' | 'right' | 'all' {
  const [before, after] = [inner.left - outer.left, outer.right - inner.right];
  if (Math.max(before, after) < 40) return 'all';
  if (Math.abs(before - after) < 40) return 'centre';
  return before < after ? 'left' : 'right';
}
