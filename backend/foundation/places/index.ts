export { checkLatinName } from './check-latin-name.ts';
export { checkPlace } from './check-place.ts';
export { searchCities } from './cities.ts';
export { countryByCode, countryById, listCountries } from './countries.ts';
export { findPostalPosition } from './postal-position.ts';
