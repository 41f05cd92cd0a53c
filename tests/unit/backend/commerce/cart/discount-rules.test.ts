import { describe, expect, it } from 'vitest';
import { type CodeFacts, type CodeTerms, refusalOf } from '#backend/commerce/cart/discount-rules.ts';

const terms: CodeTerms = { isValid: true, from: null, until: null, minimum: 0, limitTotal: null, limitPerCustomer: null };
const facts: CodeFacts = { now: new Date('2026-11-20T09:00:00Z'), base: 5000, uses: { all: 0, own: 0 } };
const refusal = (code: Partial<CodeTerms>, met: Partial<CodeFacts> = {}) => refusalOf({ ...terms, ...code }, { ...facts, ...met });

describe('a discount code', () => {
  it('applies from its first moment until the moment it ends', () => {
    const now = facts.now;
    expect(refusal({ from: now })).toBeNull();
    expect(refusal({ from: new Date(now.getTime() + 1) })).toBe('NOT_YET');
    expect(refusal({ until: new Date(now.getTime() + 1) })).toBeNull();
    expect(refusal({ until: now })).toBe('EXPIRED');
  });

  it('needs its minimum, which it may just reach', () => {
    expect(refusal({ minimum: 5000 })).toBeNull();
    expect(refusal({ minimum: 5001 })).toBe('MINIMUM');
  });

  it('for N orders is used up by N', () => {
    expect(refusal({ limitTotal: 3 }, { uses: { all: 2, own: 0 } })).toBeNull();
    expect(refusal({ limitTotal: 3 }, { uses: { all: 3, own: 0 } })).toBe('USED_UP');
    expect(refusal({ limitPerCustomer: 1 }, { uses: { all: 9, own: 0 } })).toBeNull();
    expect(refusal({ limitPerCustomer: 1 }, { uses: { all: 9, own: 1 } })).toBe('USED_BY_CUSTOMER');
  });

  it('says what no change of the cart can mend before what one can', () => {
    expect(refusal({ until: facts.now, minimum: 9000 })).toBe('EXPIRED');
    expect(refusal({ minimum: 9000 }, { base: null })).toBe('NO_PRODUCT');
    expect(refusal({ isValid: false, minimum: 9000 })).toBe('UNKNOWN');
  });
});
