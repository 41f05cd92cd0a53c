/** Letters and digits of a text as an address writes them, at most `maxLength` signs: `Été à la mer` is `ete-a-la-mer`; '' of none. */
export const slugify = (text: string, maxLength: number): string =>
  trim(
    text
      .normalize('NFKD')
      .replace(/\p{M}/gu, '')
      .toLowerCase()
      .replace(/œ/g, 'oe')
      .replace(/æ/g, 'ae')
      .replace(/[^a-z0-9]+/g, '-'),
    maxLength,
  );

const trim = (slug: string, maxLength: number): string => slug.replace(/^-+/, '').slice(0, Math.max(0, maxLength)).replace(/-+$/, '');

/**
 * The name itself, or with a number behind it where it is taken: `robe`, `robe-2`, `robe-3` … It is cut so that it never has more than
 * `maxLength` signs. Who asks holds a lock that keeps others from taking it meanwhile.
 */
export async function findFreeName(
  wanted: string,
  maxLength: number,
  isTaken: (name: string) => boolean | Promise<boolean>,
): Promise<string> {
  for (let number = 1; ; number += 1) {
    const end = number === 1 ? '' : `-${number}`;
    const name = trim(wanted, maxLength - end.length) + end;
    if (!(await isTaken(name))) return name;
  }
}
