export { availabilityIn, availabilityNow } from './availability.ts';
export { countStock } from './count-stock.ts';
export { consumeHolds, extendHolds, holdEnd, releaseHolds, stockGone, takeHolds } from './holds.ts';
export { type LockedDeclination, lockDeclinations } from './locked-stock.ts';
export { piecesOut, putOrderBack, putPiecesBack, putReturnBack } from './put-back.ts';
export { giveRentalsBack, type MayBeRented, occupiedWithin, spanOf } from './rentals.ts';
export { stockCounts } from './stock-counts.ts';
