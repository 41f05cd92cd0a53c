import { isLight, mix } from './colour.ts';
import type { PagePalette } from './page-palette.ts';
import type { ParameterColours } from './parameter-colours.ts';

/** Colours of what stands around every page: header, menus, bars and footer. */
export function chromePalette({ ground: groundOf, text, readable, readableOf }: ParameterColours, page: PagePalette) {
  const { ground, surface, tint, heading, ink, accent, primary, active } = page;

  const headerGround = groundOf('HEADER_BACKGROUND_COLOR', ground);
  const menuGround = groundOf('MENU_BACKGROUND_COLOR', headerGround);
  const menuInk = text('MENU_FONT_COLOR', [heading, ground], [menuGround]);
  // The grey is what the veil makes of the least favourable picture, with the ink that fits the header's own ground.
  const menuInkOnTop = text('MENU_COLOR_ON_TOP', menuInk, [isLight(headerGround) ? '#8f8f8f' : '#707070']);
  const menuActive = groundOf('ACTIVE_MENU_COLOR', mix(menuGround, accent, 0.28), menuGround);

  const submenuGround = groundOf('SUBMENU_BACKGROUND_COLOR', surface, ground);
  const submenuInk = text('SUBMENU_FONT_COLOR', [ink, ground], [submenuGround]);
  const submenuActive = groundOf('SUBMENU_ACTIVE_COLOR', tint, submenuGround);

  const mobileMenuGround = groundOf('MOBILE_MENU_BACKGROUND_COLOR', surface, ground);
  const mobileMenuInk = text('MOBILE_MENU_FONT_COLOR', [heading, ground], [mobileMenuGround]);
  const barGround = groundOf('MOBILE_BAR_BACKGROUND_COLOR', surface, ground);
  const barInk = text('MOBILE_BAR_FONT_COLOR', [heading, ground], [barGround]);

  const topBarGround = groundOf('TOP_BAR_BACKGROUND_COLOR', primary, ground);
  const footerGround = groundOf('FOOTER_BACKGROUND_COLOR', primary, ground);
  const footerInk = text('FOOTER_FONT_COLOR', [ground, ink], [footerGround]);

  return {
    headerGround,
    /** Search, account and cart: like the menu where that can be read. */
    headerInk: readableOf([menuInk, heading, ground], [headerGround]),
    menuGround,
    menuInk,
    menuInkOnTop,
    /** Veils the picture that the header lies over, see veil.ts. */
    menuVeil: isLight(menuInkOnTop) ? '#000000' : '#ffffff',
    menuActive,
    menuActiveInk: text('ACTIVE_MENU_FONT_COLOR', [menuInk, heading, ground], [menuActive]),
    /** An entry that is marked by the colour of its text alone. */
    menuMark: readableOf([active, accent], [menuGround]),
    submenuGround,
    submenuInk,
    submenuActive,
    submenuActiveInk: readableOf([submenuInk, ink, ground], [submenuActive]),
    submenuMark: readableOf([active, accent], [submenuGround]),
    submenuRule: mix(submenuGround, submenuInk, 0.15),
    mobileMenuGround,
    mobileMenuInk,
    mobileMenuMuted: readable(mix(mobileMenuInk, mobileMenuGround, 0.28), [mobileMenuGround]),
    mobileMenuRule: mix(mobileMenuGround, mobileMenuInk, 0.15),
    mobileMenuActive: text('MOBILE_MENU_ACTIVE_COLOR', [primary, accent], [mobileMenuGround]),
    barGround,
    barInk,
    barMark: readableOf([primary, accent], [barGround]),
    barRule: mix(barGround, barInk, 0.15),
    topBarGround,
    topBarInk: text('TOP_BAR_FONT_COLOR', [ground, ink], [topBarGround]),
    footerGround,
    footerInk,
    footerHeading: text('FOOTER_HEADING_COLOR', footerInk, [footerGround]),
    footerMuted: readable(mix(footerInk, footerGround, 0.28), [footerGround]),
    footerRule: mix(footerGround, footerInk, 0.2),
  };
}
