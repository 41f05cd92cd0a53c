/** The package brings no types. */
declare module 'fontverter' {
  type Format = 'sfnt' | 'woff' | 'woff2';

  /** The format that the first bytes of a font say. Throws for any other file. */
  export function detectFormat(font: Buffer): Format;

  /** A font in another format; the same bytes where it has that format already. Rejects where the font is not whole. */
  export function convert(font: Buffer, format: Format): Promise<Buffer>;
}
