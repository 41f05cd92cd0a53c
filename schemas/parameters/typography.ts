import { parameterGroup } from './definition.ts';

const typography = parameterGroup('typography', 'style');

export const typographyParameters = [
  typography.number(60, 'BASE_FONT_SIZE', 18, [14, 24, 'px']),
  typography.number(61, 'HEADING_SCALE', 100, [60, 160, '%']),
  typography.font(62, 'TITLE_FONT'),
  typography.font(63, 'CONTENT_FONT'),
  typography.font(64, 'MENU_FONT'),
  typography.number(65, 'TITLE_FONT_WEIGHT', 0, [0, 900]),
  typography.number(66, 'CONTENT_FONT_WEIGHT', 0, [0, 900]),
  typography.number(67, 'MENU_FONT_WEIGHT', 0, [0, 900]),
  typography.choice(68, 'TITLE_FONT_STYLE', 'NORMAL', ['NORMAL', 'ITALIC']),
  typography.choice(69, 'TITLE_LETTER_CASE', 'NONE', ['NONE', 'UPPERCASE', 'SMALL_CAPS']),
  typography.choice(90, 'MENU_LETTER_CASE', 'NONE', ['NONE', 'UPPERCASE', 'SMALL_CAPS']),
  typography.number(91, 'MENU_FONT_SIZE', 100, [70, 160, '%']),
  typography.number(92, 'LINE_HEIGHT', 160, [120, 220, '%']),
  typography.number(93, 'TITLE_LETTER_SPACING', -1, [-8, 30, 'em/100']),
] as const;
