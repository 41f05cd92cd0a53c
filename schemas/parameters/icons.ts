import { parameterGroup } from './definition.ts';

const icons = parameterGroup('icons', 'page');

const help = [
  'Un nom de Font Awesome (« cart-shopping », « fa-regular fa-user ») ou du site : bag, basket, person, hanger.',
  'A name of Font Awesome (“cart-shopping”, “fa-regular fa-user”) or of the site: bag, basket, person, hanger.',
] as const;

/** Icons are named; the page is given the paths of those it shows, and no icon font. */
export const iconParameters = [
  icons.icon(125, 'CART_ICON', ['Icône du panier', 'Cart icon'], help, 'bag'),
  icons.icon(126, 'MY_ACCOUNT_ICON', ['Icône du compte', 'Account icon'], help, 'person'),
  icons.icon(127, 'SEARCH_ICON', ['Icône de la recherche', 'Search icon'], help, 'search'),
  icons.icon(128, 'MENU_ICON', ['Icône du menu', 'Menu icon'], help, 'menu'),
  icons.choice(
    129,
    'BASE_FONTAWESOME_ICON',
    ['Style des icônes Font Awesome', 'Style of Font Awesome icons'],
    ['Pour les icônes nommées sans leur style.', 'For icons named without their style.'],
    'fa-solid',
    { 'fa-solid': ['Plein', 'Solid'], 'fa-regular': ['Contour', 'Regular'], 'fa-brands': ['Marques', 'Brands'] },
  ),
] as const;
