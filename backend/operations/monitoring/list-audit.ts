import { and, desc, eq, gte, inArray, lt, notInArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { countRows } from '#backend/platform/database/count-rows.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { auditedActions } from '#backend/platform/http/audit.ts';
import type { SiteContext } from '#backend/platform/http/context.ts';
import { auditLog } from '#backend/tables/audit.ts';
import { orders } from '#backend/tables/order.ts';
import { paymentRefunds } from '#backend/tables/payment.ts';
import { users } from '#backend/tables/people.ts';
import { orderReturns } from '#backend/tables/returns.ts';
import { pages } from '#backend/tables/site.ts';
import { withdrawals } from '#backend/tables/withdrawals.ts';
import { findSubject, readActionParams } from '#domain/audit-actions.ts';
import { addDays } from '#domain/days.ts';
import { instantIn } from '#domain/time-zones.ts';
import type { AuditSubject } from '#schemas/audit-subjects.ts';
import type { CallData } from '#schemas/calls/index.ts';
import type { AuditEntry } from '#schemas/calls/operations.ts';

type AuditQuery = {
  nbItem: number;
  page: number;
  call?: string | undefined;
  idUser?: number | undefined;
  subject?: AuditSubject | undefined;
  from?: string | undefined;
  to?: string | undefined;
};
type Site = Pick<SiteContext, 'id' | 'timeZone'>;
type Row = typeof auditLog.$inferSelect;

/** Lists the writes of a site's administrators, newest first, with what their sentences name: the person, the order, the page. */
export async function listAudit(db: Database, site: Site, query: AuditQuery): Promise<CallData<'GET /admin/audit'>> {
  const filter = and(
    eq(auditLog.idSite, site.id),
    query.call ? eq(auditLog.call, query.call) : undefined,
    query.idUser ? eq(auditLog.idUser, query.idUser) : undefined,
    query.subject && isAbout(query.subject),
    query.from ? gte(auditLog.createdAt, instantIn(site.timeZone, query.from, '00:00')) : undefined,
    query.to ? lt(auditLog.createdAt, instantIn(site.timeZone, addDays(query.to, 1), '00:00')) : undefined,
  );
  const total = await countRows(db, sql`${auditLog} where ${filter}`);
  const rows = await db
    .select()
    .from(auditLog)
    .where(filter)
    .orderBy(desc(auditLog.createdAt), desc(auditLog.id))
    .limit(query.nbItem)
    .offset((query.page - 1) * query.nbItem);
  return { total, entries: await describeRows(db, site.id, rows), people: await listPeople(db, site.id) };
}

/** Condition for actions of a subject; `other` is every action that this version does not know. */
function isAbout(subject: AuditSubject): SQL {
  const known = auditedActions();
  const fitting = known.filter((action) => findSubject(action) === subject);
  return subject === 'other' ? notInArray(auditLog.call, known) : inArray(auditLog.call, fitting);
}

async function describeRows(db: Database, idSite: number, rows: readonly Row[]): Promise<AuditEntry[]> {
  const params = new Map(rows.map((row) => [row, readActionParams(row.call, row.path)]));
  const names = await readNames(db, idSite, [...new Set(rows.map(({ idUser }) => idUser))]);
  const order = await findOrders(db, idSite, params);
  const page = await findPages(db, idSite, params);
  return rows.map((row) => {
    const { idSite: _idSite, createdAt, details, ...entry } = row;
    return {
      ...entry,
      details: details ?? {},
      name: names.get(row.idUser) ?? '',
      order: order(row),
      page: page(row),
      createdAt: createdAt.toISOString(),
    };
  });
}

async function readNames(db: Database, idSite: number, ids: readonly number[]): Promise<Map<number, string>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .select({ id: users.id, firstname: users.firstname, lastname: users.lastname })
    .from(users)
    .where(and(eq(users.idSite, idSite), inArray(users.id, [...ids])));
  return new Map(found.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`.trim()]));
}

type Params = ReadonlyMap<Row, Readonly<Record<string, string>>>;
type OrderLink = { table: PgTable & { idSite: PgColumn; id: PgColumn; idOrder: PgColumn }; path: RegExp; isId: RegExp };

const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;
const isRowId = /^[1-9]\d{0,8}$/;
/** What belongs to an order, by the path of its calls. */
const links: readonly OrderLink[] = [
  { table: orderReturns, path: / \/admin\/order-back\/\{id\}/, isId: isRowId },
  { table: withdrawals, path: / \/admin\/withdrawal\/\{id\}/, isId: isRowId },
  { table: paymentRefunds, path: / \/admin\/payment\/refund\/\{id\}/, isId: isUuid },
];

/** Finds the orders that rows are about: by their own id, or by that of a return, a withdrawal or a refund. */
async function findOrders(db: Database, idSite: number, params: Params): Promise<(row: Row) => AuditEntry['order']> {
  const orderOf = new Map<Row, string>();
  for (const [row, { id = '' }] of params) if (/ \/admin\/order\/\{id\}/.test(row.call) && isUuid.test(id)) orderOf.set(row, id);
  for (const { table, path, isId } of links) {
    const linked = [...params].filter(([row, { id = '' }]) => path.test(row.call) && isId.test(id));
    if (linked.length === 0) continue;
    const found = await db
      .select({ id: sql<string>`${table.id}::text`, idOrder: sql<string | null>`${table.idOrder}::text` })
      .from(table)
      .where(
        and(
          eq(table.idSite, idSite),
          inArray(
            table.id,
            linked.map(([, { id = '' }]) => id),
          ),
        ),
      );
    for (const [row, { id }] of linked) {
      const idOrder = found.find((one) => one.id === id?.toLowerCase())?.idOrder;
      if (idOrder) orderOf.set(row, idOrder);
    }
  }
  const ids = [...new Set(orderOf.values())];
  if (ids.length === 0) return () => null;
  const found = await db
    .select({ id: orders.id, reference: orders.reference, currency: orders.currency })
    .from(orders)
    .where(and(eq(orders.idSite, idSite), inArray(orders.id, ids)));
  return (row) => found.find(({ id }) => id === orderOf.get(row)?.toLowerCase()) ?? null;
}

/** Finds the titles of the pages that rows are about, by the page's own calls or those of its document. */
async function findPages(db: Database, idSite: number, params: Params): Promise<(row: Row) => string> {
  const pageOf = new Map<Row, number>();
  for (const [row, { id, idPage, kind, name }] of params) {
    const found = / \/admin\/page\/\{id\}/.test(row.call) ? id : (idPage ?? (kind === 'page' ? name : undefined));
    if (found && isRowId.test(found)) pageOf.set(row, Number(found));
  }
  const ids = [...new Set(pageOf.values())];
  if (ids.length === 0) return () => '';
  const found = await db
    .select({ id: pages.id, title: pages.title })
    .from(pages)
    .where(and(eq(pages.idSite, idSite), inArray(pages.id, ids)));
  return (row) => found.find(({ id }) => id === pageOf.get(row))?.title ?? '';
}

/** People that the filter offers. */
const maxPeople = 200;

/** Lists everybody who stands in the log, by e-mail address. Steps from one id to the next in the index: a long log takes as long as a short one. */
async function listPeople(db: Database, idSite: number): Promise<{ id: number; email: string; name: string }[]> {
  const next = (after: SQL) => sql`(select min(id_user) from audit_log where id_site = ${idSite} and id_user > ${after})`;
  const answer = await db.execute(sql`
    with recursive person(id) as (
      select ${next(sql`0`)}
      union all select ${next(sql`person.id`)} from person where person.id is not null
    )
    select person.id as id, coalesce(last.email, '') as email, coalesce(trim(${users.firstname} || ' ' || ${users.lastname}), '') as name
    from person
    left join ${users} on ${users.idSite} = ${idSite} and ${users.id} = person.id
    left join lateral (
      select email from audit_log where id_site = ${idSite} and id_user = person.id order by created_at desc limit 1
    ) last on true
    where person.id is not null order by 2, 1 limit ${maxPeople}`);
  return (answer as unknown as { rows: { id: number; email: string; name: string }[] }).rows;
}
