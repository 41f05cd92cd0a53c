import type { CartView } from '#client/shop/views.ts';
import { useWords } from '#client/site.tsx';
import { Alert } from '#ui/alert.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { words as allWords } from './words.ts';

/** True while it is not known yet what is in the cart. */
export const isCartWaiting = ({ status, cart }: CartView): boolean =>
  cart === null &&
  (status === 'idle' || status === 'restoring' || status === 'writing' || status === 'refreshing' || status === 'unreachable');

/** What stands in the place of the lines while the cart loads or does not answer, and the message of a refused change. */
export function CartTrouble({ view, onRetry }: { view: CartView; onRetry: () => void }) {
  const words = useWords(allWords);
  if (view.status === 'unreachable' || view.status === 'interrupted') {
    return (
      <Alert tone="warning" live>
        <p>{words.unreachable}</p>
        <Button variant="outline" onClick={onRetry}>
          {words.retry}
        </Button>
      </Alert>
    );
  }
  if (isCartWaiting(view)) return <Skeleton label={words.loading} bars={[6, 6, 3]} />;
  return (
    view.error && (
      <Alert tone="error" live>
        <p>{view.error}</p>
      </Alert>
    )
  );
}
