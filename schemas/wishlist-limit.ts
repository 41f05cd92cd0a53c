/** Maximum number of products in a wish list; the oldest ones are dropped. */
export const wishlistLimit = 200;
