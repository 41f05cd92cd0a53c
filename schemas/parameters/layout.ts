import { parameterGroup } from './definition.ts';

const layout = parameterGroup('layout', 'style');

export const layoutParameters = [
  layout.flag(40, 'DARK_THEME', false),
  layout.number(41, 'PAGE_MAX_WIDTH', 1360, [720, 2400, 'px']),
  layout.number(42, 'BORDER_RADIUS', 2, [0, 40, 'px']),
  layout.number(43, 'DETAIL_PAGE_MARGIN_TOP', 28, [0, 300, 'px']),
  layout.number(44, 'DETAIL_PAGE_MARGIN_TOP_MOBILE', 28, [0, 300, 'px']),
  layout.flag(45, 'SHOW_SCROLL_TO_TOP', true, { effect: 'page' }),
  layout.number(46, 'BUTTON_RADIUS', -1, [-1, 40, 'px']),
  layout.number(47, 'SPACING_SCALE', 100, [40, 180, '%']),
  layout.flag(48, 'SHOW_SHADOWS', true),
] as const;
