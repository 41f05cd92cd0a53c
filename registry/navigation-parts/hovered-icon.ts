/** The ground of an icon under the pointer: a breath of its own colour, whatever it stands on. */
export const hoveredIcon = 'color-mix(in srgb, currentColor 12%, transparent)';
