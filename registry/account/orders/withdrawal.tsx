import { useMessages } from '#client/site.tsx';
import { withdrawalOf } from '#domain/withdrawal.ts';
import { messages as allMessages } from '#messages/generated/registry/account/orders.ts';
import type { OrderLine } from '#schemas/order.ts';

type WithdrawalProps = { /** Of a cart or an order. */ lines: readonly Pick<OrderLine, 'rental' | 'customizations' | 'isPerishable'>[] };

/**
 * Lists the pieces of an order that can be withdrawn from, and those that cannot, with the reason. Shown before and after the order (Code
 * de la consommation, L221-5 and L221-28).
 */
export function Withdrawal({ lines }: WithdrawalProps) {
  const messages = useMessages(allMessages);
  const { isOpen, hasRentals, hasPersonal, hasPerishable } = withdrawalOf(lines, ({ rental }) => Boolean(rental));
  return (
    <>
      {isOpen && <p>{messages.withdrawal}</p>}
      {hasRentals && <p>{messages.noWithdrawalRental}</p>}
      {hasPersonal && <p>{messages.noWithdrawalPersonal}</p>}
      {hasPerishable && <p>{messages.noWithdrawalPerishable}</p>}
    </>
  );
}
