import { and, eq, sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';
import { addresses, users } from '#backend/tables/people.ts';
import type { Address } from '#schemas/address.ts';
import type { OrderRow } from '../events.ts';

/**
 * Stores a person's entries for an order in her account, to suggest them next time. These are its addresses, of which a known one moves to
 * the front, and its telephone number if the account has none.
 */
export async function rememberContact(tx: Database, order: OrderRow & { idUser: number }, now: Date): Promise<void> {
  if (order.deliveryAddress) await remember(tx, order, order.deliveryAddress, now);
  if (order.billingAddress) await remember(tx, order, order.billingAddress, now);
  const withoutPhone = and(eq(users.idSite, order.idSite), eq(users.id, order.idUser), eq(users.phone, ''));
  if (order.phone) await tx.update(users).set({ phone: order.phone }).where(withoutPhone);
}

async function remember(tx: Database, { idSite, idUser }: { idSite: number; idUser: number }, used: Address, now: Date): Promise<void> {
  const { firstname, lastname, latinName = '', address, addressPart2, postalCode, city } = used;
  const types = used.type.map(({ value }) => value);
  await tx
    .insert(addresses)
    .values({
      idSite,
      idUser,
      types,
      firstname,
      lastname,
      latinName,
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
      set: { usedAt: now, latinName, types: sql`array(select distinct unnest(${addresses.types} || excluded.types) order by 1)` },
    });
}
