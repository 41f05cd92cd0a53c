/**
 * A veil behind text that lies over a picture, as the value of `background`: dark behind light text, light behind dark text. It fades
 * out below.
 * @param ink reference to the text's colour
 */
export function veilBehind(ink: string): string {
  const ground = `oklch(from ${ink} clamp(0.12, (0.6 - l) * 100, 0.98) 0.01 h)`;
  const step = (percent: number) => `color-mix(in srgb, ${ground} ${percent}%, transparent)`;
  return `linear-gradient(${step(66)}, ${step(56)} 70%, transparent)`;
}
