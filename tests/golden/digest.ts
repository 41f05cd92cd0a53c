import { createHash } from 'node:crypto';

/** Digest of a text, short enough for a golden file. */
export const digest = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** Golden file of digests: a line for each name, in the order of the names. */
export const digestLines = (texts: Iterable<readonly [name: string, text: string]>): string =>
  [...texts]
    .map(([name, text]) => `${digest(text)} ${name}\n`)
    .sort((one, other) => (one.slice(17) < other.slice(17) ? -1 : 1))
    .join('');
