import type { ParameterValues } from '#schemas/parameters/index.ts';
import type { Font } from '#schemas/site.ts';
import { fontColours, fontSizes } from './font-looks.ts';
import { fontStack } from './fonts.ts';
import { layoutTokens, logoTokens, menuTokens, productTokens, titleTokens } from './measures.ts';
import { hasDarkScheme, type Scheme, toPalette } from './palette.ts';
import { radii } from './radii.ts';
import { darkShadow, ease, layer, leading, measure, motion, noShadow, shadow, size, space, tracking, weight } from './scales.ts';

const shadowsOf = (parameters: ParameterValues, scheme: Scheme) => {
  if (!parameters.SHOW_SHADOWS) return noShadow;
  return parameters.DARK_THEME || (scheme === 'dark' && hasDarkScheme(parameters)) ? darkShadow : shadow;
};

/** Letters of the menu's font stand apart where they are capitals or small capitals. */
function trackingOf(parameters: ParameterValues, fonts: readonly Font[]) {
  const isSmallCaps = / SC$/.test(fonts.find(({ type }) => type === 'MENU')?.family ?? '');
  const isCapitals = isSmallCaps || parameters.MENU_LETTER_CASE !== 'NONE';
  const title = parameters.TITLE_LETTER_SPACING;
  return {
    ...tracking,
    title: `${title / 100}em`,
    display: `${(title - 1) / 100}em`,
    caps: isSmallCaps ? tracking.caps : tracking.label,
    menu: isCapitals ? tracking.caps : tracking.label,
  };
}

function weightsOf(fonts: readonly Font[]) {
  const own = (type: Font['type'], usual: string) => String(Number(fonts.find((font) => font.type === type)?.weight ?? usual));
  return { ...weight, title: own('TITLE', weight.title), body: own('CONTENT', weight.body), menu: own('MENU', weight.menu) };
}

/**
 * Every token of a site: groups of names with their values, as text that is ready for a declaration. Values are hex colours,
 * numbers and names checked on the way, so that nothing an owner typed can end a declaration.
 * @param fonts what `resolvedFonts` gives
 */
export function toTokens(parameters: ParameterValues, fonts: readonly Font[], scheme: Scheme = 'light') {
  return {
    colour: { ...toPalette(parameters, scheme), ...fontColours(fonts, scheme) },
    font: { title: fontStack('TITLE', fonts), content: fontStack('CONTENT', fonts), menu: fontStack('MENU', fonts) },
    weight: weightsOf(fonts),
    size,
    leading: { ...leading, body: String(parameters.LINE_HEIGHT / 100) },
    tracking: trackingOf(parameters, fonts),
    space,
    radius: radii(parameters),
    shadow: shadowsOf(parameters, scheme),
    motion,
    ease,
    layer,
    /** Widths: of running text, of a form, of a wide column, of the whole page. */
    measure: { ...measure, page: `${parameters.PAGE_MAX_WIDTH}px` },
    /** Tokens from the owner's settings of titles, logo, menu and products. */
    site: {
      ...titleTokens(parameters),
      ...logoTokens(parameters),
      ...menuTokens(parameters, fontSizes(parameters, fonts)),
      ...productTokens(parameters),
      ...layoutTokens(parameters),
    },
  };
}

export type Tokens = ReturnType<typeof toTokens>;
