import type { ChosenCustomization } from '#schemas/customization.ts';

type Made = { customizations: readonly Pick<ChosenCustomization, 'isPersonal'>[] };
type Sold = Made & { isPerishable: boolean };

/** Whether a line was made for somebody, so that it goes back for a defect alone (Code de la consommation, L221-28 3°). */
export const isPersonal = ({ customizations }: Made): boolean => customizations.some((chosen) => chosen.isPersonal);

/**
 * What of a cart or an order can be withdrawn from: `isOpen` where anything can. `hasRentals`, `hasPersonal` and `hasPerishable` name
 * what cannot: rentals at fixed dates (Code de la consommation, L221-28 12°), what was made for somebody (3°) and what spoils or expires
 * rapidly (4°). All are told before the order and after it.
 */
export function withdrawalOf<Line extends Sold>(lines: readonly Line[], isRental: (line: Line) => boolean) {
  return {
    isOpen: !lines.every((line) => isRental(line) || isPersonal(line) || line.isPerishable),
    hasRentals: lines.some(isRental),
    hasPersonal: lines.some(isPersonal),
    hasPerishable: lines.some(({ isPerishable }) => isPerishable),
  };
}
