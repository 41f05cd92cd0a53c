/** The second-hand pieces: one of each, in one size. */
import type { Piece } from './piece.ts';
import { dresses } from './wardrobe-dresses.ts';
import { lowers } from './wardrobe-lower.ts';
import { shoes } from './wardrobe-shoes.ts';
import { tops } from './wardrobe-tops.ts';

export const secondHand: readonly Piece[] = [...dresses, ...tops, ...lowers, ...shoes];
