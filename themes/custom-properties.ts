import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { Font } from '#schemas/site.ts';
import { fontStack } from './fonts.ts';
import { below, reducedMotion } from './media.ts';
import { toPalette } from './palette.ts';
import { ease, layer, leading, measure, motion, shadow, size, space, tracking, weight } from './scales.ts';
import { declarations } from './variables.ts';

/** Numbers are written as numbers: whatever came in, no text of an owner reaches a declaration. */
const px = (value: number) => `${Number.isFinite(value) ? value : 0}px`;
const percent = (value: number) => String((Number.isFinite(value) ? value : 100) / 100);

function siteDeclarations(parameters: ParameterValues): string {
  return declarations('site', {
    logoHeight: px(parameters.LOGO_HEIGHT),
    logoHeightMobile: px(parameters.LOGO_HEIGHT_MOBILE),
    logoWidth: parameters.LOGO_WIDTH > 0 ? px(parameters.LOGO_WIDTH) : 'none',
    logoMarginTop: px(parameters.LOGO_MARGIN_TOP),
    logoMarginBottom: px(parameters.LOGO_MARGIN_BOTTOM),
    logoMarginTopMobile: px(parameters.LOGO_MARGIN_TOP_MOBILE),
    logoMarginBottomMobile: px(parameters.LOGO_MARGIN_BOTTOM_MOBILE),
    logoFooterHeight: px(parameters.LOGO_FOOTER_HEIGHT),
    submenuWidth: px(parameters.SUBMENU_WIDTH),
    menuIcon: `${Number(parameters.MENU_ICON_SIZE)}pt`,
    productRatio: parameters.PRODUCT_ASPECT_RATIO.split('-').map(Number).join(' / '),
    sheetMarginTop: px(parameters.DETAIL_PAGE_MARGIN_TOP),
    sheetMarginTopMobile: px(parameters.DETAIL_PAGE_MARGIN_TOP_MOBILE),
  });
}

function fontDeclarations(fonts: readonly Font[]): string {
  const weightOf = (type: Font['type']) => fonts.find((font) => font.type === type)?.weight;
  return (
    declarations('font', { title: fontStack('TITLE', fonts), content: fontStack('CONTENT', fonts), menu: fontStack('MENU', fonts) }) +
    declarations('weight', {
      ...weight,
      title: String(Number(weightOf('TITLE') ?? weight.title)),
      body: String(Number(weightOf('CONTENT') ?? weight.body)),
      menu: String(Number(weightOf('MENU') ?? weight.menu)),
    })
  );
}

const still = Object.fromEntries(Object.keys(motion).map((name) => [name, '0.01ms']));

/**
 * The theme of a site as custom properties on `:root`: colours, fonts, scales and the owner's measures. Values are hex colours,
 * numbers and names checked on the way, so that nothing an owner typed can end a declaration.
 */
export function toCustomProperties(parameters: ParameterValues, fonts: readonly Font[]): string {
  const radius = parameters.BORDER_RADIUS;
  const base = declarations('colour', toPalette(parameters))
    .concat(fontDeclarations(fonts))
    .concat(`--base-size:${(Number(parameters.BASE_FONT_SIZE) / 16) * 100}%;`)
    .concat(`--heading-scale:${percent(parameters.HEADING_SCALE)};`)
    .concat(declarations('size', size))
    .concat(declarations('leading', leading))
    .concat(declarations('tracking', tracking))
    .concat(declarations('space', space))
    .concat(declarations('radius', { s: px(radius), m: px(radius * 2), l: px(radius * 6), pill: '999px' }))
    .concat(declarations('shadow', shadow))
    .concat(declarations('motion', motion))
    .concat(declarations('ease', ease))
    .concat(declarations('layer', layer))
    .concat(declarations('measure', { ...measure, page: px(parameters.PAGE_MAX_WIDTH) }))
    .concat(siteDeclarations(parameters));
  const phone = `--base-size:${(Number(parameters.BASE_FONT_SIZE) / 16) * 94.5}%;`;
  return `:root{color-scheme:${parameters.DARK_THEME ? 'dark' : 'light'};${base}}${below('md')}{:root{${phone}}}${reducedMotion}{:root{${declarations('motion', still)}}}`;
}
