import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { IconDrawing } from '#ui/icon-path.tsx';
import { type IconName, iconPaths } from '#ui/icon-paths.ts';
import { type FontAwesomeStyle, fontAwesomeIcon } from './font-awesome.ts';

type IconKey = 'CART_ICON' | 'MY_ACCOUNT_ICON' | 'SEARCH_ICON' | 'MENU_ICON';

const defaults: Record<IconKey, IconName> = { CART_ICON: 'bag', MY_ACCOUNT_ICON: 'person', SEARCH_ICON: 'search', MENU_ICON: 'menu' };
const styles: readonly FontAwesomeStyle[] = ['fa-solid', 'fa-regular', 'fa-brands'];
const isOwn = (name: string): name is IconName => Object.hasOwn(iconPaths, name);

/**
 * The drawing of an icon that the owner has named: one of the site's own, or of Font Awesome in the style of the name, else in the
 * base style, else in the first that has it. A name that nothing answers to gives the usual icon. For a block's `load`.
 */
export function iconOf(key: IconKey, values: ParameterValues): IconDrawing {
  return iconNamed(values[key], values) ?? { path: iconPaths[defaults[key]] };
}

/** Signs that everybody reads as what they lead to; a hanger for an account is a house’s own. */
const plain: Record<IconKey, RegExp> = {
  CART_ICON: /^$|bag|basket|cart|shop/,
  MY_ACCOUNT_ICON: /^$|person|user|account/,
  SEARCH_ICON: /^$|search|magnifying/,
  MENU_ICON: /^$|menu|bars|list/,
};

/** Returns whether an icon chosen by the owner is self-explanatory; another one needs its label. For a block's `load`. */
export const isPlainIcon = (key: IconKey, values: ParameterValues): boolean => plain[key].test(values[key].trim());

/**
 * The drawing of an icon by its name, in the same ways; null where nothing answers to it. For a block's `load`.
 * @param wanted `leaf`, `truck`, `fa-truck` or `fa-regular fa-heart`
 */
export function iconNamed(wanted: string, values: Pick<ParameterValues, 'BASE_FONTAWESOME_ICON'>): IconDrawing | null {
  const text = wanted.trim();
  const base = values.BASE_FONTAWESOME_ICON;
  if (isOwn(text)) return { path: iconPaths[text] };
  const [, own, name = ''] = /^(?:fa-(solid|regular|brands) )?(?:fa-)?(.+)$/.exec(text) ?? [];
  if (own) return fontAwesomeIcon(`fa-${own}` as FontAwesomeStyle, name);
  for (const style of [base, ...styles]) {
    const found = fontAwesomeIcon(style, name);
    if (found) return found;
  }
  return null;
}
