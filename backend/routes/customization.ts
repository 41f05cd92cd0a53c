import { z } from 'zod';
import { fieldsOf } from '#machines/customization/fields.ts';
import { isAdmin } from '#schemas/user.ts';
import { ApiError } from '../api-error.ts';
import { readCustomizationFile } from '../customizations/files.ts';
import { customizedPrice } from '../customizations/price.ts';
import { readCustomization, readProductCustomizations } from '../customizations/read-customizations.ts';
import { requireSelling } from '../flows/cart/selling.ts';
import { checkAnswers } from '../forms/check-answers.ts';
import { handOver } from '../forms/hand-over.ts';
import { limitRate } from '../limit-rate.ts';
import { type Api, route } from '../route.ts';
import { shopperOf } from './cart.ts';

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

  // A file, not an envelope.
  api.get('/product-customization/file/download/:id', async (c) => {
    const { services, site, signedIn } = c.var;
    if (!signedIn) throw new ApiError(401, 'auth.required');
    if (!isAdmin(signedIn.role)) throw new ApiError(403, 'auth.forbidden');
    const id = z.uuid().safeParse(c.req.param('id'));
    const file = id.success ? await readCustomizationFile(services.db, site.id, id.data) : undefined;
    if (!file) throw new ApiError(404, 'customization.no-file');
    return handOver(c, file);
  });
}
