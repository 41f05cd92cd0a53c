import { proofs as analytics } from './analytics.ts';
import { proofs as books } from './books.ts';
import { proofs as content } from './content.ts';
import { proofs as people } from './people.ts';
import type { RuleProof } from './proof.ts';
import { proofs as shipping } from './shipping.ts';
import { proofs as shop } from './shop.ts';

/** Every proof that is asked of the API. */
export const ruleProofs: readonly RuleProof[] = [...shop, ...shipping, ...people, ...content, ...analytics, ...books];
