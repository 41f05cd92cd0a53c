/** By which the address of a product's sheet names a declination: `?declination=12`. */
export const declinationQuery = 'declination';

/** The path of a product's sheet with one of its declinations chosen. A bottle of a wine has a path of its own, another one a query. */
export const declinationPath = ({ url, isWine }: { url: string; isWine: boolean }, idDeclination: number): string =>
  isWine ? `${url}/detail/${idDeclination}` : `${url}?${declinationQuery}=${idDeclination}`;
