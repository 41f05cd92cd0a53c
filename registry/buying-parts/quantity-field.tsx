import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from './messages.ts';
import { QuantityInput } from './quantity-input.tsx';
import type { ProductChoice } from './use-choice.ts';
import { useEarlyChange } from './use-early.ts';

type QuantityFieldProps = { choice: Pick<ProductChoice, 'quantity' | 'quantities' | 'rule' | 'refused' | 'chooseQuantity'> };

/** How many; nothing where there is nothing to choose. */
export function QuantityField({ choice: { quantity, quantities, rule, refused, chooseQuantity } }: QuantityFieldProps) {
  const messages = useMessages(allMessages);
  const select = useEarlyChange<HTMLSelectElement>(
    ({ value }) => value !== String(quantity),
    (value) => {
      const field = select.current;
      if (quantities.includes(Number(value))) chooseQuantity(Number(value));
      else if (field) {
        // "Other": the list itself opens the field for it.
        field.value = value;
        field.dispatchEvent(new Event('change', { bubbles: true }));
      }
    },
  );
  if (quantities.length <= 1) return null;
  return (
    <QuantityInput
      ref={select}
      label={messages.quantity}
      exactLabel={messages.exactQuantity}
      quantity={quantity}
      rule={rule}
      refused={refused}
      onQuantity={chooseQuantity}
    />
  );
}
