import { theme } from './theme.ts';

const step = (percent: number) => `color-mix(in srgb, ${theme.colour.menuVeil} ${percent}%, transparent)`;

/**
 * Lies between a picture and the header over it, as the value of `background`: dark behind light text, light behind dark text. So
 * strong that the text reads on any picture, down to 70 % of its height; then it fades out.
 */
export const veil = `linear-gradient(${step(66)}, ${step(56)} 70%, transparent)`;
