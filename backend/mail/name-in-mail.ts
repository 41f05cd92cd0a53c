/**
 * A name that somebody typed, as an e-mail may say it: without what e-mail programs make a link of. The address it goes to was
 * typed as well, so a shop would otherwise send anybody's links to anybody. `J.P.` becomes `J. P.`, `https://evil.example/x` becomes
 * `https evil. example x`.
 */
export const nameInMail = (name: string): string =>
  name
    .normalize('NFKC')
    .replace(/[^\p{L}\p{M}\p{N}'’·. -]+/gu, ' ')
    .replace(/\.(?=\S)/g, '. ')
    .replace(/\s+/g, ' ')
    .trim();
