import type { PageProof } from './proof.ts';
import { afterHeading, cellar, names } from './shop.ts';

/** Proofs of the order in which a list of products begins. */
export const proofs: readonly PageProof[] = [
  { value: 'PRICE', after: ['Confiture de mûres', 'Clos du Moulin', 'Les Terres Hautes'] },
  { value: 'PRICE_DESC', after: ['Coffret découverte', 'Tablier de caviste', 'Bulles d’avril'] },
  { value: 'NAME', after: ['Bulles d’avril', 'Clos du Moulin', 'Coffret découverte'] },
  { value: 'DISCOUNT', after: ['Clos du Moulin', 'Les Terres Hautes', 'Bulles d’avril'] },
].map(({ value, after }) =>
  afterHeading({
    key: 'PRODUCT_ORDER',
    title: `a list that nobody has sorted begins as ${value} says`,
    value,
    path: cellar,
    see: names,
    before: ['Les Terres Hautes', 'Clos du Moulin', 'Bulles d’avril'],
    after,
  }),
);
