import type { Piece } from './piece.ts';
import { dresses } from './wardrobe-dresses.ts';
import { lowers } from './wardrobe-lower.ts';
import { brandNew } from './wardrobe-new.ts';
import { rentals } from './wardrobe-rental.ts';
import { shoes } from './wardrobe-shoes.ts';
import { tops } from './wardrobe-tops.ts';

export type { Category, Colour, Offer, Piece } from './piece.ts';
export { pictureName } from './piece.ts';

/** The second-hand pieces: one of each, in one size. */
const secondHand: readonly Piece[] = [...dresses, ...tops, ...lowers, ...shoes];

/** Every piece of the shop, in the order of the collection. Slugs are stable: the product data refers to them. */
export const wardrobe: readonly Piece[] = [...secondHand, ...brandNew, ...rentals];
