import type { ChosenCustomization } from '#schemas/customization.ts';

type Made = { customizations: readonly Pick<ChosenCustomization, 'isPersonal'>[] };
type Sold = Made & { isPerishable: boolean };

/** Returns whether a line was made for one person, so that only a defective piece can be returned (Code de la consommation, L221-28 3°). */
export const isPersonal = ({ customizations }: Made): boolean => customizations.some((chosen) => chosen.isPersonal);

/**
 * Returns which lines of a cart or an order can be withdrawn from: `isOpen` if any can. `hasRentals`, `hasPersonal` and `hasPerishable`
 * name the exceptions. They are rentals at fixed dates (Code de la consommation, L221-28 12°), pieces made for one person (3°) and goods
 * that spoil or expire rapidly (4°). All are shown before the order and after it.
 */
export function withdrawalOf<Line extends Sold>(lines: readonly Line[], isRental: (line: Line) => boolean) {
  return {
    isOpen: !lines.every((line) => isRental(line) || isPersonal(line) || line.isPerishable),
    hasRentals: lines.some(isRental),
    hasPersonal: lines.some(isPersonal),
    hasPerishable: lines.some(({ isPerishable }) => isPerishable),
  };
}
