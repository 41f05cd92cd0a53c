/** Every piece of the shop, in the order of the collection. Slugs are stable: the product data refers to them. */

import type { Piece } from './piece.ts';
import { brandNew } from './wardrobe-new.ts';
import { rentals } from './wardrobe-rental.ts';
import { secondHand } from './wardrobe-second-hand.ts';

export type { Category, Colour, Offer, Piece } from './piece.ts';
export { pictureName } from './piece.ts';

export const wardrobe: readonly Piece[] = [...secondHand, ...brandNew, ...rentals];
