import { useWords } from '#client/site.tsx';
import type { OrderLine } from '#schemas/order.ts';
import { withdrawalOf } from '#schemas/withdrawal.ts';
import { words as allWords } from './words.ts';

type WithdrawalProps = { /** Of a cart or an order. */ lines: readonly Pick<OrderLine, 'rental' | 'customizations' | 'isPerishable'>[] };

/** What of an order can be withdrawn from, and what cannot and why: told before it and after (Code de la consommation, L221-5 and L221-28). */
export function Withdrawal({ lines }: WithdrawalProps) {
  const words = useWords(allWords);
  const { isOpen, hasRentals, hasPersonal, hasPerishable } = withdrawalOf(lines, ({ rental }) => Boolean(rental));
  return (
    <>
      {isOpen && <p>{words.withdrawal}</p>}
      {hasRentals && <p>{words.noWithdrawalRental}</p>}
      {hasPersonal && <p>{words.noWithdrawalPersonal}</p>}
      {hasPerishable && <p>{words.noWithdrawalPerishable}</p>}
    </>
  );
}
