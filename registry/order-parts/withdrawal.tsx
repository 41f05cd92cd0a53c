import { useWords } from '#client/site.tsx';
import type { OrderLine } from '#schemas/order.ts';
import { words as allWords } from './words.ts';

/** Of a line of a cart or an order. */
type Line = Pick<OrderLine, 'rental' | 'customizations'>;

const isRental = ({ rental }: Line) => Boolean(rental);
const isPersonal = ({ customizations }: Line) => customizations.some((chosen) => chosen.isPersonal);

/** What of an order can be withdrawn from, and what cannot and why: told before it and after (Code de la consommation, L221-5 and L221-28). */
export function Withdrawal({ lines }: { lines: readonly Line[] }) {
  const words = useWords(allWords);
  return (
    <>
      {!lines.every((line) => isRental(line) || isPersonal(line)) && <p>{words.withdrawal}</p>}
      {lines.some(isRental) && <p>{words.noWithdrawalRental}</p>}
      {lines.some(isPersonal) && <p>{words.noWithdrawalPersonal}</p>}
    </>
  );
}
