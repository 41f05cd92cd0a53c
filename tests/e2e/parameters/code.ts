import type { PageProof } from './proof.ts';

export const proofs: readonly PageProof[] = [];
