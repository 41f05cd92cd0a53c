import { useWords } from '#client/site.tsx';
import { QuantityInput } from './quantity-input.tsx';
import type { ProductChoice } from './use-choice.ts';
import { useEarlyChange } from './use-early.ts';
import { words as allWords } from './words.ts';

type QuantityFieldProps = { choice: Pick<ProductChoice, 'quantity' | 'quantities' | 'rule' | 'refused' | 'chooseQuantity'> };

/** How many; nothing where there is nothing to choose. */
export function QuantityField({ choice: { quantity, quantities, rule, refused, chooseQuantity } }: QuantityFieldProps) {
  const words = useWords(allWords);
  const select = useEarlyChange<HTMLSelectElement>(
    ({ value }) => value !== String(quantity) && quantities.includes(Number(value)),
    (value) => chooseQuantity(Number(value)),
  );
  if (quantities.length <= 1) return null;
  return (
    <QuantityInput
      ref={select}
      label={words.quantity}
      exactLabel={words.exactQuantity}
      quantity={quantity}
      rule={rule}
      refused={refused}
      onQuantity={chooseQuantity}
    />
  );
}
