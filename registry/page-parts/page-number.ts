import type { LoadContext } from '#renderer/types.ts';

/** The page of a list that the address names (`?page=2`); an odd number is the first. */
export function pageNumberOf({ query }: Pick<LoadContext, 'query'>): number {
  const asked = query.page ?? '';
  return /^[1-9]\d{0,4}$/.test(asked) ? Number(asked) : 1;
}
