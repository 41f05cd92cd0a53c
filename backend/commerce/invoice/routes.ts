import { z } from 'zod';
import { answerPdf, documentFonts, filesMade, paperColours } from '#backend/foundation/documents/index.ts';
import { readSettings } from '#backend/foundation/settings/index.ts';
import { offersProductFiles, productFile, productFileAddress } from '#backend/goods/catalogue/index.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { callerAddress } from '#backend/platform/http/caller-address.ts';
import { type PlainDefinition, plainRoute } from '#backend/platform/http/plain-route.ts';
import { type Api, type Call, route } from '#backend/platform/http/route.ts';
import { limitRate } from '#backend/platform/rate-limits/limit-rate.ts';
import { externalApp } from '#domain/analytics/external-apps.ts';
import { invoicePdf } from './document/invoice-pdf.ts';
import { requireDocuments, toDocument } from './flows/read-documents.ts';

/** Invoices and credit notes of orders, and the files of products. */
export function documentRoutes(api: Api): void {
  route(api, 'GET /order/{id}/documents', async ({ db, site, user, params, query }) => {
    const rows = await requireDocuments(db, { idSite: site.id, user, key: query.key }, params.id);
    return rows.map((row) => toDocument(row, query.key));
  });
  const address = (
    { db, site, locale, services }: Pick<Call<'GET /product/generate/file/{id}'>, 'db' | 'site' | 'locale' | 'services'>,
    id: number,
    idDeclination: number | null,
  ) => productFileAddress(db, site, { id, idDeclination, locale, now: services.now() });
  route(api, 'GET /product/generate/file/{id}', (call) => address(call, call.params.id, null));
  route(api, 'GET /product/generate/file/{id}/{idDeclination}', (call) => address(call, call.params.id, call.params.idDeclination));
  route(api, 'GET /external-app/{app}/config/public', async ({ db, params, site }) => {
    if (params.app === 'PRODUCT_FILE_GENERATOR') return { isActive: await offersProductFiles(db, site) };
    const found = externalApp(params.app, await readSettings(db, site.id));
    if (!found) throw new ApiError(404, 'error.not-found');
    return found;
  });

  const document: PlainDefinition = {
    summary: 'An invoice or a credit note of an order, by its reference',
    access: 'public',
    params: z.object({ id: z.uuid(), file: z.string().endsWith('.pdf') }),
    query: z.object({ key: z.string().optional() }),
    types: ['application/pdf'],
  };
  plainRoute(api, 'GET /order/{id}/documents/{file}', document, async (c) => {
    const { services, site, signedIn, log } = c.var;
    const { id = '', file } = c.req.param();
    const isOrder = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(id);
    const found = isOrder ? await requireDocuments(services.db, { idSite: site.id, user: signedIn, key: c.req.query('key') }, id) : [];
    const row = found.find(({ reference }) => file === `${reference}.pdf`);
    if (!row) throw new ApiError(404, 'order.not-found');
    await limitRate({ services, site }, filesMade, signedIn ? String(signedIn.id) : callerAddress(c));
    const values = await readSettings(services.db, site.id, row.locale);
    const fonts = await documentFonts({ ...services, log }, site.id, values);
    return answerPdf(
      c,
      await invoicePdf(row, { fonts, colours: paperColours(values) }),
      `attachment; filename="${file}"`,
      'private, no-store',
    );
  });
  const sheet: PlainDefinition = {
    summary: 'The file of a product, or with a second number of one of its declinations',
    access: 'public',
    params: z.object({ locale: z.string(), file: z.string().regex(/^\d+(-\d+)?\.pdf$/) }),
    types: ['application/pdf'],
  };
  plainRoute(api, 'GET /product/file/{locale}/{file}', sheet, productFile);
}
