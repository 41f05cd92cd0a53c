import type { Call } from '#renderer/types.ts';
import type { AddressedKind, ContentAddress } from '#schemas/calls/site.ts';
import { unlessMissing } from '../api/server-api.ts';

/** What an address says of the thing that stands there. */
type Said = { kind: AddressedKind; slug: string | null };

/**
 * Where the thing of this name stands, when the number in an address is not its number: the name decides, since numbers may have been
 * another site's or another database's (docs/decisions/data-and-databases.md#numbers-of-addresses-move-with-the-site). Undefined where the
 * number has that name, where the address says no name, and where nothing has it: then the number decides.
 * @param url the one address of what has the number; undefined where nothing has it
 */
export async function namedAddress({ kind, slug }: Said, url: string | undefined, call: Call): Promise<ContentAddress | undefined> {
  if (slug === null || (url && slugIn(url) === slug)) return undefined;
  return unlessMissing(call('GET /address/{kind}/{slug}', { params: { kind, slug } }));
}

/** The slug in the one address of a thing: `robe-fleurie` of `/products/robe-fleurie/12`. */
export const slugIn = (url: string): string | undefined => url.split('/').at(-2);
