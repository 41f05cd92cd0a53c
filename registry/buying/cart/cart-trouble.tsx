import type { CartView } from '#client/shop/views.ts';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/buying/cart.ts';
import { Alert } from '#ui/alert.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { NeedsScript } from '../choosing/needs-script.tsx';

/** True while it is not known yet what is in the cart. */
export const isCartWaiting = ({ status, cart }: CartView): boolean =>
  cart === null &&
  (status === 'idle' || status === 'restoring' || status === 'writing' || status === 'refreshing' || status === 'unreachable');

/** Replaces the lines while the cart loads or could not be loaded, and shows the message of a refused change. */
export function CartTrouble({ view, onRetry }: { view: CartView; onRetry: () => void }) {
  const messages = useMessages(allMessages);
  if (view.status === 'unreachable' || view.status === 'interrupted') {
    return <RetryAlert tone="warning" text={messages.unreachable} label={messages.retry} onRetry={onRetry} />;
  }
  if (isCartWaiting(view))
    return (
      <>
        <NeedsScript />
        <Skeleton label={messages.loading} shape="line" count={2} />
      </>
    );
  return (
    view.error && (
      <Alert tone="error" live>
        <p>{view.error}</p>
      </Alert>
    )
  );
}
