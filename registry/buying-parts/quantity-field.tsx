import { useWords } from '#client/site.tsx';
import { Select } from '#ui/select.tsx';
import type { ProductChoice } from './use-choice.ts';
import { useEarlyChange } from './use-early.ts';
import { words as allWords } from './words.ts';

type QuantityFieldProps = { choice: Pick<ProductChoice, 'quantity' | 'quantities' | 'chooseQuantity'> };

/** How many; nothing where there is nothing to choose. */
export function QuantityField({ choice: { quantity, quantities, chooseQuantity } }: QuantityFieldProps) {
  const words = useWords(allWords);
  const select = useEarlyChange<HTMLSelectElement>(
    ({ value }) => value !== String(quantity),
    (value) => chooseQuantity(Number(value)),
  );
  if (quantities.length <= 1) return null;
  return (
    <Select
      ref={select}
      label={words.quantity}
      value={String(quantity)}
      options={quantities.map((each) => ({ value: String(each), label: String(each) }))}
      onChange={(event) => chooseQuantity(Number(event.target.value))}
    />
  );
}
