import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { type Changes, type Texts, withChanges } from '#domain/parameters-draft.ts';
import { keepDraft } from './kept-draft.ts';

/** Pause after the last change before it is sent, and delay before a retry, in ms. */
const pause = 350;
const again = 3000;

export type KeptDraft = {
  /** Address part of the preview. */
  id: string;
  /** Values with which the preview's pages are rendered. */
  texts: Texts;
};

/** Keeps the unsaved changes on the server while one makes them. `isFailed`: they are not kept, and the preview is older. */
export function useKeptDraft(stored: Texts, unsaved: Changes): { kept: KeptDraft | null; isFailed: boolean } {
  const [kept, setKept] = useState<KeptDraft | null>(null);
  const [isFailed, setIsFailed] = useState(false);
  const sending = useRef(Promise.resolve());
  const retry = useRef<ReturnType<typeof setTimeout>>(undefined);
  const keep = useEffectEvent(async () => {
    const texts = withChanges(stored, unsaved);
    try {
      const id = await keepDraft(unsaved);
      setKept({ id, texts });
      setIsFailed(false);
    } catch {
      setIsFailed(true);
      retry.current = setTimeout(() => {
        sending.current = sending.current.then(keep);
      }, again);
    }
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is stored changes only together with what is unsaved, or in the open of the screen.
  useEffect(() => {
    const isFirst = kept === null;
    const timer = setTimeout(
      () => {
        sending.current = sending.current.then(keep);
      },
      isFirst ? 0 : pause,
    );
    clearTimeout(retry.current);
    return () => {
      clearTimeout(timer);
      clearTimeout(retry.current);
    };
  }, [unsaved]);
  return { kept, isFailed };
}
