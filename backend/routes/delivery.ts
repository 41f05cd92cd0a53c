import { ApiError } from '../api-error.ts';
import { requireSelling } from '../flows/cart/selling.ts';
import { allowedSlots } from '../flows/shipping/calendar.ts';
import { carriersTo } from '../flows/shipping/carriers.ts';
import { readParcel } from '../flows/shipping/parcel.ts';
import { countryById } from '../places/countries.ts';
import { type Api, route } from '../route.ts';

export function deliveryRoutes(app: Api): void {
  route(app, 'POST /calculate/shipping-fees', async ({ db, site, locale, lang, body }) => {
    await requireSelling(db, site.id, locale);
    const country = countryById(body.country, lang);
    if (!country) throw ApiError.fields([{ key: 'country', message: 'shipping.country' }]);
    const lines = await readParcel(db, site.id, body.products);
    return carriersTo(db, site.id, lines, { alphaTwo: country.alphaTwo, postalCode: body.postalCode });
  });
  route(app, 'GET /calendar/{id}/date/allowed/{month}/{year}', async ({ db, site, params, services }) => {
    const { id, month, year } = params;
    return { slots: await allowedSlots(db, site, id, { month, year }, services.now()) };
  });
}
