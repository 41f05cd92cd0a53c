import { parameterGroup } from './definition.ts';

const logo = parameterGroup('logo', 'style');

export const logoParameters = [
  logo.choice(100, 'LOGO_POSITION', 'TOP', ['TOP', 'LEFT', 'CENTER'], { effect: 'page' }),
  logo.number(101, 'LOGO_HEIGHT', 100, [16, 400, 'px']),
  logo.number(102, 'LOGO_WIDTH', 0, [0, 1200, 'px']),
  logo.number(103, 'LOGO_MARGIN_TOP', 25, [0, 200, 'px']),
  logo.number(104, 'LOGO_MARGIN_BOTTOM', 25, [0, 200, 'px']),
  logo.number(105, 'LOGO_MARGIN_LEFT', 0, [0, 400, 'px']),
  logo.number(106, 'LOGO_MARGIN_RIGHT', 0, [0, 400, 'px']),

  logo.choice(107, 'LOGO_POSITION_MOBILE', 'CENTER', ['LEFT', 'CENTER', 'RIGHT'], { effect: 'page' }),
  logo.number(108, 'LOGO_HEIGHT_MOBILE', 100, [16, 300, 'px']),
  logo.number(109, 'LOGO_WIDTH_MOBILE', 0, [0, 400, 'px']),
  logo.number(110, 'LOGO_MARGIN_TOP_MOBILE', 25, [0, 200, 'px']),
  logo.number(111, 'LOGO_MARGIN_BOTTOM_MOBILE', 25, [0, 200, 'px']),
  logo.number(112, 'LOGO_MARGIN_LEFT_MOBILE', 0, [0, 200, 'px']),
  logo.number(113, 'LOGO_MARGIN_RIGHT_MOBILE', 0, [0, 200, 'px']),

  logo.choice(114, 'LOGO_FOOTER_POSITION', 'LEFT', ['LEFT', 'CENTER', 'RIGHT'], { effect: 'page' }),
  logo.number(115, 'LOGO_FOOTER_HEIGHT', 120, [16, 400, 'px']),
  logo.number(116, 'LOGO_FOOTER_WIDTH', 0, [0, 1200, 'px']),
  logo.number(117, 'LOGO_FOOTER_MARGIN_TOP', 0, [0, 200, 'px']),
  logo.number(118, 'LOGO_FOOTER_MARGIN_BOTTOM', 16, [0, 200, 'px']),
  logo.number(119, 'LOGO_FOOTER_MARGIN_LEFT', 0, [0, 400, 'px']),
  logo.number(120, 'LOGO_FOOTER_MARGIN_RIGHT', 0, [0, 400, 'px']),
] as const;
