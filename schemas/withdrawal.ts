import type { ChosenCustomization } from './customization.ts';

type Made = { customizations: readonly Pick<ChosenCustomization, 'isPersonal'>[] };

/** Whether a line was made for somebody, so that it goes back for a defect alone (Code de la consommation, L221-28 3°). */
export const isPersonal = ({ customizations }: Made): boolean => customizations.some((chosen) => chosen.isPersonal);

/**
 * What of a cart or an order can be withdrawn from: `isOpen` where anything can. `hasRentals` and `hasPersonal` name what cannot, rentals
 * at fixed dates (Code de la consommation, L221-28 12°) and pieces made for somebody: both are told before the order and after it.
 */
export function withdrawalOf<Line extends Made>(lines: readonly Line[], isRental: (line: Line) => boolean) {
  return {
    isOpen: !lines.every((line) => isRental(line) || isPersonal(line)),
    hasRentals: lines.some(isRental),
    hasPersonal: lines.some(isPersonal),
  };
}
