import { theme } from '#themes/theme.ts';

const { site } = theme;

/** Minimum height of the header's row with the logo, from the owner's settings, on a wide screen and on a phone. */
export const logoRow = `${site.logoMarginTop} + ${site.logoHeight} + ${site.logoMarginBottom}`;
export const logoRowMobile = `${site.logoMarginTopMobile} + ${site.logoHeightMobile} + ${site.logoMarginBottomMobile}`;

/** The height of a header: the logo's row, where buttons have their place too, and the menu's. */
export const heightOf = (logo: string, menu: string): string => `calc(max(3.25rem, ${logo}) + ${menu})`;
