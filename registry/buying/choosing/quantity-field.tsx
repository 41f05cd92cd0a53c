import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/buying/choosing.ts';
import { QuantityInput } from './quantity-input.tsx';
import type { ProductChoice } from './use-choice.ts';

type QuantityFieldProps = { choice: Pick<ProductChoice, 'quantity' | 'quantities' | 'rule' | 'refused' | 'chooseQuantity'> };

/** Field for the quantity. Nothing if there is only one choice. */
export function QuantityField({ choice: { quantity, quantities, rule, refused, chooseQuantity } }: QuantityFieldProps) {
  const messages = useMessages(allMessages);
  if (quantities.length <= 1) return null;
  return (
    <QuantityInput
      label={messages.quantity}
      exactLabel={messages.exactQuantity}
      quantity={quantity}
      rule={rule}
      refused={refused}
      onQuantity={chooseQuantity}
    />
  );
}
