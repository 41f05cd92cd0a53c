import type { ParameterKey, ParameterValues } from '#schemas/parameters/index.ts';
import { isHexColour, isLight, mix, readable } from './colour.ts';

type ColourKey = Extract<ParameterKey, `${string}_COLOR` | 'MENU_COLOR_ON_TOP'>;

/**
 * Semantic colours of a site from its parameters. Raw values come in once, here; every other file names a role.
 * A role nobody set is derived from those that are set: texts keep a contrast of 4.5 on every ground they stand on.
 */
export function toPalette(parameters: ParameterValues) {
  /** What the owner set, else the fallback. Checked again here because the result is written into a style sheet. */
  const set = (key: ColourKey, fallback: string) => (isHexColour(parameters[key]) ? parameters[key] : fallback);

  const dark = parameters.DARK_THEME;
  const paper = set('BACKGROUND_COLOR', '#ffffff');
  const inkSet = set('FONT_COLOR', '#222222');
  const ground = dark && isLight(paper) ? mix(inkSet, '#000000', 0.7) : paper;
  const lighter = mix(ground, '#ffffff', isLight(ground) ? 0.7 : 0.05);
  const surface = dark ? lighter : set('SURFACE_COLOR', lighter);
  const tint = dark ? mix(ground, '#ffffff', 0.1) : set('TINT_COLOR', mix(ground, inkSet, 0.06));
  const grounds = [ground, surface, tint];
  const on = (wanted: string, ratio?: number) => readable(wanted, grounds, ratio);

  const primary = set('PRIMARY_COLOR', '#444444');
  const accent = set('SECONDARY_COLOR', primary);
  const tintAccent = mix(ground, accent, 0.26);
  const tintPrimary = mix(ground, primary, 0.13);
  const sale = readable(set('SALE_COLOR', '#a3472f'), [...grounds, tintAccent, tintPrimary]);

  const ink = dark ? on(mix(paper, '#ffffff', 0.2)) : on(inkSet);
  const heading = dark ? ink : on(set('HEADING_COLOR', ink));
  const muted = readable(set('SECONDARY_FONT_COLOR', mix(ink, ground, 0.3)), [...grounds, tintAccent, tintPrimary]);
  const active = on(set('ACTIVE_FONT_COLOR', primary));
  const rule = dark ? mix(ground, ink, 0.2) : set('BORDER_COLOR', mix(ground, ink, 0.15));

  const button = set('BUTTON_BACKGROUND_COLOR', primary);
  /** A stronger shade under the same text: it moves away from the text, so that the contrast grows. */
  const stronger = (colour: string, text: string) => mix(colour, isLight(text) ? '#000000' : '#ffffff', 0.2);
  const over = (colour: string, key: ColourKey) => set(key, readable(paper, [colour]));
  const onPrimary = readable(paper, [primary]);
  const onButton = over(button, 'BUTTON_FONT_COLOR');

  const headerGround = set('HEADER_BACKGROUND_COLOR', ground);
  const menuGround = set('MENU_BACKGROUND_COLOR', headerGround);
  const menuInk = set('MENU_FONT_COLOR', readable(heading, [menuGround]));
  const menuActive = set('ACTIVE_MENU_COLOR', mix(menuGround, accent, 0.28));
  const submenuGround = set('SUBMENU_BACKGROUND_COLOR', surface);
  const mobileMenuGround = set('MOBILE_MENU_BACKGROUND_COLOR', surface);
  const mobileMenuInk = set('MOBILE_MENU_FONT_COLOR', readable(heading, [mobileMenuGround]));
  const topBarGround = set('TOP_BAR_BACKGROUND_COLOR', primary);
  const footerGround = set('FOOTER_BACKGROUND_COLOR', primary);
  const footerInk = over(footerGround, 'FOOTER_FONT_COLOR');
  const tone = (colour: string) => ({ strong: on(colour), soft: mix(ground, colour, 0.12) });
  const positive = tone('#4c6b45');
  const warning = tone('#94640f');
  const danger = tone('#9e2f2a');

  return {
    ground,
    surface,
    tint,
    tintAccent,
    tintPrimary,
    ink,
    muted,
    heading,
    active,
    rule,
    ruleStrong: readable(mix(rule, ink, 0.3), [ground, surface], 3),
    primary,
    primaryStrong: stronger(primary, onPrimary),
    onPrimary,
    /** The primary colour as text. */
    primaryInk: readable(primary, [...grounds, tintAccent, tintPrimary]),
    accent,
    onAccent: readable(ink, [accent]),
    /** The accent as text. */
    accentInk: readable(accent, [...grounds, tintAccent]),
    button,
    buttonStrong: stronger(button, onButton),
    onButton,
    sale,
    onSale: readable(paper, [sale]),
    positive: readable(positive.strong, [...grounds, positive.soft]),
    positiveSoft: positive.soft,
    warning: readable(warning.strong, [...grounds, warning.soft]),
    warningSoft: warning.soft,
    danger: readable(danger.strong, [...grounds, danger.soft]),
    dangerSoft: danger.soft,
    onDanger: readable(paper, [danger.strong]),
    focus: readable(accent, [ground, surface], 3),
    headerGround,
    headerInk: readable(heading, [headerGround]),
    menuGround,
    menuInk,
    menuInkOnTop: set('MENU_COLOR_ON_TOP', menuInk),
    menuActive,
    menuActiveInk: set('ACTIVE_MENU_FONT_COLOR', readable(menuInk, [menuActive])),
    submenuGround,
    submenuInk: set('SUBMENU_FONT_COLOR', readable(ink, [submenuGround])),
    mobileMenuGround,
    mobileMenuInk,
    mobileMenuActive: set('MOBILE_MENU_ACTIVE_COLOR', readable(primary, [mobileMenuGround])),
    topBarGround,
    topBarInk: over(topBarGround, 'TOP_BAR_FONT_COLOR'),
    footerGround,
    footerInk,
    footerMuted: readable(mix(footerInk, footerGround, 0.28), [footerGround]),
    footerRule: mix(footerGround, footerInk, 0.2),
  };
}

export type Palette = ReturnType<typeof toPalette>;

/** Names of all roles, for the typed theme. */
export const colourRoles = [
  'ground',
  'surface',
  'tint',
  'tintAccent',
  'tintPrimary',
  'ink',
  'muted',
  'heading',
  'active',
  'rule',
  'ruleStrong',
  'primary',
  'primaryStrong',
  'onPrimary',
  'primaryInk',
  'accent',
  'onAccent',
  'accentInk',
  'button',
  'buttonStrong',
  'onButton',
  'sale',
  'onSale',
  'positive',
  'positiveSoft',
  'warning',
  'warningSoft',
  'danger',
  'dangerSoft',
  'onDanger',
  'focus',
  'headerGround',
  'headerInk',
  'menuGround',
  'menuInk',
  'menuInkOnTop',
  'menuActive',
  'menuActiveInk',
  'submenuGround',
  'submenuInk',
  'mobileMenuGround',
  'mobileMenuInk',
  'mobileMenuActive',
  'topBarGround',
  'topBarInk',
  'footerGround',
  'footerInk',
  'footerMuted',
  'footerRule',
] as const satisfies readonly (keyof Palette)[];
