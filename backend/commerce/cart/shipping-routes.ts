import { countryById } from '#backend/foundation/places/index.ts';
import { carriersTo, withArrivals } from '#backend/goods/shipping/index.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { type Api, route } from '#backend/platform/http/route.ts';
import { firstDaysOf } from '#domain/rental-in-time.ts';
import { freeDays } from './free-days.ts';
import { readParcel } from './parcel.ts';
import { priceOfRental } from './rental-price.ts';
import { requireSelling } from './selling.ts';

/** Adds the calls for the delivery fees of a cart, and for the days on which a rental is free. */
export function deliveryRoutes(app: Api): void {
  route(app, 'POST /calculate/shipping-fees', async ({ db, site, locale, lang, body, services }) => {
    await requireSelling(db, site.id, locale);
    const country = countryById(body.country, lang);
    if (!country) throw ApiError.fields([{ key: 'country', message: 'shipping.country' }]);
    const lines = await readParcel(db, site.id, body.products);
    const place = { alphaTwo: country.alphaTwo, postalCode: body.postalCode };
    const carriers = await carriersTo(db, { idSite: site.id, locale }, lines, place);
    const firstDays = firstDaysOf(body.products);
    return withArrivals(db, site, carriers, { country: country.alphaTwo, firstDays, now: services.now() });
  });
  route(app, 'GET /rental/{declinationId}/date/allowed/{month}/{year}', ({ db, site, params, services }) => {
    const { declinationId, month, year } = params;
    return freeDays(db, site, declinationId, { month, year }, services.now());
  });
  route(app, 'GET /rental/{declinationId}/price', ({ db, site, locale, params, query, services }) =>
    priceOfRental(db, { idSite: site.id, locale, now: services.now() }, params.declinationId, query),
  );
}
