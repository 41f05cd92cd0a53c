import { parameterGroup } from './definition.ts';

const typography = parameterGroup('typography', 'style');

const letterCase = {
  NONE: ['Telle qu’écrite', 'As written'],
  UPPERCASE: ['Capitales', 'Capitals'],
  SMALL_CAPS: ['Petites capitales', 'Small capitals'],
} as const;

const fontHelp = [
  'Une police du site ; vide : celle qui vient avec le site.',
  'A font of the site; empty: the one that came with the site.',
] as const;
const weightHelp = ['De 100 (fin) à 900 (noir) ; 0 : celle de la police.', 'From 100 (thin) to 900 (black); 0: the font’s own.'] as const;

export const typographyParameters = [
  typography.number(
    60,
    'BASE_FONT_SIZE',
    ['Taille du texte', 'Text size'],
    ['Toutes les autres tailles la suivent.', 'All other sizes follow it.'],
    18,
    [14, 24, 'px'],
  ),
  typography.number(
    61,
    'HEADING_SCALE',
    ['Taille des titres', 'Heading size'],
    ['100 : la taille prévue.', '100: the size designed.'],
    100,
    [60, 160, '%'],
  ),
  typography.font(62, 'TITLE_FONT', ['Police des titres', 'Heading font'], fontHelp),
  typography.font(63, 'CONTENT_FONT', ['Police du texte', 'Text font'], fontHelp),
  typography.font(64, 'MENU_FONT', ['Police du menu', 'Menu font'], fontHelp),
  typography.number(65, 'TITLE_FONT_WEIGHT', ['Graisse des titres', 'Heading weight'], weightHelp, 0, [0, 900]),
  typography.number(66, 'CONTENT_FONT_WEIGHT', ['Graisse du texte', 'Text weight'], weightHelp, 0, [0, 900]),
  typography.number(67, 'MENU_FONT_WEIGHT', ['Graisse du menu', 'Menu weight'], weightHelp, 0, [0, 900]),
  typography.choice(68, 'TITLE_FONT_STYLE', ['Style des titres', 'Heading style'], ['Droit ou italique.', 'Upright or italic.'], 'NORMAL', {
    NORMAL: ['Droit', 'Upright'],
    ITALIC: ['Italique', 'Italic'],
  }),
  typography.choice(
    69,
    'TITLE_LETTER_CASE',
    ['Casse des titres', 'Case of headings'],
    ['Comment les titres s’écrivent.', 'How headings are written.'],
    'NONE',
    letterCase,
  ),
  typography.choice(
    90,
    'MENU_LETTER_CASE',
    ['Casse du menu', 'Case of the menu'],
    ['Comment les rubriques s’écrivent.', 'How menu entries are written.'],
    'NONE',
    letterCase,
  ),
  typography.number(91, 'MENU_FONT_SIZE', ['Taille du menu', 'Menu size'], ['Relative au texte.', 'Relative to the text.'], 100, [
    70,
    160,
    '%',
  ]),
  typography.number(92, 'LINE_HEIGHT', ['Interligne', 'Line height'], ['Du texte courant.', 'Of running text.'], 160, [120, 220, '%']),
  typography.number(
    93,
    'TITLE_LETTER_SPACING',
    ['Espacement des lettres des titres', 'Letter spacing of headings'],
    ['En centièmes de cadratin ; négatif : serré.', 'In hundredths of an em; negative: tight.'],
    -1,
    [-8, 30, 'em/100'],
  ),
] as const;
