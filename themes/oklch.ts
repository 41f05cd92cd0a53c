import { fromLinear, toLinear } from './colour.ts';

/** A colour as the eye orders it (OKLCH): lightness 0 to 1, chroma from 0 (grey), hue in radians. */
export type Oklch = { readonly l: number; readonly c: number; readonly h: number };

/** Björn Ottosson's OKLab, of a hex colour: https://bottosson.github.io/posts/oklab/ */
export function toOklch(colour: string): Oklch {
  const [red, green, blue] = toLinear(colour);
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return { l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short, c: Math.hypot(a, b), h: Math.atan2(b, a) };
}

/** Red, green and blue as shares of light; outside 0 to 1 where no screen shows the colour. */
function toLight({ l, c, h }: Oklch): [number, number, number] {
  const [a, b] = [c * Math.cos(h), c * Math.sin(h)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

const isShown = (light: readonly number[]): boolean => light.every((share) => share >= -0.0005 && share <= 1.0005);

/** The hex colour; where no screen shows it, the one of less chroma that screens do show. */
export function fromOklch({ l, c, h }: Oklch): string {
  let [shown, tooMuch] = [0, c];
  if (isShown(toLight({ l, c, h }))) shown = c;
  else {
    for (let step = 0; step < 12; step++) {
      const chroma = (shown + tooMuch) / 2;
      if (isShown(toLight({ l, c: chroma, h }))) shown = chroma;
      else tooMuch = chroma;
    }
  }
  return fromLinear(toLight({ l, c: shown, h }));
}
