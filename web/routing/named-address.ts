import type { Call } from '#renderer/types.ts';
import type { AddressedKind, ContentAddress } from '#schemas/calls/site.ts';
import { unlessMissing } from '../api/server-api.ts';

/** Kind and slug that an address contains. */
type Said = { kind: AddressedKind; slug: string | null };

/**
 * Returns the address of the entry with this name, if the number in an address is another entry's. The name decides, since numbers may come
 * from another site or database (docs/decisions/data-and-databases.md#numbers-of-addresses-move-with-the-site). Undefined, and the number
 * decides, if the number has that name, the address has no name, or no entry has it.
 * @param url the one address of what has the number; undefined where nothing has it
 */
export async function namedAddress({ kind, slug }: Said, url: string | undefined, call: Call): Promise<ContentAddress | undefined> {
  if (slug === null || (url && slugIn(url) === slug)) return undefined;
  return unlessMissing(call('GET /address/{kind}/{slug}', { params: { kind, slug } }));
}

/** The slug in the one address of a thing: `robe-fleurie` of `/products/robe-fleurie/12`. */
export const slugIn = (url: string): string | undefined => url.split('/').at(-2);
