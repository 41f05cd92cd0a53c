import { z } from 'zod';
import { RowId } from './id.ts';
import { wishlistLimit } from './wishlist-limit.ts';

/** Numbers of the products that a person keeps, the newest first. */
export const Wishlist = z.object({ products: z.array(z.int()) });
export type Wishlist = z.infer<typeof Wishlist>;

/** Changes of a wish list: products to add, the newest first, and products to remove. Sending them again changes nothing. */
export const WishlistChanges = z.object({
  added: z.array(RowId).max(wishlistLimit).default([]),
  removed: z.array(RowId).max(wishlistLimit).default([]),
});
export type WishlistChanges = z.output<typeof WishlistChanges>;
