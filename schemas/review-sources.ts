/**
 * Where a review of the shop is from. `GOOGLE`: left on Google; `OWNER`: received by the shop in another way, and entered by it; `SAMPLE`:
 * written as an example, by no customer. Reviews of products by those who bought them are apart (product-review.ts). Apart from the schemas,
 * which the browser would load with it.
 */
export const reviewSources = ['GOOGLE', 'OWNER', 'SAMPLE'] as const;
export type ReviewSource = (typeof reviewSources)[number];
