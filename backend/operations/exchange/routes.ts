import { z } from 'zod';
import { confirmByList, readReconciliation } from '#backend/commerce/payment/index.ts';
import type { ApiContext } from '#backend/platform/http/context.ts';
import { plainRoute } from '#backend/platform/http/plain-route.ts';
import { type Api, route } from '#backend/platform/http/route.ts';
import { warmCatalogue } from '#backend/storefront/search/index.ts';
import { type Lang, langs } from '#schemas/site.ts';
import { exportOrders } from './export-orders.ts';
import { exportPayments } from './export-payments.ts';
import { exportProducts } from './export-products.ts';
import { exportReconciliation } from './export-reconciliation.ts';
import { exportFec, exportSalesReport } from './export-sales-books.ts';
import { readBankList } from './import-bank-list.ts';
import { importProducts } from './import-products.ts';
import { readPeriod } from './period.ts';
import { readTextFile, requireFileAlone } from './read-file.ts';

/** Files that a shop takes out of the panel and puts in: products, and what an accountant asks for. */
export function adminExchangeRoutes(app: Api): void {
  route(app, 'POST /admin/product/import', async (call) => {
    const { db, site, lang, query, body, user, services, filesByKey, say } = call;
    requireFileAlone(body);
    const file = filesByKey.get('file');
    const importing = { site, lang, dryRun: query.dryRun, now: services.now(), byEmail: user.email };
    const report = await importProducts(db, await readTextFile(file), importing);
    if (report.isWritten) warmCatalogue(db, site.id);
    say(report.isWritten ? 'csv.imported' : 'csv.checked');
    return report;
  });

  route(app, 'POST /admin/payment/bank-list', async ({ db, site, body, user, services, filesByKey }) => {
    requireFileAlone(body);
    const list = readBankList(await readTextFile(filesByKey.get('file')));
    return confirmByList(db, site.id, list, { now: services.now(), byEmail: user.email });
  });

  const csv = { access: 'admin', types: ['text/csv'] } as const;
  const lang = z.enum(langs).optional();
  const period = z.object({ lang, from: z.iso.date().optional(), to: z.iso.date().optional() });
  const products = { ...csv, summary: 'All products as a table', query: z.object({ lang }) };
  plainRoute(app, 'GET /admin/product/export.csv', products, (c) => {
    const { services, site } = c.var;
    return answerCsv(c, 'products', exportProducts(services.db, site, langOf(c)));
  });
  const orders = { ...csv, summary: 'The orders of a period as a table', query: period };
  plainRoute(app, 'GET /admin/order/export.csv', orders, (c) => {
    const { services, site } = c.var;
    return answerCsv(c, 'orders', exportOrders(services.db, { site, lang: langOf(c), period: readPeriod(c.req.query()) }));
  });
  const payments = { ...csv, summary: 'The payments of a period as a table', query: period };
  plainRoute(app, 'GET /admin/payment/export.csv', payments, (c) => {
    const { services, site } = c.var;
    return answerCsv(c, 'payments', exportPayments(services.db, { site, lang: langOf(c), period: readPeriod(c.req.query()) }));
  });
  const books = { ...csv, summary: 'Orders, payments, refunds, invoices and payouts a day as a table', query: period };
  plainRoute(app, 'GET /admin/payment/reconciliation.csv', books, async (c) => {
    const { services, site } = c.var;
    const found = await readReconciliation(services.db, site, readPeriod(c.req.query()), services.now());
    return answerCsv(c, 'reconciliation', exportReconciliation(found, langOf(c)));
  });
  const sales = { ...csv, summary: 'Sales to consumers a day, category and VAT rate as a table, for their reporting', query: period };
  plainRoute(app, 'GET /admin/sales/report.csv', sales, async (c) => {
    const { services, site } = c.var;
    const text = await exportSalesReport(services.db, { site, lang: langOf(c), period: readPeriod(c.req.query()) });
    return answerCsv(c, 'sales', [text]);
  });
  const fec = {
    access: 'admin',
    types: ['text/plain'],
    summary: 'Sales and payments as a file of accounting entries (FEC)',
    query: period,
  } as const;
  plainRoute(app, 'GET /admin/sales/fec.txt', fec, async (c) => {
    const { services, site } = c.var;
    const { name, text } = await exportFec(services.db, { site, period: readPeriod(c.req.query()), now: services.now() });
    c.header('Content-Type', 'text/plain; charset=utf-8');
    c.header('Content-Disposition', `attachment; filename="${name}"`);
    c.header('Cache-Control', 'private, no-store');
    return c.body(text);
  });
}

/** A link sends no headers: it may name the language in its address (`lang=en`). */
function langOf(c: ApiContext): Lang {
  const asked = c.req.query('lang');
  return langs.find((lang) => lang === asked) ?? c.var.lang;
}

function answerCsv(c: ApiContext, name: string, pieces: Iterable<string> | AsyncIterable<string>): Response {
  c.header('Content-Type', 'text/csv; charset=utf-8');
  c.header('Content-Disposition', `attachment; filename="${name}-${c.var.site.id}.csv"`);
  c.header('Cache-Control', 'private, no-store');
  return c.body(streamOf(pieces));
}

/** Streams pieces of text. An error breaks the stream off, so that a download fails instead of being incomplete. */
function streamOf(pieces: Iterable<string> | AsyncIterable<string>): ReadableStream<Uint8Array> {
  const all = (async function* () {
    yield* pieces;
  })();
  const encoder = new TextEncoder();
  return new ReadableStream({
    pull: async (controller) => {
      const { done, value } = await all.next();
      if (done) controller.close();
      else controller.enqueue(encoder.encode(value));
    },
    cancel: async () => {
      await all.return(undefined);
    },
  });
}
