import { parameterGroup } from './definition.ts';

const icons = parameterGroup('icons', 'page');

/** Icons are named; the page is given the paths of those it shows, and no icon font. */
export const iconParameters = [
  icons.icon(125, 'CART_ICON', 'bag'),
  icons.icon(126, 'MY_ACCOUNT_ICON', 'person'),
  icons.icon(127, 'SEARCH_ICON', 'search'),
  icons.icon(128, 'MENU_ICON', 'menu'),
  icons.choice(129, 'BASE_FONTAWESOME_ICON', 'fa-solid', ['fa-solid', 'fa-regular', 'fa-brands']),
] as const;
