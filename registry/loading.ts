import type { DynamicOptionsLoadingProps } from 'next/dynamic';

/** While a block's chunk is on its way: nothing. When it cannot be had: the error, for the boundary around the block. */
export function Loading({ error }: DynamicOptionsLoadingProps): null {
  if (error) throw error;
  return null;
}
