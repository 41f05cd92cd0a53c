const plain = (city: string): string =>
  city
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .replace(/\bst(e?)\b/g, 'saint$1');

/**
 * The city of an address after its postal code became another: one that belonged to the code of before goes with it, one that no list
 * has, such as a hamlet, stays.
 *
 * @param before cities of the postal code of before; none where they are not known.
 * @param now cities of the postal code that stands there, at least one.
 */
export function cityOfCode(city: string, before: readonly string[], now: readonly string[]): string {
  const isAmong = (cities: readonly string[]) => cities.some((each) => plain(each) === plain(city));
  const stays = city.trim() !== '' && (isAmong(now) || !isAmong(before));
  const [only = '', ...others] = now;
  if (stays) return city;
  return others.length === 0 ? only : '';
}
