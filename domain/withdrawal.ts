import type { ChosenCustomization } from '#schemas/customization.ts';
import type { WithdrawalExclusion } from '#schemas/withdrawal.ts';

type Made = { customizations: readonly Pick<ChosenCustomization, 'isPersonal'>[] };
type Sold = Made & { isPerishable: boolean };

/** Returns whether a line was made for one person, so that only a defective piece can be returned (Code de la consommation, L221-28 3°). */
export const isPersonal = ({ customizations }: Made): boolean => customizations.some((chosen) => chosen.isPersonal);

/** Finds why a line cannot be withdrawn from: made for somebody (L221-28 3°), or spoiling or expiring rapidly (4°); null: it can. */
export const findExclusion = (line: Sold): WithdrawalExclusion | null =>
  isPersonal(line) ? 'PERSONAL' : line.isPerishable ? 'PERISHABLE' : null;

/**
 * Finds what of a cart or an order can be withdrawn from: `isOpen` where anything can, `hasGoods` where goods can, whose time begins when
 * they arrive, `hasRentals` where rentals can, whose time begins with the order. `personal` and `perishable` name what cannot, item by item
 * (Code de la consommation, L221-28 3° and 4°). All are told before the order and after it.
 */
export function withdrawalOf<Line extends Sold & { name: string }>(lines: readonly Line[], isRental: (line: Line) => boolean) {
  const open = lines.filter((line) => findExclusion(line) === null);
  const namesOf = (exclusion: WithdrawalExclusion) => [
    ...new Set(lines.filter((line) => findExclusion(line) === exclusion).map(({ name }) => name)),
  ];
  return {
    isOpen: open.length > 0,
    hasGoods: open.some((line) => !isRental(line)),
    hasRentals: open.some(isRental),
    personal: namesOf('PERSONAL'),
    perishable: namesOf('PERISHABLE'),
  };
}
