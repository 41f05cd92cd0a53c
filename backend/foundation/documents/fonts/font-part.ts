import { create } from 'fontkitten';

/** A file of a font to embed, or the name of one that every PDF reader has, and whether it has a letter (its code point). */
export type FontPart = { source: Buffer | string; has: (letter: number) => boolean };

/** A font file (TrueType or OpenType) as a part. What it has is asked of the file: what a style sheet says of its range may be more. */
export function partOf(source: Buffer): FontPart {
  const font = create(source);
  return { source, has: (letter) => !font.isCollection && font.hasGlyphForCodePoint(letter) };
}

/** Characters of WinAnsi beyond Latin-1. */
const furtherSigns = new Set([...'€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ'].map((sign) => sign.codePointAt(0)));

/** A font of every PDF reader, which has the letters of western Europe (WinAnsi). */
export const plainPart = (name: string): FontPart => ({ source: name, has: (letter) => letter <= 0xff || furtherSigns.has(letter) });
