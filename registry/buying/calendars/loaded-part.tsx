import { type ComponentType, useEffect, useState } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/buying/calendars/loaded-part.ts';
import { RetryAlert } from '#ui/retry-alert.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

export type LoadedPartProps<Props extends object> = {
  /** Imports the part; the same function at every render. */
  load: () => Promise<ComponentType<Props>>;
  props: Props;
  /** Texts shown while the part loads and after a failure, if the part is not a calendar. */
  texts?: { loading: string; failed: string };
  /** Heights of the bars in its place, in rem. */
  bars?: readonly number[];
};

/** A part whose code is loaded once it is shown, and only then; one can try again when that fails. */
export function LoadedPart<Props extends object>({ load, props, texts, bars = [3, 8, 3] }: LoadedPartProps<Props>) {
  const messages = { ...useMessages(allMessages), ...texts };
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  const [tries, setTries] = useState({ count: 0, isFailed: false });
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is loaded again at every try.
  useEffect(() => {
    load().then(
      (loaded) => setPart(() => loaded),
      () => setTries(({ count }) => ({ count, isFailed: true })),
    );
  }, [tries.count]);
  if (Part) return <Part {...props} />;
  if (!tries.isFailed) return <Skeleton label={messages.loading} bars={bars} />;
  return <RetryAlert text={messages.failed} label={messages.retry} onRetry={() => setTries({ count: tries.count + 1, isFailed: false })} />;
}
