import { sql } from 'drizzle-orm';
import type { Address } from '#schemas/address.ts';
import { addresses } from '../people/tables.ts';
import type { Database } from '../platform/database/database.ts';
import type { OrderRow } from './events.ts';

/** Keeps the addresses of an order in the person's account, to be offered next time; one that is known is moved to the front. */
export async function rememberAddresses(tx: Database, order: OrderRow & { idUser: number }, now: Date): Promise<void> {
  if (order.deliveryAddress) await remember(tx, order, order.deliveryAddress, now);
  if (order.billingAddress) await remember(tx, order, order.billingAddress, now);
}

async function remember(tx: Database, { idSite, idUser }: { idSite: number; idUser: number }, used: Address, now: Date): Promise<void> {
  const { firstname, lastname, address, addressPart2, postalCode, city } = used;
  const types = used.type.map(({ value }) => value);
  await tx
    .insert(addresses)
    .values({
      idSite,
      idUser,
      types,
      firstname,
      lastname,
      address,
      addressPart2,
      postalCode,
      city,
      idCountry: used.country.id,
      usedAt: now,
    })
    .onConflictDoUpdate({
      target: [
        addresses.idSite,
        addresses.idUser,
        addresses.firstname,
        addresses.lastname,
        addresses.address,
        addresses.addressPart2,
        addresses.postalCode,
        addresses.city,
        addresses.idCountry,
      ],
      set: { usedAt: now, types: sql`array(select distinct unnest(${addresses.types} || excluded.types) order by 1)` },
    });
}
