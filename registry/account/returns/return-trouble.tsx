import { useLocalPath, useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/account/returns.ts';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

/** Replaces a return that is loading, is missing, or could not be loaded. */
export function ReturnTrouble({ trouble, onRetry }: { trouble: 'missing' | 'failed' | null; onRetry: () => void }) {
  const messages = useMessages(allMessages);
  const to = useLocalPath();
  if (trouble === 'missing') {
    return (
      <EmptyState icon="parcel" title={messages.missing} text={messages.missingText}>
        <LinkButton href={to('/account/orders')} variant="quiet">
          {messages.orders}
        </LinkButton>
      </EmptyState>
    );
  }
  if (trouble === 'failed') return <RetryAlert text={messages.error} label={messages.retry} onRetry={onRetry} />;
  return <Skeleton label={messages.loading} bars={[2, 8, 6]} />;
}
