import { countryById } from '#backend/foundation/places/index.ts';
import { ApiError } from '#backend/platform/http/api-error.ts';
import { type Api, route } from '#backend/platform/http/route.ts';
import { limitRate } from '#backend/platform/rate-limits/limit-rate.ts';
import { readPickupMonth } from './calendar.ts';
import { estimateDelivery } from './estimate.ts';
import { findRelayPoints } from './relay-points.ts';

/** A search reads all points around a place. */
const relaySearches = { name: 'relay-points', limit: 120, windowSeconds: 600 };

/** Adds the calls about delivery and pickup that do not depend on a cart. */
export function shippingRoutes(app: Api): void {
  route(app, 'GET /delivery/estimate', ({ db, site, services }) => estimateDelivery(db, site, services.now()));
  route(app, 'POST /relay/access-points', async (call) => {
    const { db, site, locale, lang, body, caller } = call;
    await limitRate(call, relaySearches, caller);
    const country = countryById(body.idCountry, lang);
    if (!country) throw ApiError.fields([{ key: 'idCountry', message: 'shipping.country' }]);
    const { postalCode, city, idCarrier, position } = body;
    return findRelayPoints(db, { idSite: site.id, country: country.alphaTwo, postalCode, city, idCarrier, position, locale });
  });
  route(app, 'GET /calendar/{id}/date/allowed/{month}/{year}', ({ db, site, locale, params, query, services }) => {
    const { id, month, year } = params;
    return readPickupMonth(db, { ...site, locale }, id, { month, year }, services.now(), query.rentals);
  });
}
