import { and, asc, eq, inArray, notExists, sql } from 'drizzle-orm';
import { addRates } from '#backend/commerce/invoice/index.ts';
import { byteOrderMark, writeRows, writeText } from '#backend/platform/csv.ts';
import type { Database } from '#backend/platform/database/database.ts';
import { invoices } from '#backend/tables/invoice.ts';
import { orderLines, orders } from '#backend/tables/order.ts';
import { paymentAttempts } from '#backend/tables/payment.ts';
import type { RatePart } from '#domain/vat.ts';
import { messages as orderStatusMessages } from '#messages/generated/domain/order-status.ts';
import { messages as texts } from '#messages/generated/entities/order.ts';
import type { Lang } from '#schemas/site.ts';
import { decimalSign, shownDecimal } from './formats.ts';
import { momentCells, type Period, within } from './period.ts';

export type Exporting = { site: { id: number; timeZone: string }; lang: Lang; period: Period };
type OrderRow = typeof orders.$inferSelect;
type Rate = Pick<RatePart, 'vatRate' | 'marginScheme'>;

/** Orders that no money moved for are none: those paid at the test bank, or in the test environment of a provider. */
const isNoTrial = (db: Database) =>
  notExists(
    db
      .select({ one: sql`1` })
      .from(paymentAttempts)
      .where(and(eq(paymentAttempts.idSite, orders.idSite), eq(paymentAttempts.idOrder, orders.id), eq(paymentAttempts.isTest, true))),
  );

/** Rows read at once. */
const atOnce = 500;

/**
 * Orders placed in a period as CSV, without those in test, the oldest first, piece by piece: amounts as exact decimals, tax included; then for each VAT rate
 * of the period what is taxed by it, without tax, and the tax, and what falls under the margin scheme.
 */
export async function* exportOrders(db: Database, { site, lang, period }: Exporting): AsyncGenerator<string> {
  const filter = and(eq(orders.idSite, site.id), within(orders.createdAt, period, site.timeZone), isNoTrial(db));
  const ids = await db.select({ id: orders.id }).from(orders).where(filter).orderBy(asc(orders.createdAt), asc(orders.reference));
  const rates = await ratesOf(db, filter);
  const money = (cents: number) => shownDecimal(cents, 2, decimalSign(lang));
  yield byteOrderMark + writeRows([[...Object.values(texts[lang].columns), ...rates.flatMap((rate) => rateHeaders(rate, lang))]]);
  for (let from = 0; from < ids.length; from += atOnce) {
    const page = ids.slice(from, from + atOnce).map(({ id }) => id);
    const { rows, partsOf, documentsOf, methodOf } = await readPage(db, site.id, page);
    yield writeRows(
      rows.map((order) => {
        const parts = addRates([...(partsOf.get(order.id) ?? []), ...order.shippingRates]);
        const documents = documentsOf.get(order.id) ?? [];
        const credits = documents.filter(({ kind }) => kind === 'CREDIT_NOTE');
        return [
          ...cellsOf(order, { site, lang, money }),
          methodOf.get(order.id) ?? '',
          documents.find(({ kind }) => kind === 'INVOICE')?.reference ?? '',
          credits.map(({ reference }) => reference).join(' '),
          money(credits.reduce((sum, { total }) => sum + total, 0)),
          ...rates.flatMap((rate) => {
            const part = parts.find((each) => each.vatRate === rate.vatRate && each.marginScheme === rate.marginScheme);
            const { gross, vat } = part ?? { gross: 0, vat: 0 };
            return rate.marginScheme ? [money(gross)] : [money(gross - vat), money(vat)];
          }),
        ];
      }),
    );
  }
}

function cellsOf(
  order: OrderRow,
  { site, lang, money }: { site: Exporting['site']; lang: Lang; money: (cents: number) => string },
): string[] {
  const country = (order.billingAddress ?? order.deliveryAddress)?.country.alphaTwo ?? '';
  return [
    order.reference,
    orderStatusMessages[lang][order.status],
    ...momentCells(order.createdAt, site.timeZone),
    ...momentCells(order.paidAt, site.timeZone),
    // A contract that is closed off counts, without its buyer: only she and the law have her name of it.
    order.closedAt ? '' : writeText(`${order.firstname} ${order.lastname}`.trim()),
    order.closedAt ? '' : writeText(order.email),
    country,
    order.currency,
    order.sentTo ?? '',
    texts[lang].taxation[order.taxation],
    ...[order.subtotal, order.discount, order.shipping, order.vatDeducted, order.total, order.vat].map(money),
  ];
}

async function readPage(db: Database, idSite: number, ids: string[]) {
  const found = await db
    .select()
    .from(orders)
    .where(and(eq(orders.idSite, idSite), inArray(orders.id, ids)));
  const lines = await db
    .select()
    .from(orderLines)
    .where(and(eq(orderLines.idSite, idSite), inArray(orderLines.idOrder, ids)));
  const documents = await db
    .select({ idOrder: invoices.idOrder, kind: invoices.kind, reference: invoices.reference, total: invoices.total })
    .from(invoices)
    .where(and(eq(invoices.idSite, idSite), inArray(invoices.idOrder, ids)))
    .orderBy(asc(invoices.id));
  const attempts = await db
    .select({ idOrder: paymentAttempts.idOrder, method: paymentAttempts.method })
    .from(paymentAttempts)
    .where(
      and(
        eq(paymentAttempts.idSite, idSite),
        inArray(paymentAttempts.idOrder, ids),
        inArray(paymentAttempts.status, ['paid', 'partially_refunded', 'refunded']),
      ),
    );
  const byId = new Map(found.map((row) => [row.id, row]));
  const parts = lines.map(({ idOrder, vatRate, marginScheme, total, discount, vat }) => ({
    idOrder,
    ...{ vatRate, marginScheme, gross: total - discount, vat },
  }));
  return {
    rows: ids.flatMap((id) => byId.get(id) ?? []),
    partsOf: Map.groupBy(parts, ({ idOrder }) => idOrder),
    documentsOf: Map.groupBy(documents, ({ idOrder }) => idOrder),
    methodOf: new Map(attempts.map(({ idOrder, method }) => [idOrder, method])),
  };
}

/** The VAT rates of orders, the highest first, the margin scheme last. */
async function ratesOf(db: Database, filter: ReturnType<typeof and>): Promise<Rate[]> {
  const ofLines = await db
    .selectDistinct({ vatRate: orderLines.vatRate, marginScheme: orderLines.marginScheme })
    .from(orderLines)
    .innerJoin(orders, and(eq(orders.idSite, orderLines.idSite), eq(orders.id, orderLines.idOrder)))
    .where(filter);
  const ofShipping = await db
    .selectDistinct({
      vatRate: sql<number>`(part->>'vatRate')::int`,
      marginScheme: sql<boolean>`(part->>'marginScheme')::boolean`,
    })
    .from(orders)
    .innerJoin(sql`jsonb_array_elements(${orders.shippingRates}) as part`, sql`true`)
    .where(filter);
  const all = new Map([...ofLines, ...ofShipping].map((rate) => [`${rate.marginScheme} ${rate.vatRate}`, rate]));
  return [...all.values()].sort((a, b) => Number(a.marginScheme) - Number(b.marginScheme) || b.vatRate - a.vatRate);
}

function rateHeaders({ vatRate, marginScheme }: Rate, lang: Lang): string[] {
  const { net, vat, margin } = texts[lang].rate;
  if (marginScheme) return [margin];
  const rate = `${shownDecimal(vatRate, 2, decimalSign(lang))} %`;
  return [net({ rate }), vat({ rate })];
}
