import { sql } from 'drizzle-orm';
import type { Database } from '#backend/platform/database/database.ts';

/**
 * Adds so many orders of the last 300 days, paid but one in four, each with its attempt and its money; those of one in fifty came without
 * money. None has an invoice, as in a shop whose books are done elsewhere: each is a difference that the reconciliation lists.
 */
export const fillOrders = (whole: Database, idSite: number, count: number): Promise<void> =>
  whole.transaction(async (db) => {
    // As in fill.ts: checked row by row, so many take minutes.
    await db.execute(sql`set local session_replication_role = replica`);
    await fillTables(db, idSite, count);
    await db.execute(sql`
      insert into order_terms (id_site, id_order, term)
      select id_site, id, order_words(reference, email, phone, firstname, lastname) from orders where id_site = ${idSite}`);
  });

async function fillTables(db: Database, idSite: number, count: number): Promise<void> {
  await db.execute(sql`
    insert into orders (id, id_site, reference, status, id_cart, key_salt, locale, email, firstname, lastname, phone, subtotal, discount, shipping,
      total, vat, discount_code, message, delivery_kind, accepted_terms_at, created_at, held_until, paid_at)
    select gen_random_uuid(), ${idSite}, 'B-' || lpad(n::text, 7, '0'), case when n % 4 = 0 then 'CANCELLED' else 'PAID' end, gen_random_uuid(), 'salt',
      'fr_FR', 'client' || n % 5000 || '@example.test', (array['Nora', 'Léa', 'Paul', 'Jeanne'])[1 + n % 4], (array['Petit', 'Moreau', 'Noël'])[1 + n % 3],
      '0600000000', 5000, 0, 0, 5000, 833, '', '', 'NO_DELIVERY', at, at, at + interval '30 minutes', case when n % 4 = 0 then null else at end
    from (select n, now() - (n % 300) * interval '1 day' - (n % 24) * interval '1 hour' as at from generate_series(0, ${count - 1}::int) n) as placed`);
  await db.execute(sql`
    insert into payment_attempts (id, id_site, id_order, provider, method, provider_reference, amount, currency, status, created_at, updated_at)
    select gen_random_uuid(), id_site, id, 'stripe', 'CUSTOM', reference, total, 'EUR', case when paid_at is null then 'cancelled' else 'paid' end,
      created_at, created_at
    from orders where id_site = ${idSite}`);
  await db.execute(sql`
    insert into payment_captures (id_site, id_order, id_attempt, provider, transaction, amount, currency, is_test, is_extra, created_at)
    select o.id_site, o.id, a.id, 'stripe', o.reference, o.total, 'EUR', false, false, o.paid_at
    from orders o join payment_attempts a on a.id_site = o.id_site and a.id_order = o.id
    where o.id_site = ${idSite} and o.paid_at is not null and right(o.reference, 2)::int % 50 <> 0`);
}
