import { useMessages } from '#client/site.tsx';
import { withdrawalOf } from '#domain/withdrawal.ts';
import { messages as allMessages } from '#messages/generated/registry/account/orders.ts';
import type { OrderLine } from '#schemas/order.ts';

type WithdrawalProps = {
  /** Of a cart or an order. */ lines: readonly Pick<OrderLine, 'name' | 'rental' | 'customizations' | 'isPerishable' | 'isSealed'>[];
};

/**
 * Lists the pieces of an order that can be withdrawn from, those that cannot, with the reason, and those that can while sealed. Shown
 * before and after the order (Code de la consommation, L221-5 and L221-28).
 */
export function Withdrawal({ lines }: WithdrawalProps) {
  const messages = useMessages(allMessages);
  const { hasGoods, hasRentals, personal, perishable, sealed } = withdrawalOf(lines, ({ rental }) => Boolean(rental));
  return (
    <>
      {hasGoods && <p>{messages.withdrawal}</p>}
      {hasRentals && <p>{messages.rentalWithdrawal}</p>}
      {personal.length > 0 && <p>{messages.noWithdrawalPersonal({ names: personal.join(', ') })}</p>}
      {perishable.length > 0 && <p>{messages.noWithdrawalPerishable({ names: perishable.join(', ') })}</p>}
      {sealed.length > 0 && <p>{messages.withdrawalSealed({ names: sealed.join(', ') })}</p>}
    </>
  );
}
