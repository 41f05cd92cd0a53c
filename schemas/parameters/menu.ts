import { langs } from '../site.ts';
import { parameterGroup } from './definition.ts';

const menu = parameterGroup('menu', 'page');

export const menuParameters = [
  menu.flag(70, 'IS_MENU_FIXED', false),
  menu.choice(71, 'MENU_ALIGNMENT', 'LEFT', ['LEFT', 'CENTER', 'RIGHT', 'JUSTIFY']),
  menu.choice(72, 'MENU_ACTIVE_TYPE', 'BACKGROUND_COLOR', ['BACKGROUND_COLOR', 'UNDERLINE', 'FONT_COLOR', 'NONE']),
  menu.choice(73, 'MENU_HOVER_TRANSITION', 'SIMPLE_BACKGROUND_COLOR', [
    'SIMPLE_BACKGROUND_COLOR',
    'SLIDE_BACKGROUND_COLOR',
    'UNDERLINE',
    'SLIDE_UNDERLINE',
    'FONT_COLOR',
    'NONE',
  ]),
  menu.choice(74, 'MENU_TYPE', 'RELATIVE', ['RELATIVE', 'OVERLAY']),
  menu.choice(75, 'MOBILE_MENU_POSITION', 'BOTTOM', ['TOP', 'BOTTOM', 'NONE']),
  menu.number(76, 'SUBMENU_WIDTH', 150, [100, 600, 'px'], { effect: 'style' }),
  menu.choice(77, 'SUBMENU_ALIGNMENT', 'LEFT', ['LEFT', 'CENTER', 'RIGHT']),
  menu.flag(78, 'SUBMENU_DROPSHADOW', true),
  menu.flag(79, 'SUBMENU_CENTERED', false),
  menu.number(80, 'MENU_ICON_SIZE', 12, [6, 40, 'pt'], { effect: 'style' }),
  menu.flag(81, 'DISPLAY_MENU_ICON', true),
  menu.choice(82, 'LANG_MENU_STYLE', 'TEXT', ['TEXT', 'CODE', 'NONE']),
  menu.number(83, 'MENU_ITEM_SPACING', 4, [0, 80, 'px'], { effect: 'style' }),
  menu.choice(400, 'LOCALE_PREFIX', 'EXCEPT_DEFAULT', ['EXCEPT_DEFAULT', 'ALL'], { effect: 'rule' }),
  menu.choice(401, 'FALLBACK_LANGUAGE', 'NONE', ['NONE', ...langs.map((lang) => lang.toUpperCase())], { effect: 'rule' }),
  menu.link(402, 'ROOT_PAGE', { effect: 'rule' }),
  menu.choice(403, 'ROOT_REDIRECT_STATUS', '302', ['301', '302', '303', '307', '308'], { effect: 'rule' }),
] as const;
