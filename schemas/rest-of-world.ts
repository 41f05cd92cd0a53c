/**
 * Stands in a zone of a carrier for every country that none of its other zones names; it counts under SELLS_WORLDWIDE alone. On its own so
 * that shipping fees, which shoppers' pages calculate too, need no validator.
 */
export const restOfWorld = '*';
