import type { RuleProof } from './proof.ts';

export const proofs: readonly RuleProof[] = [];
