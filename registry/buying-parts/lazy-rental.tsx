import { type ComponentType, useEffect, useState } from 'react';
import { useWords } from '#client/site.tsx';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { RentalPurchaseProps } from './rental-purchase.tsx';
import { words as allWords } from './rental-words.ts';
import { buyingStyles as styles } from './styles.ts';

/** The calendar of a piece for rent, whose code is loaded where something is for rent, and only there. */
export function LazyRental(props: RentalPurchaseProps) {
  const words = useWords(allWords);
  const [Part, setPart] = useState<ComponentType<RentalPurchaseProps> | null>(null);
  const [tries, setTries] = useState({ count: 0, isFailed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded again at every try.
  useEffect(() => {
    import('./rental-purchase.tsx').then(
      ({ RentalPurchase }) => setPart(() => RentalPurchase),
      () => setTries(({ count }) => ({ count, isFailed: true })),
    );
  }, [tries.count]);
  if (Part) return <Part {...props} />;
  if (!tries.isFailed) {
    return (
      <div className={styles.scripted}>
        <Skeleton label={words.loading} bars={[3, 8, 3]} />
      </div>
    );
  }
  return <RetryAlert text={words.failed} label={words.retry} onRetry={() => setTries({ count: tries.count + 1, isFailed: false })} />;
}
