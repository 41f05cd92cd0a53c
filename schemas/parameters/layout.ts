import { parameterGroup } from './definition.ts';

const layout = parameterGroup('layout', 'style');

export const layoutParameters = [
  layout.flag(
    40,
    'DARK_THEME',
    ['Thème sombre', 'Dark theme'],
    ['Retourne les fonds et les textes ; les couleurs choisies restent.', 'Turns grounds and texts around; the colours chosen stay.'],
    false,
  ),
  layout.number(
    41,
    'PAGE_MAX_WIDTH',
    ['Largeur maximale des pages', 'Maximum page width'],
    ['Au-delà, les marges grandissent.', 'Beyond it the margins grow.'],
    1360,
    [720, 2400, 'px'],
  ),
  layout.number(
    42,
    'BORDER_RADIUS',
    ['Arrondi des angles', 'Corner radius'],
    ['Boutons, champs et images ; les grands encarts en ont davantage.', 'Buttons, fields and pictures; large panels have more.'],
    2,
    [0, 40, 'px'],
  ),
  layout.number(
    43,
    'DETAIL_PAGE_MARGIN_TOP',
    ['Marge au-dessus des fiches', 'Margin above product sheets'],
    ['Entre l’en-tête et la fiche, grand écran.', 'Between header and sheet, large screens.'],
    28,
    [0, 300, 'px'],
  ),
  layout.number(
    44,
    'DETAIL_PAGE_MARGIN_TOP_MOBILE',
    ['Marge au-dessus des fiches sur mobile', 'Margin above product sheets on mobile'],
    ['Entre l’en-tête et la fiche, téléphone.', 'Between header and sheet, phones.'],
    28,
    [0, 300, 'px'],
  ),
  layout.flag(
    45,
    'SHOW_SCROLL_TO_TOP',
    ['Bouton de retour en haut', 'Back-to-top button'],
    ['Paraît quand on a défilé d’un écran.', 'Appears once one has scrolled a screen.'],
    true,
    { effect: 'page' },
  ),
  layout.number(
    46,
    'BUTTON_RADIUS',
    ['Arrondi des boutons', 'Button radius'],
    ['-1 : celui des angles ; 40 : en pilule.', '-1: that of corners; 40: pill.'],
    -1,
    [-1, 40, 'px'],
  ),
  layout.number(
    47,
    'SPACING_SCALE',
    ['Air entre les bandes', 'Air between bands'],
    ['100 : l’espace prévu.', '100: the space designed.'],
    100,
    [40, 180, '%'],
  ),
  layout.flag(
    48,
    'SHOW_SHADOWS',
    ['Ombres', 'Shadows'],
    ['Sous les cartes, les menus et les fenêtres.', 'Under cards, menus and dialogs.'],
    true,
  ),
] as const;
