export { readArrival, withArrivals } from './arrivals.ts';
export { isSlotFree, readPickupMonth, takeSlot } from './calendar.ts';
export { carriersTo, findCarrier, type ParcelLine, type Place, sentOf } from './carriers.ts';
export { estimateDelivery } from './estimate.ts';
export { findRelayPoints, requireRelayPoint } from './relay-points.ts';
export { checkSending, readShippingRules } from './rules.ts';
export { listSellingCountries } from './selling-countries.ts';
export { readTaxation } from './taxation.ts';
