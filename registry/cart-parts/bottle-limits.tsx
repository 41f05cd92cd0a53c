import { useWords } from '#client/site.tsx';
import { bottlesBeyond } from '#machines/cart/bottles.ts';
import type { Cart } from '#schemas/cart.ts';
import { Alert } from '#ui/alert.tsx';
import { words as allWords } from './words.ts';

/** How many bottles a cart lacks, or has too many, to be sent; nothing where it can be. Collecting it stays possible. */
export function BottleLimits({ bottles }: Pick<Cart, 'bottles'>) {
  const words = useWords(allWords);
  if (!bottles) return null;
  const { missing, over } = bottlesBeyond(bottles.count, bottles);
  if (missing === 0 && over === 0) return null;
  return (
    <Alert tone="info">
      <p>
        {missing > 0 ? words.bottlesMissing(bottles.minimum, missing) : words.bottlesOver(bottles.maximum, over)} {words.collectAnyway}
      </p>
    </Alert>
  );
}
