import type { ParameterValues } from '#schemas/parameters/index.ts';

/** Numbers are written as numbers: whatever came in, no text of an owner reaches a declaration. */
const px = (value: number) => `${Number.isFinite(value) ? value : 0}px`;

/** 0 is free: as wide as a window may be, so that the value works inside min() as well. */
const widthOf = (value: number) => (value > 0 ? px(value) : '100vw');

/** `text-transform` and `font-variant-caps` of a way to write. */
const cases = {
  NONE: ['none', 'normal'],
  UPPERCASE: ['uppercase', 'normal'],
  SMALL_CAPS: ['none', 'small-caps'],
} as const;

/** Sizes of the logo and the room around it: on large screens, on phones and in the footer. */
export const logoTokens = (values: ParameterValues) => ({
  logoHeight: px(values.LOGO_HEIGHT),
  logoWidth: widthOf(values.LOGO_WIDTH),
  logoMarginTop: px(values.LOGO_MARGIN_TOP),
  logoMarginBottom: px(values.LOGO_MARGIN_BOTTOM),
  logoMarginLeft: px(values.LOGO_MARGIN_LEFT),
  logoMarginRight: px(values.LOGO_MARGIN_RIGHT),
  logoHeightMobile: px(values.LOGO_HEIGHT_MOBILE),
  logoWidthMobile: widthOf(values.LOGO_WIDTH_MOBILE),
  logoMarginTopMobile: px(values.LOGO_MARGIN_TOP_MOBILE),
  logoMarginBottomMobile: px(values.LOGO_MARGIN_BOTTOM_MOBILE),
  logoMarginLeftMobile: px(values.LOGO_MARGIN_LEFT_MOBILE),
  logoMarginRightMobile: px(values.LOGO_MARGIN_RIGHT_MOBILE),
  logoFooterHeight: px(values.LOGO_FOOTER_HEIGHT),
  logoFooterWidth: widthOf(values.LOGO_FOOTER_WIDTH),
  logoFooterMarginTop: px(values.LOGO_FOOTER_MARGIN_TOP),
  logoFooterMarginBottom: px(values.LOGO_FOOTER_MARGIN_BOTTOM),
  logoFooterMarginLeft: px(values.LOGO_FOOTER_MARGIN_LEFT),
  logoFooterMarginRight: px(values.LOGO_FOOTER_MARGIN_RIGHT),
});

export const menuTokens = (values: ParameterValues, { menuRem }: { menuRem: number }) => ({
  submenuWidth: px(values.SUBMENU_WIDTH),
  menuIcon: `${Number(values.MENU_ICON_SIZE)}pt`,
  menuItemSpacing: px(values.MENU_ITEM_SPACING),
  menuFontSize: `${menuRem}rem`,
  /** For `textTransform` and `fontVariantCaps` of an entry. */
  menuCase: cases[values.MENU_LETTER_CASE][0],
  menuVariant: cases[values.MENU_LETTER_CASE][1],
});

export const titleTokens = (values: ParameterValues) => ({
  titleStyle: values.TITLE_FONT_STYLE === 'ITALIC' ? 'italic' : 'normal',
  titleCase: cases[values.TITLE_LETTER_CASE][0],
  titleVariant: cases[values.TITLE_LETTER_CASE][1],
});

export const productTokens = (values: ParameterValues) => ({
  productRatio: values.PRODUCT_ASPECT_RATIO.split('-').map(Number).join(' / '),
  /** For `textAlign`, and for `justifyContent` or `justifyItems`. */
  cardAlign: values.PRODUCT_CARD_ALIGNMENT === 'CENTER' ? 'center' : 'start',
  sheetMarginTop: px(values.DETAIL_PAGE_MARGIN_TOP),
  sheetMarginTopMobile: px(values.DETAIL_PAGE_MARGIN_TOP_MOBILE),
});

export const layoutTokens = (values: ParameterValues) => ({
  /** For `userSelect` of all but fields. */
  textSelection: values.LOCK_TEXT_SELECTION ? 'none' : 'auto',
});
