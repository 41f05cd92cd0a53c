import { useMessages } from '#client/site.tsx';
import { withdrawalOf } from '#domain/withdrawal.ts';
import { messages as allMessages } from '#messages/generated/registry/account/orders.ts';
import type { OrderLine } from '#schemas/order.ts';

type WithdrawalProps = {
  /** Of a cart or an order. */ lines: readonly Pick<OrderLine, 'name' | 'rental' | 'customizations' | 'isPerishable'>[];
};

/**
 * Lists the pieces of an order that can be withdrawn from, and those that cannot, with the reason. Shown before and after the order (Code
 * de la consommation, L221-5 and L221-28).
 */
export function Withdrawal({ lines }: WithdrawalProps) {
  const messages = useMessages(allMessages);
  const { hasGoods, hasRentals, personal, perishable } = withdrawalOf(lines, ({ rental }) => Boolean(rental));
  return (
    <>
      {hasGoods && <p>{messages.withdrawal}</p>}
      {hasRentals && <p>{messages.rentalWithdrawal}</p>}
      {personal.length > 0 && <p>{messages.noWithdrawalPersonal({ names: personal.join(', ') })}</p>}
      {perishable.length > 0 && <p>{messages.noWithdrawalPerishable({ names: perishable.join(', ') })}</p>}
    </>
  );
}
