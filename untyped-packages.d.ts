// Types of packages that bring none, for the part of them that is in use.

declare module 'fontverter' {
  type Format = 'sfnt' | 'woff' | 'woff2';

  /** The format that the first bytes of a font say. Throws for any other file. */
  export function detectFormat(font: Buffer): Format;

  /** A font in another format; the same bytes where it has that format already. Rejects where the font is not whole. */
  export function convert(font: Buffer, format: Format): Promise<Buffer>;
}

declare module 'snowball-stemmers' {
  /** A stemmer of a language by its English name: `french`. Throws for one it does not know. */
  export function newStemmer(algorithm: string): { stem: (word: string) => string };
}

/** Those published are of a version without `preferred`. */
declare module 'negotiator' {
  class Negotiator {
    constructor(request: { headers: Readonly<Record<string, unknown>> });
    /** Those of `available` that are accepted, the best first; of equal ones as `preferred` has them. */
    encodings(available: string[], options?: { preferred?: string[] }): string[];
  }
  export = Negotiator;
}
