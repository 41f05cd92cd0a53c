import { theme } from './theme.ts';

const mixed = (colour: string, percent: number) => `color-mix(in srgb, ${colour} ${percent}%, transparent)`;
const step = (percent: number) => mixed(theme.colour.menuVeil, percent);

/**
 * Lies between a picture and the header over it, as the value of `background`: dark behind light text, light behind dark text. So
 * strong that the text reads on any picture, down to 70 % of its height; then it fades out.
 */
export const veil = `linear-gradient(${step(66)}, ${step(56)} 70%, transparent)`;

export type VeilTone = 'dark' | 'light';
/** Position of the text that the veil lies behind. */
export type VeilPlace = 'top' | 'middle' | 'bottom';

/** Distance by which a veil extends beyond the text, where it fades out. */
export const veilFade = '4rem';

/**
 * Lies between any picture and words on it, as the value of `background` of the words' own box: even, or fading out over `veilFade`
 * at the edge that is inside the picture. As dense under every letter as `onDarkVeil` and `onLightVeil` need for a contrast of 4.5.
 */
export function pictureVeil(tone: VeilTone, place: VeilPlace): string {
  const colour = tone === 'dark' ? theme.colour.darkVeil : theme.colour.lightVeil;
  if (place === 'middle') return mixed(colour, 57);
  return `linear-gradient(to ${place === 'bottom' ? 'top' : 'bottom'}, ${mixed(colour, 68)}, ${mixed(colour, 57)} calc(100% - ${veilFade}), transparent)`;
}
