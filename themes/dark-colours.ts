import type { ParameterValues } from '#schemas/parameters/index.ts';
import { flatten, isLight, mix, readable as readableOnAny, worst } from './colour.ts';
import { fromOklch, toOklch } from './oklch.ts';
import { type ColourKey, hexOf, isChosenColour, type ParameterColours } from './parameter-colours.ts';

/** Ink that is lighter was chosen for a dark ground. */
const middle = 0.6;
/** Below, a colour is a grey to the eye: black buttons are ink and no brand. */
const greyChroma = 0.03;
/** From here on it is a colour of the brand, which is recognised by its hue. */
const brandChroma = 0.05;
/** Lightness of the dark page, and by how much its panels are lighter at least: controls are visible on both. */
const pageLightness = 0.2;
const panelRise = 0.035;
/** A ground as light as this shows no hue by day; by night it would, and takes that of the page. */
const nearlyWhite = 0.975;

/** Texts and marks in a colour of the brand: moved only as far as they must be. Every other text is turned, so that it reads as well as by day. */
const brandTexts: ReadonlySet<ColourKey> = new Set(['ACTIVE_FONT_COLOR', 'LINK_COLOR', 'SALE_COLOR', 'MOBILE_MENU_ACTIVE_COLOR']);
const brandGrounds: ReadonlySet<ColourKey> = new Set(['PRIMARY_COLOR', 'SECONDARY_COLOR', 'BUTTON_BACKGROUND_COLOR', 'FOCUS_COLOR']);

/**
 * The colour moved in lightness, its hue kept, until its contrast on every ground is `ratio`; unmoved where it is already. A dark colour
 * that becomes lighter gains some chroma, else burgundy becomes dusty pink.
 */
export function lift(colour: string, grounds: readonly string[], ratio = 4.5): string {
  if (worst(colour, grounds) >= ratio) return colour;
  const { l, c, h } = toOklch(colour);
  const at = (lightness: number) => fromOklch({ l: lightness, c: lightness > l ? c * Math.sqrt(lightness / Math.max(l, 0.01)) : c, h });
  // Between where it cannot be read and where it can, halved until the eye sees no difference.
  let [near, far] = [l, worst('#ffffff', grounds) >= worst('#000000', grounds) ? 1 : 0];
  if (worst(at(far), grounds) < ratio) return readableOnAny(colour, grounds, ratio);
  for (let step = 0; step < 8; step++) {
    const between = (near + far) / 2;
    if (worst(at(between), grounds) >= ratio) far = between;
    else near = between;
  }
  return at(far);
}

/** Dark ink as light ink: the nearer to black, the nearer to white, and never white itself. Light ink stays. */
export function turnInk(colour: string): string {
  const { l, c, h } = toOklch(colour);
  if (l >= middle) return colour;
  // A light colour can have little chroma, so a heading in the brand's colour stands out by lightness.
  const least = c >= 2 * brandChroma ? 0.86 : 0;
  return fromOklch({ l: Math.max(Math.min(1.1 - 0.68 * l, 0.955), least), c: c < brandChroma ? 0.6 * c : 0.04, h });
}

/**
 * A light ground as a dark one: as far above the dark page as it is from the light one, since by night what is nearer is lighter. A
 * dark ground stays.
 */
export function turnGround(colour: string, paper: string, least = 0): string {
  if (!isLight(colour)) return colour;
  const { l, c, h } = toOklch(colour);
  const page = toOklch(paper);
  const rise = Math.min(Math.max(Math.abs(l - page.l) * 1.25, least), 0.17);
  const hue = l >= nearlyWhite ? page : { c, h };
  return fromOklch({ l: pageLightness + rise, c: Math.min(0.75 * hue.c, 0.02 + rise / 2), h: hue.h });
}

/** Reader of the colours of a dark palette from the parameters of a light site. */
export function darkColours(parameters: ParameterValues): ParameterColours {
  const paper = flatten(hexOf(parameters, 'BACKGROUND_COLOR') || '#ffffff', '#ffffff');
  const panel = fromOklch({ ...toOklch(turnGround(paper, paper)), l: pageLightness + panelRise });

  const brand = (colour: string, grounds: readonly string[], ratio: number) =>
    lift(toOklch(colour).c < greyChroma ? turnInk(colour) : colour, grounds, ratio);
  /** Keeps the transparency that was chosen, over what is under it now. */
  const over = (colour: string, chosen: string, under: string) => flatten(opaque(colour) + alphaOf(chosen), under);
  const readableOf: ParameterColours['readableOf'] = (wanted, grounds) => {
    const [best] = wanted;
    const found = wanted.find((colour) => worst(colour, grounds) >= 4.5);
    return found === undefined || toOklch(best).c >= brandChroma ? lift(best, grounds) : found;
  };

  return {
    isTurned: false,
    isChosen: (key) => isChosenColour(parameters, key),
    ground: (key, fallback, under = fallback) => {
      const own = hexOf(parameters, key);
      const wanted = own || fallback;
      if (key === 'BACKGROUND_COLOR') return turnGround(paper, paper);
      if (key === 'FONT_COLOR') return turnInk(flatten(wanted, paper));
      if (brandGrounds.has(key)) return brand(flatten(wanted, under), [under, panel], 3);
      // A fine line is light by day; what is dark then, was meant to be seen as well as text.
      if (key === 'BORDER_COLOR') {
        if (own === '') return fallback;
        const isFine = toOklch(flatten(own, paper)).l >= middle;
        return over(isFine ? turnGround(own, paper, 0.12) : turnInk(own), own, under);
      }
      return over(turnGround(wanted, paper, key === 'SURFACE_COLOR' ? panelRise : 0), wanted, under);
    },
    text: (key, wanted, grounds) => {
      const [first = '#000000'] = grounds;
      const chosen = flatten(hexOf(parameters, key), first);
      const [best, ...others] = typeof wanted === 'string' ? [wanted] : wanted;
      if (chosen === '') return readableOf([best, ...others], grounds);
      if (worst(chosen, grounds) >= 4.5) return chosen;
      return brandTexts.has(key) ? brand(chosen, grounds, 4.5) : lift(turnInk(chosen), grounds);
    },
    readable: lift,
    readableOf,
  };
}

const opaque = (colour: string): string => mix(colour, colour, 0);

/** The digits of a colour's transparency, two or none. */
function alphaOf(colour: string): string {
  if (colour.length === 5) return colour.slice(4).repeat(2);
  return colour.length === 9 ? colour.slice(7) : '';
}
