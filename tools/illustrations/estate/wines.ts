import type { Wine } from './wine.ts';
import { pales } from './wines-pale.ts';
import { reds } from './wines-red.ts';

/** Every wine of the estate: reds, then whites, rosés, sparkling and sweet ones. */
export const wines: readonly Wine[] = [...reds, ...pales];
