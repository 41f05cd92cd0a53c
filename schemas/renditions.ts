/**
 * The renditions of a picture that have an address: widths in px by format, all that pages name. AVIF is what pictures of pages are; a
 * browser that does not know it is answered in WebP. JPEG is for search engines, social networks, posters and the whole picture, PNG for
 * logos. Each is made at its first request, so whatever else could be asked for would be work for nobody.
 */
export const renditions = {
  avif: [160, 320, 480, 640, 750, 960, 1280, 1920],
  webp: [160, 320, 480, 640, 750, 960, 1280, 1920],
  jpg: [1280, 1920],
  png: [160, 640],
} as const;

/** Sizes in px of the square icons that a web manifest names, as PNG. */
export const iconSizes = [192, 512] as const;
/** `any` is the picture as it is; `maskable` keeps its middle, so that a device may cut the icon into a shape of its own. */
export const iconFrames = ['any', 'maskable'] as const;
export type IconFrame = (typeof iconFrames)[number];

export type RenditionFormat = keyof typeof renditions;
export type RenditionWidth<Format extends RenditionFormat> = (typeof renditions)[Format][number];
