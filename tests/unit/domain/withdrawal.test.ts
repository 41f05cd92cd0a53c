import { describe, expect, it } from 'vitest';
import { findExclusion, requiresSeal, withdrawalOf } from '#domain/withdrawal.ts';

type Line = Parameters<typeof requiresSeal>[0] & { name: string; isRented: boolean };
const plain: Line = { name: 'Robe', customizations: [], isPerishable: false, isSealed: false, isRented: false };
const sealed: Line = { ...plain, name: 'Boucles', isSealed: true };
const engraved: Line = { ...sealed, name: 'Bague', customizations: [{ isPersonal: true as const }] };
const cream = { ...sealed, name: 'Crème fraîche', isPerishable: true };
const rented = { ...sealed, name: 'Masque', isRented: true };
const of = (...lines: Line[]) => withdrawalOf(lines, ({ isRented }) => isRented);

describe('withdrawal from what is sealed', () => {
  it('is possible, and told to end with the seal', () => {
    expect(findExclusion(sealed)).toBeNull();
    expect(of(plain, sealed, sealed)).toEqual({
      ...{ isOpen: true, hasGoods: true, hasRentals: false },
      ...{ personal: [], perishable: [], sealed: ['Boucles'] },
    });
  });

  it('is told of no seal where nobody withdraws anyway, nor of a rental', () => {
    expect([engraved, cream].map((line) => requiresSeal(line, false))).toEqual([false, false]);
    expect(of(engraved, cream, rented)).toMatchObject({ personal: ['Bague'], perishable: ['Crème fraîche'], sealed: [], hasRentals: true });
  });
});
