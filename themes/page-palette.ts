import { compatible, flatten, isLight, mix } from './colour.ts';
import type { ParameterColours } from './parameter-colours.ts';

/** Colours of the page itself: its grounds, what is written on them, buttons, fields, states. */
export function pagePalette({ ground: groundOf, text, isChosen, isTurned, readable, readableOf }: ParameterColours) {
  const paper = flatten(groundOf('BACKGROUND_COLOR', '#ffffff'), '#ffffff');
  const inkWanted = groundOf('FONT_COLOR', '#222222');
  const ground = isTurned ? mix(inkWanted, '#000000', 0.7) : paper;
  const isDark = !isLight(ground);
  const primary = groundOf('PRIMARY_COLOR', '#444444', ground);
  const accent = groundOf('SECONDARY_COLOR', primary, ground);

  /** A second ground as it is set, unless nobody chose it, or chose it for a light page, and the page is of the other sort. */
  const second = (key: 'SURFACE_COLOR' | 'TINT_COLOR', derived: string) => {
    const wanted = groundOf(key, derived, ground);
    const fits = isLight(wanted) !== isDark || (isChosen(key) && !isTurned);
    return compatible(fits ? wanted : derived, ground);
  };
  // A dark page's panels take a little of its light: of the paper that was turned, or of the text.
  const light = isTurned ? paper : isLight(inkWanted) ? inkWanted : '#ffffff';
  const surface = second('SURFACE_COLOR', isDark ? mix(ground, light, 0.05) : mix(ground, '#ffffff', 0.7));
  const tint = second('TINT_COLOR', mix(ground, isDark ? light : inkWanted, isDark ? 0.1 : 0.06));
  const tintAccent = compatible(mix(ground, accent, 0.26), ground);
  const tintPrimary = compatible(mix(ground, primary, 0.13), ground);
  const grounds = [ground, surface, tint, tintAccent, tintPrimary];

  const ink = text('FONT_COLOR', isTurned ? mix(paper, '#ffffff', 0.2) : inkWanted, grounds);
  // A dark page's headings are as light as its text, unless they were chosen for it.
  const heading = isDark && !isChosen('HEADING_COLOR') ? ink : text('HEADING_COLOR', ink, grounds);
  const muted = text('SECONDARY_FONT_COLOR', mix(ink, ground, 0.3), grounds);
  const rule = isTurned ? mix(ground, ink, 0.2) : groundOf('BORDER_COLOR', mix(ground, ink, 0.15), ground);
  const sale = text('SALE_COLOR', '#a3472f', grounds);

  const button = groundOf('BUTTON_BACKGROUND_COLOR', primary, ground);
  const onPrimary = readableOf([ground, ink], [primary]);
  const onButton = text('BUTTON_FONT_COLOR', [ground, ink], [button]);
  const fieldGround = groundOf('FIELD_BACKGROUND_COLOR', surface, ground);
  const fieldInk = readableOf([ink, ground], [fieldGround]);
  const tone = (colour: string) => {
    const soft = compatible(mix(ground, colour, 0.12), ground);
    return { strong: readable(colour, [...grounds, soft]), soft };
  };
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
    active: text('ACTIVE_FONT_COLOR', primary, grounds),
    link: text('LINK_COLOR', primary, grounds),
    price: text('PRICE_COLOR', ink, grounds),
    rule,
    ruleStrong: readable(mix(rule, ink, 0.3), [ground, surface], 3),
    primary,
    primaryStrong: stronger(primary, onPrimary),
    onPrimary,
    /** The primary colour as text. */
    primaryInk: readable(primary, grounds),
    accent,
    onAccent: readableOf([ink, ground], [accent]),
    /** The accent as text. */
    accentInk: readable(accent, grounds),
    button,
    buttonStrong: stronger(button, onButton),
    onButton,
    sale,
    onSale: readableOf([ground, ink], [sale]),
    positive: positive.strong,
    positiveSoft: positive.soft,
    warning: warning.strong,
    warningSoft: warning.soft,
    danger: danger.strong,
    dangerSoft: danger.soft,
    onDanger: readableOf([ground, ink], [danger.strong]),
    fieldGround,
    fieldInk,
    /** Texts that stand on a picture behind a veil, read on what the veil makes of the worst picture: see veil.ts. */
    onDarkVeil: readable(isDark ? ink : ground, ['#707070']),
    onLightVeil: readable(isDark ? ground : ink, ['#8f8f8f']),
    darkVeil: '#000000',
    lightVeil: '#ffffff',
    /** Examples in an empty field. */
    fieldMuted: readable(mix(fieldInk, fieldGround, 0.3), [fieldGround]),
    focus: isChosen('FOCUS_COLOR') ? groundOf('FOCUS_COLOR', accent, ground) : readable(accent, [ground, surface], 3),
  };
}

/** A stronger shade under the same text: it moves away from the text, so that the contrast grows. */
const stronger = (colour: string, text: string) => mix(colour, isLight(text) ? '#000000' : '#ffffff', 0.2);

export type PagePalette = ReturnType<typeof pagePalette>;
