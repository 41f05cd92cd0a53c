import { z } from 'zod';

/** An amount in integer cents of the site’s currency (of the order’s, once there is one), tax included unless a field says otherwise. */
export const Cents = z.int();
export type Cents = z.infer<typeof Cents>;

/** An amount that cannot be negative, in integer cents as `Cents`. */
export const Price = z.int().min(0).max(100_000_000);

/** A rate in basis points: 2000 is 20 %. */
export const BasisPoints = z.int().min(0).max(10_000);
