declare module 'snowball-stemmers' {
  /** A stemmer of a language by its English name: `french`. Throws for one it does not know. */
  export function newStemmer(algorithm: string): { stem: (word: string) => string };
}
