import { useMessages } from '#client/site.tsx';
import { bottlesBeyond } from '#domain/bottles.ts';
import { messages as allMessages } from '#messages/generated/registry/buying/cart.ts';
import type { Cart } from '#schemas/cart.ts';
import { Alert } from '#ui/alert.tsx';

/** Shows how many bottles a cart lacks, or has too many, to be sent. Nothing if it can be sent. Collecting it stays possible. */
export function BottleLimits({ bottles }: Pick<Cart, 'bottles'>) {
  const messages = useMessages(allMessages);
  if (!bottles) return null;
  const { missing, over } = bottlesBeyond(bottles.count, bottles);
  if (missing === 0 && over === 0) return null;
  return (
    <Alert tone="info">
      <p>
        {missing > 0
          ? messages.bottlesMissing({ limit: bottles.minimum, count: missing })
          : messages.bottlesOver({ limit: bottles.maximum, count: over })}{' '}
        {messages.collectAnyway}
      </p>
    </Alert>
  );
}
