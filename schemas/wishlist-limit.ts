/** As many products a wishlist keeps; of more the newest. */
export const wishlistLimit = 200;
