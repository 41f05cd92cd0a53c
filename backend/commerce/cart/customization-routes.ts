import { z } from 'zod';
import { checkAnswers, contentTypes, handOver } from '#backend/content/forms/index.ts';
import { readCustomization, readProductCustomizations } from '#backend/goods/catalogue/index.ts';
import { readCustomizationFile } from '#backend/goods/customization/index.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { type PlainDefinition, plainRoute } from '#backend/platform/http/plain-route.ts';
import { type Api, route } from '#backend/platform/http/route.ts';
import { limitRate } from '#backend/platform/rate-limits/limit-rate.ts';
import { fieldsOf } from '#domain/customization.ts';
import { customizedPrice } from './customization-price.ts';
import { shopperOf } from './routes.ts';
import { requireSelling } from './selling.ts';

/** Files that one place may have checked in an hour, and prices it may ask for in a minute. */
const filesByCaller = { name: 'customization-check', limit: 120, windowSeconds: 3600 };
const pricesByCaller = { name: 'customization-price', limit: 240, windowSeconds: 60 };

export function customizationRoutes(api: Api): void {
  route(api, 'GET /product/{id}/customization', ({ db, site, locale, params }) =>
    readProductCustomizations(db, { idSite: site.id, locale }, params.id),
  );

  route(api, 'POST /product-customization/{id}/file/validate', async (call) => {
    const { db, site, locale, params, filesByKey: files, caller } = call;
    await limitRate(call, filesByCaller, caller);
    const fields = fieldsOf(await readCustomization(db, { idSite: site.id, locale }, params.id)).filter(({ type }) => type === 'file');
    // One file at a time: the others of a form are none of its business, and its condition is judged with all answers.
    const field = fields.find(({ key }) => files.has(key)) ?? fields[0];
    if (!field) throw new ApiError(404, 'customization.not-found');
    const only = [{ ...field, showIf: null, required: true }];
    const checked = await checkAnswers(only, { answers: {}, files, market: site.market, isTrial: false });
    if (checked.refused.length > 0) throw ApiError.fields(checked.refused);
    return { name: checked.files[0]?.name ?? '' };
  });

  route(api, 'POST /cart/product/{idProduct}/declination/{idDeclination}/customize/price', async (call) => {
    const { db, locale, params, body, caller } = call;
    await limitRate(call, pricesByCaller, caller);
    const { idSite } = shopperOf(call);
    await requireSelling(db, idSite, locale);
    return customizedPrice(db, { idSite, locale }, { ...params, ...body });
  });

  const file: PlainDefinition = {
    summary: 'A file that came with a personalised piece',
    access: 'admin',
    params: z.object({ id: z.uuid() }),
    types: Object.values(contentTypes),
  };
  plainRoute(api, 'GET /product-customization/file/download/{id}', file, async (c) => {
    const { services, site } = c.var;
    const id = z.uuid().safeParse(c.req.param('id'));
    const found = id.success ? await readCustomizationFile(services.db, site.id, id.data) : undefined;
    if (!found) throw new ApiError(404, 'customization.no-file');
    return handOver(c, found);
  });
}
