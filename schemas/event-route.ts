/**
 * The route whose elements have a sheet of their own, at `/evenements/{slug?}/{id}`. On its own so that addresses, which shoppers' pages
 * make too, need no validator.
 */
export const eventRoute = 'evenements';
