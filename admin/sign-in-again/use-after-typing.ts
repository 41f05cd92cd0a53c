import { useEffect, useEffectEvent, useRef } from 'react';

/** Pause in typing after which a question may take the focus, in ms. */
const pauseMs = 1500;

/** Runs something once it is wanted, and not under the hands of somebody who types: what she writes would go nowhere. */
export function useAfterTyping(isWanted: boolean, run: () => void): void {
  const typedAt = useRef(Number.NEGATIVE_INFINITY);
  const go = useEffectEvent(run);
  useEffect(() => {
    const note = () => {
      typedAt.current = performance.now();
    };
    document.addEventListener('input', note, true);
    return () => document.removeEventListener('input', note, true);
  }, []);
  useEffect(() => {
    if (!isWanted) return undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      const restMs = typedAt.current + pauseMs - performance.now();
      if (restMs > 0) timer = setTimeout(wait, restMs);
      else go();
    };
    wait();
    return () => clearTimeout(timer);
  }, [isWanted]);
}
