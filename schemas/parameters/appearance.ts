import { parameterGroup } from './definition.ts';

const layout = parameterGroup('layout');
const typography = parameterGroup('typography');
const menu = parameterGroup('menu');
const logo = parameterGroup('logo');
const icons = parameterGroup('icons');

export const appearanceParameters = [
  layout.flag(40, 'DARK_THEME', 'Thème sombre', 'Dark theme', false),
  layout.number(41, 'PAGE_MAX_WIDTH', 'Largeur maximale des pages (px)', 'Maximum page width (px)', 1360, [720, 2400]),
  layout.number(42, 'BORDER_RADIUS', 'Arrondi des angles (px)', 'Corner radius (px)', 2, [0, 40]),
  layout.number(43, 'DETAIL_PAGE_MARGIN_TOP', 'Marge au-dessus des fiches (px)', 'Margin above product sheets (px)', 28, [0, 300]),
  layout.number(
    44,
    'DETAIL_PAGE_MARGIN_TOP_MOBILE',
    'Marge au-dessus des fiches sur mobile (px)',
    'Margin above product sheets on mobile (px)',
    28,
    [0, 300],
  ),
  layout.flag(45, 'SHOW_SCROLL_TO_TOP', 'Bouton de retour en haut', 'Back-to-top button', true),

  typography.number(60, 'BASE_FONT_SIZE', 'Taille du texte (px)', 'Text size (px)', 18, [14, 24]),
  typography.number(61, 'HEADING_SCALE', 'Taille des titres (%)', 'Heading size (%)', 100, [60, 160]),

  menu.flag(70, 'IS_MENU_FIXED', 'Menu fixé en haut de l’écran', 'Menu stays at the top of the screen', false),
  menu.choice(71, 'MENU_ALIGNMENT', 'Alignement du menu', 'Menu alignment', 'LEFT', ['LEFT', 'CENTER', 'RIGHT']),
  menu.choice(72, 'MENU_ACTIVE_TYPE', 'Marque de la rubrique active', 'Mark of the active entry', 'BACKGROUND_COLOR', [
    'BACKGROUND_COLOR',
    'UNDERLINE',
    'FONT_COLOR',
    'NONE',
  ]),
  menu.choice(73, 'MENU_HOVER_TRANSITION', 'Effet au survol du menu', 'Effect when a menu entry is hovered', 'SIMPLE_BACKGROUND_COLOR', [
    'SIMPLE_BACKGROUND_COLOR',
    'UNDERLINE',
    'FONT_COLOR',
    'NONE',
  ]),
  menu.choice(74, 'MENU_TYPE', 'Place de l’en-tête', 'Place of the header', 'RELATIVE', ['RELATIVE', 'OVERLAY']),
  menu.choice(75, 'MOBILE_MENU_POSITION', 'Barre du mobile', 'Mobile bar', 'BOTTOM', ['TOP', 'BOTTOM', 'NONE']),
  menu.number(76, 'SUBMENU_WIDTH', 'Largeur des sous-menus (px)', 'Submenu width (px)', 150, [100, 600]),
  menu.choice(77, 'SUBMENU_ALIGNMENT', 'Alignement du texte des sous-menus', 'Submenu text alignment', 'LEFT', ['LEFT', 'CENTER', 'RIGHT']),
  menu.flag(78, 'SUBMENU_DROPSHADOW', 'Ombre des sous-menus', 'Submenu shadow', true),
  menu.flag(79, 'SUBMENU_CENTERED', 'Sous-menu centré sous sa rubrique', 'Submenu centred under its entry', false),
  menu.number(80, 'MENU_ICON_SIZE', 'Taille des icônes du menu (pt)', 'Menu icon size (pt)', 12, [6, 40]),
  menu.flag(81, 'DISPLAY_MENU_ICON', 'Texte à côté des icônes du menu', 'Text beside the menu icons', false),
  menu.choice(82, 'LANG_MENU_STYLE', 'Choix de la langue', 'Language choice', 'TEXT', ['TEXT', 'CODE', 'NONE']),

  logo.choice(100, 'LOGO_POSITION', 'Place du logo', 'Logo position', 'TOP', ['TOP', 'LEFT', 'CENTER']),
  logo.number(101, 'LOGO_HEIGHT', 'Hauteur du logo (px)', 'Logo height (px)', 100, [16, 400]),
  logo.number(102, 'LOGO_WIDTH', 'Largeur maximale du logo (px, 0 : libre)', 'Maximum logo width (px, 0: free)', 0, [0, 1200]),
  logo.number(103, 'LOGO_MARGIN_TOP', 'Marge au-dessus du logo (px)', 'Margin above the logo (px)', 25, [0, 200]),
  logo.number(104, 'LOGO_MARGIN_BOTTOM', 'Marge sous le logo (px)', 'Margin below the logo (px)', 25, [0, 200]),
  logo.number(105, 'LOGO_HEIGHT_MOBILE', 'Hauteur du logo sur mobile (px)', 'Logo height on mobile (px)', 100, [16, 300]),
  logo.number(
    106,
    'LOGO_MARGIN_TOP_MOBILE',
    'Marge au-dessus du logo sur mobile (px)',
    'Margin above the logo on mobile (px)',
    25,
    [0, 200],
  ),
  logo.number(107, 'LOGO_MARGIN_BOTTOM_MOBILE', 'Marge sous le logo sur mobile (px)', 'Margin below the logo on mobile (px)', 25, [0, 200]),
  logo.number(108, 'LOGO_FOOTER_HEIGHT', 'Hauteur du logo du pied de page (px)', 'Footer logo height (px)', 120, [16, 400]),

  icons.choice(120, 'CART_ICON', 'Icône du panier', 'Cart icon', 'bag', ['bag', 'basket']),
  icons.choice(121, 'MY_ACCOUNT_ICON', 'Icône du compte', 'Account icon', 'person', ['person', 'hanger']),
] as const;
