import { type RefObject, useEffect, useRef, useState } from 'react';

/** Milliseconds from 0 to the whole. */
const duration = 1400;
/** Fast at first, then ever slower. */
const ease = (part: number) => 1 - (1 - part) ** 3;

/**
 * How much of the figures is counted, from 0 to 1. They stand whole until an element that is still below the screen comes into view;
 * what is in view already is not taken away again, and nothing counts for people who asked for less motion.
 */
export function useCountUp(isWanted: boolean) {
  const place: RefObject<HTMLDListElement | null> = useRef(null);
  const [part, setPart] = useState(1);

  useEffect(() => {
    const element = place.current;
    if (!element || !isWanted || window.matchMedia('(prefers-reduced-motion: reduce)').matches) return undefined;
    let frame = 0;
    let wasAway = false;
    const count = (start: number) => (now: number) => {
      const done = Math.min(1, Math.max(0, (now - start) / duration));
      setPart(ease(done));
      if (done < 1) frame = requestAnimationFrame(count(start));
    };
    const observer = new IntersectionObserver((entries) => {
      const isSeen = entries.some((entry) => entry.isIntersecting);
      if (isSeen) {
        observer.disconnect();
        if (wasAway) frame = requestAnimationFrame(count(performance.now()));
      } else if (!wasAway) {
        wasAway = true;
        setPart(0);
      }
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      cancelAnimationFrame(frame);
      setPart(1);
    };
  }, [isWanted]);

  return { place, part };
}
