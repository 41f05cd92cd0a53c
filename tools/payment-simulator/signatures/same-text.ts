import { timingSafeEqual } from 'node:crypto';

/** Whether two signatures are the same text, in a time that does not depend on where they differ. */
export function isSameText(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** The one of a list whose text is this; undefined: none. */
export const findByText = <T>(list: readonly T[], textOf: (each: T) => string, text: string): T | undefined =>
  list.find((each) => isSameText(textOf(each), text));
