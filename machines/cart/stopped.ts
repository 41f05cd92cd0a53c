import type { CartProduct } from '#schemas/cart.ts';

/** Whether a line cannot be ordered as it is: it has to be removed first. */
export const isStopped = ({ issue }: Pick<CartProduct, 'issue'>): boolean =>
  issue === 'OUT_OF_STOCK' || issue === 'NOT_SOLD' || issue === 'DATES_TAKEN';
