export { readArrival, withArrivals } from './arrivals.ts';
export { isSlotFree, takeSlot } from './calendar.ts';
export { carriersTo, findCarrier, type ParcelLine, type Place, sentOf } from './carriers.ts';
export { requireRelayPoint } from './relay-points.ts';
export { shippingRoutes } from './routes.ts';
export { checkSending, readShippingRules } from './rules.ts';
export { listSellingCountries } from './selling-countries.ts';
export { readTaxation } from './taxation.ts';
