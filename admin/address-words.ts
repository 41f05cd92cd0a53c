/** A pattern of addresses as a person reads it: `/products/{slug?}/{id}` is `/products/…`. */
export const addressWords = (pattern: string): string => pattern.replace(/(?:\/\{[^}]+\})+/g, '/…');
