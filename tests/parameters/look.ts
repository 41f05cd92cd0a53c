import type { Locator, Page } from 'playwright';
import stored from '#content/89/parameters.json' with { type: 'json' };
import { type ParameterKey, type ParameterValues, readParameters } from '#schemas/parameters/index.ts';
import { toPalette } from '#themes/palette.ts';

/** A computed style of what one looks at, once it is there. */
export async function styleOf(element: Locator, property: string, pseudo?: '::before' | '::after'): Promise<string> {
  const one = element.first();
  await one.waitFor({ state: 'attached' });
  return one.evaluate((node, [name, part]) => getComputedStyle(node, part || null).getPropertyValue(name), [
    property,
    pseudo ?? '',
  ] as const);
}

/** A computed length or number. */
export const numberOf = async (element: Locator, property: string): Promise<number> =>
  Math.round(Number.parseFloat(await styleOf(element, property)) * 100) / 100;

/** `#a1b2c3` as a browser tells a colour. */
export const rgb = (hex: string): string => `rgb(${[1, 3, 5].map((start) => Number.parseInt(hex.slice(start, start + 2), 16)).join(', ')})`;

type Values = Readonly<Partial<Record<ParameterKey, string | null>>>;

/** The colours the site wears with some values that are not saved; null: the default. */
export function paletteWith(values: Values): ReturnType<typeof toPalette> {
  const list = Object.entries<string | null>({ ...stored, ...values }).map(([type, value]) => ({ type, value }));
  return toPalette(readParameters(list).values satisfies ParameterValues);
}

export const header = (page: Page): Locator => page.getByRole('banner').first();
export const footer = (page: Page): Locator => page.getByRole('contentinfo');
export const main = (page: Page): Locator => page.getByRole('main');
/** A page that opens fast, for what stands around every page. */
export const light = '/cookie-policy';
/** A category with dresses to buy and to rent, some reduced. */
export const category = '/nos-vetements/robes-occasion-location';
/** A dress that is sold once, at its first price. */
export const dress = '/products/1';
/** Tights of which one buys as many as one likes. */
export const tights = '/products/66';

/** Returns whether a colour is light or dark to the eye. */
function lightness(colour: string): 'light' | 'dark' {
  const [red = 0, green = 0, blue = 0] = colour.match(/\d+/g)?.map(Number) ?? [];
  return 0.3 * red + 0.6 * green + 0.1 * blue > 128 ? 'light' : 'dark';
}

/** On which side the grounds of a page are, and its texts. */
export const sides = async (page: Page) => ({
  page: lightness(await styleOf(page.locator('body'), 'background-color')),
  header: lightness(await styleOf(header(page).locator('> div'), 'background-color')),
  text: lightness(await styleOf(page.locator('body'), 'color')),
  heading: lightness(await styleOf(page.getByRole('heading', { level: 1 }), 'color')),
});
