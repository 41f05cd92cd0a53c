import type { ChosenCustomization } from '#schemas/customization.ts';
import type { WithdrawalExclusion } from '#schemas/withdrawal.ts';

type Made = { customizations: readonly Pick<ChosenCustomization, 'isPersonal'>[] };
type Sold = Made & { isPerishable: boolean };
type Sealed = Sold & { isSealed: boolean };

/** Returns whether a line was made for one person, so that only a defective piece can be returned (Code de la consommation, L221-28 3°). */
export const isPersonal = ({ customizations }: Made): boolean => customizations.some((chosen) => chosen.isPersonal);

/** Finds why a line cannot be withdrawn from: made for somebody (L221-28 3°), or spoiling or expiring rapidly (4°); null: it can. */
export const findExclusion = (line: Sold): WithdrawalExclusion | null =>
  isPersonal(line) ? 'PERSONAL' : line.isPerishable ? 'PERISHABLE' : null;

/**
 * Returns whether a line can be withdrawn from only while its seal is unbroken, for hygiene or health (L221-28 5°). That is said and never
 * refused: nobody but the shop sees the seal. Not of what is excluded anyway, nor of a rental, which is a service.
 */
export const requiresSeal = (line: Sealed, isRental: boolean): boolean => line.isSealed && !isRental && findExclusion(line) === null;

/**
 * Finds what of a cart or an order can be withdrawn from: `isOpen` where anything can, `hasGoods` where goods can, whose time begins when
 * they arrive, `hasRentals` where rentals can, whose time begins with the order. `personal` and `perishable` name what cannot, item by item,
 * and `sealed` what can while it is sealed (Code de la consommation, L221-28 3°, 4° and 5°). All are told before the order and after it.
 */
export function withdrawalOf<Line extends Sealed & { name: string }>(lines: readonly Line[], isRental: (line: Line) => boolean) {
  const open = lines.filter((line) => findExclusion(line) === null);
  const namesOf = (isMeant: (line: Line) => boolean) => [...new Set(lines.filter(isMeant).map(({ name }) => name))];
  const excluded = (exclusion: WithdrawalExclusion) => namesOf((line) => findExclusion(line) === exclusion);
  return {
    isOpen: open.length > 0,
    hasGoods: open.some((line) => !isRental(line)),
    hasRentals: open.some(isRental),
    personal: excluded('PERSONAL'),
    perishable: excluded('PERISHABLE'),
    sealed: namesOf((line) => requiresSeal(line, isRental(line))),
  };
}
