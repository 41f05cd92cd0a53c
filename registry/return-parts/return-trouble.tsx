import { useLocalPath, useWords } from '#client/site.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { words as allWords } from './words.ts';

/** What stands in the place of a return that loads, is not there, or does not answer. */
export function ReturnTrouble({ trouble, onRetry }: { trouble: 'missing' | 'failed' | null; onRetry: () => void }) {
  const words = useWords(allWords);
  const to = useLocalPath();
  if (trouble === 'missing') {
    return (
      <EmptyState icon="parcel" title={words.missing} text={words.missingText}>
        <LinkButton href={to('/account/orders')} variant="quiet">
          {words.orders}
        </LinkButton>
      </EmptyState>
    );
  }
  if (trouble === 'failed') return <RetryAlert text={words.error} label={words.retry} onRetry={onRetry} />;
  return <Skeleton label={words.loading} bars={[2, 8, 6]} />;
}
