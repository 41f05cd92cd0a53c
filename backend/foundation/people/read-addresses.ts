import { and, desc, eq } from 'drizzle-orm';
import { countryById } from '#backend/foundation/places/index.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { addresses } from '#backend/tables/people.ts';
import type { Address } from '#schemas/address.ts';
import type { Lang } from '#schemas/site.ts';

/** Maximum number of addresses in an address book. */
export const addressesShown = 20;

/** A person's addresses: used in orders or kept by herself, the latest first. */
export async function readAddresses(db: Database, idSite: number, idUser: number, lang: Lang): Promise<Address[]> {
  const rows = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.idSite, idSite), eq(addresses.idUser, idUser)))
    .orderBy(desc(addresses.usedAt), desc(addresses.id))
    .limit(addressesShown);
  return rows.map(({ id, types, firstname, lastname, latinName, address, addressPart2, postalCode, city, idCountry }) => {
    const country = countryById(idCountry, lang);
    return {
      ...{ id, firstname, lastname, address, addressPart2, postalCode, city },
      ...(latinName && { latinName }),
      type: types.map((value) => ({ value })),
      country: { id: idCountry, alphaTwo: country?.alphaTwo ?? '', name: country?.name ?? '' },
    };
  });
}
