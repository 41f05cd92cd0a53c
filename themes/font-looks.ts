import { definitionOf, type ParameterKey, type ParameterValues } from '#schemas/parameters/index.ts';
import type { Font } from '#schemas/site.ts';
import { isHexColour } from './colour.ts';
import type { Scheme } from './palette.ts';

/** Largest first-level heading in rem (`size.h1`), by which the size of a title font is measured. */
const headingRem = 3.75;

const fontOf = (type: Font['type'], fonts: readonly Font[]) => fonts.find((font) => font.type === type);

/** Size of a site's font in px where the owner left the setting of that size at its default. */
function ownSize(type: Font['type'], fonts: readonly Font[], parameters: ParameterValues, key: ParameterKey): number | undefined {
  const { size = null } = fontOf(type, fonts) ?? {};
  const isDefault = parameters[key] === definitionOf(key)?.default;
  return size !== null && size > 0 && isDefault ? size : undefined;
}

const rounded = (value: number) => Math.round(value * 10_000) / 10_000;

/** Sizes that the fonts of a site and its settings give: of the root in px, the factor of headings, and of the menu in rem. */
export function fontSizes(parameters: ParameterValues, fonts: readonly Font[]): { basePx: number; headingScale: number; menuRem: number } {
  const basePx = ownSize('CONTENT', fonts, parameters, 'BASE_FONT_SIZE') ?? parameters.BASE_FONT_SIZE;
  const title = ownSize('TITLE', fonts, parameters, 'HEADING_SCALE');
  const menu = ownSize('MENU', fonts, parameters, 'MENU_FONT_SIZE');
  return {
    basePx,
    headingScale: title === undefined ? parameters.HEADING_SCALE / 100 : rounded(title / (headingRem * basePx)),
    menuRem: menu === undefined ? parameters.MENU_FONT_SIZE / 100 : rounded(menu / basePx),
  };
}

const roles = { TITLE: 'heading', CONTENT: 'ink', MENU: 'menuInk' } as const;

/** Colours of texts that the fonts of a site name, hexadecimal; none on the dark grounds that people prefer, where they may not be read. */
export function fontColours(fonts: readonly Font[], scheme: Scheme): Partial<Record<(typeof roles)[Font['type']], string>> {
  if (scheme === 'dark') return {};
  const named = fonts.flatMap(({ type, color }) => (color !== null && isHexColour(color) ? [[roles[type], color]] : []));
  return Object.fromEntries(named);
}
