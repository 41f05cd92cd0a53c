import { type RefObject, useEffect, useRef, useState } from 'react';

/** Milliseconds from 0 to the whole. */
const duration = 1400;
/** Fast at first, then ever slower. */
const ease = (part: number) => 1 - (1 - part) ** 3;

/**
 * Animates the share of the figures that is shown, from 0 to 1. They show in full until an element below the screen scrolls into view.
 * Figures already in view do not count up, and nothing is animated for people who ask for reduced motion.
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
