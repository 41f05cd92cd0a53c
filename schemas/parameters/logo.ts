import { parameterGroup } from './definition.ts';

const logo = parameterGroup('logo', 'style');

const freeHelp = ['0 : libre, selon la hauteur.', '0: free, following the height.'] as const;
const heightHelp = ['Hauteur de l’image.', 'Height of the picture.'] as const;
const marginHelp = ['Espace autour de l’image.', 'Space around the picture.'] as const;
const sides = { LEFT: ['À gauche', 'Left'], CENTER: ['Au centre', 'Centre'], RIGHT: ['À droite', 'Right'] } as const;

export const logoParameters = [
  logo.choice(
    100,
    'LOGO_POSITION',
    ['Place du logo', 'Logo position'],
    [
      'Au-dessus du menu, dans sa ligne à gauche, ou entre ses rubriques.',
      'Above the menu, in its row at the left, or between its entries.',
    ],
    'TOP',
    {
      TOP: ['Au-dessus du menu', 'Above the menu'],
      LEFT: ['À gauche du menu', 'Left of the menu'],
      CENTER: ['Au milieu du menu', 'Amid the menu'],
    },
    { effect: 'page' },
  ),
  logo.number(101, 'LOGO_HEIGHT', ['Hauteur du logo', 'Logo height'], heightHelp, 100, [16, 400, 'px']),
  logo.number(102, 'LOGO_WIDTH', ['Largeur maximale du logo', 'Maximum logo width'], freeHelp, 0, [0, 1200, 'px']),
  logo.number(103, 'LOGO_MARGIN_TOP', ['Marge au-dessus du logo', 'Margin above the logo'], marginHelp, 25, [0, 200, 'px']),
  logo.number(104, 'LOGO_MARGIN_BOTTOM', ['Marge sous le logo', 'Margin below the logo'], marginHelp, 25, [0, 200, 'px']),
  logo.number(105, 'LOGO_MARGIN_LEFT', ['Marge à gauche du logo', 'Margin left of the logo'], marginHelp, 0, [0, 400, 'px']),
  logo.number(106, 'LOGO_MARGIN_RIGHT', ['Marge à droite du logo', 'Margin right of the logo'], marginHelp, 0, [0, 400, 'px']),

  logo.choice(
    107,
    'LOGO_POSITION_MOBILE',
    ['Place du logo sur mobile', 'Logo position on mobile'],
    ['Dans la ligne du haut d’un téléphone.', 'In the top row of a phone.'],
    'CENTER',
    sides,
    { effect: 'page' },
  ),
  logo.number(108, 'LOGO_HEIGHT_MOBILE', ['Hauteur du logo sur mobile', 'Logo height on mobile'], heightHelp, 100, [16, 300, 'px']),
  logo.number(109, 'LOGO_WIDTH_MOBILE', ['Largeur maximale du logo sur mobile', 'Maximum logo width on mobile'], freeHelp, 0, [
    0,
    400,
    'px',
  ]),
  logo.number(110, 'LOGO_MARGIN_TOP_MOBILE', ['Marge au-dessus du logo sur mobile', 'Margin above the logo on mobile'], marginHelp, 25, [
    0,
    200,
    'px',
  ]),
  logo.number(111, 'LOGO_MARGIN_BOTTOM_MOBILE', ['Marge sous le logo sur mobile', 'Margin below the logo on mobile'], marginHelp, 25, [
    0,
    200,
    'px',
  ]),
  logo.number(112, 'LOGO_MARGIN_LEFT_MOBILE', ['Marge à gauche du logo sur mobile', 'Margin left of the logo on mobile'], marginHelp, 0, [
    0,
    200,
    'px',
  ]),
  logo.number(113, 'LOGO_MARGIN_RIGHT_MOBILE', ['Marge à droite du logo sur mobile', 'Margin right of the logo on mobile'], marginHelp, 0, [
    0,
    200,
    'px',
  ]),

  logo.choice(
    114,
    'LOGO_FOOTER_POSITION',
    ['Place du logo du pied de page', 'Footer logo position'],
    ['Dans sa colonne.', 'In its column.'],
    'LEFT',
    sides,
    { effect: 'page' },
  ),
  logo.number(115, 'LOGO_FOOTER_HEIGHT', ['Hauteur du logo du pied de page', 'Footer logo height'], heightHelp, 120, [16, 400, 'px']),
  logo.number(116, 'LOGO_FOOTER_WIDTH', ['Largeur maximale du logo du pied de page', 'Maximum footer logo width'], freeHelp, 0, [
    0,
    1200,
    'px',
  ]),
  logo.number(117, 'LOGO_FOOTER_MARGIN_TOP', ['Marge au-dessus du logo du pied de page', 'Margin above the footer logo'], marginHelp, 0, [
    0,
    200,
    'px',
  ]),
  logo.number(118, 'LOGO_FOOTER_MARGIN_BOTTOM', ['Marge sous le logo du pied de page', 'Margin below the footer logo'], marginHelp, 16, [
    0,
    200,
    'px',
  ]),
  logo.number(119, 'LOGO_FOOTER_MARGIN_LEFT', ['Marge à gauche du logo du pied de page', 'Margin left of the footer logo'], marginHelp, 0, [
    0,
    400,
    'px',
  ]),
  logo.number(
    120,
    'LOGO_FOOTER_MARGIN_RIGHT',
    ['Marge à droite du logo du pied de page', 'Margin right of the footer logo'],
    marginHelp,
    0,
    [0, 400, 'px'],
  ),
] as const;
