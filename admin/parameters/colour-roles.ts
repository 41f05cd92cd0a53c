import type { ParameterValues } from '#schemas/parameters/index.ts';
import { readable, worst } from '#themes/colour.ts';
import { toPalette } from '#themes/palette.ts';
import type { ColourKey } from '#themes/parameter-colours.ts';
import { textGrounds } from '#themes/text-grounds.ts';
import type { ColourAdvice } from '../form/controls/colour-control.tsx';

type Palette = ReturnType<typeof toPalette>;
type Role = keyof Palette;

/** The role of the theme that a colour becomes: what an empty one shows as. */
const roles: Readonly<Record<ColourKey, Role>> = {
  PRIMARY_COLOR: 'primary',
  SECONDARY_COLOR: 'accent',
  BACKGROUND_COLOR: 'ground',
  SURFACE_COLOR: 'surface',
  TINT_COLOR: 'tint',
  FONT_COLOR: 'ink',
  SECONDARY_FONT_COLOR: 'muted',
  HEADING_COLOR: 'heading',
  ACTIVE_FONT_COLOR: 'active',
  HEADER_BACKGROUND_COLOR: 'headerGround',
  MENU_BACKGROUND_COLOR: 'menuGround',
  MENU_FONT_COLOR: 'menuInk',
  MENU_COLOR_ON_TOP: 'menuInkOnTop',
  ACTIVE_MENU_COLOR: 'menuActive',
  ACTIVE_MENU_FONT_COLOR: 'menuActiveInk',
  SUBMENU_BACKGROUND_COLOR: 'submenuGround',
  SUBMENU_FONT_COLOR: 'submenuInk',
  MOBILE_MENU_BACKGROUND_COLOR: 'mobileMenuGround',
  MOBILE_MENU_FONT_COLOR: 'mobileMenuInk',
  MOBILE_MENU_ACTIVE_COLOR: 'mobileMenuActive',
  TOP_BAR_BACKGROUND_COLOR: 'topBarGround',
  TOP_BAR_FONT_COLOR: 'topBarInk',
  FOOTER_BACKGROUND_COLOR: 'footerGround',
  FOOTER_FONT_COLOR: 'footerInk',
  BUTTON_BACKGROUND_COLOR: 'button',
  BUTTON_FONT_COLOR: 'onButton',
  SALE_COLOR: 'sale',
  BORDER_COLOR: 'rule',
  LINK_COLOR: 'link',
  PRICE_COLOR: 'price',
  FIELD_BACKGROUND_COLOR: 'fieldGround',
  MOBILE_BAR_BACKGROUND_COLOR: 'barGround',
  MOBILE_BAR_FONT_COLOR: 'barInk',
  FOOTER_HEADING_COLOR: 'footerHeading',
  SUBMENU_ACTIVE_COLOR: 'submenuActive',
  FOCUS_COLOR: 'focus',
};

/** WCAG AA for text. */
const enough = 4.5;

const groundsOf: Readonly<Partial<Record<Role, readonly Role[]>>> = textGrounds;

/** Advice on every colour. Texts that nobody chose are readable already: the theme sees to it. */
export function adviseOnColours(values: ParameterValues): Readonly<Record<ColourKey, ColourAdvice>> {
  const palette = toPalette(values);
  const entries = (Object.entries(roles) as [ColourKey, Role][]).map(([key, role]): [ColourKey, ColourAdvice] => {
    const grounds = groundsOf[role]?.map((ground) => palette[ground]) ?? [];
    const ratio = worst(palette[role], grounds);
    const warning = ratio < enough ? { ratio, readable: readable(palette[role], grounds) } : null;
    return [key, { derived: palette[role], warning }];
  });
  // The entries are those of `roles`, which names every colour.
  return Object.fromEntries(entries) as Record<ColourKey, ColourAdvice>;
}
