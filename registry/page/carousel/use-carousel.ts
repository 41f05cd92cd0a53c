import { type RefObject, useEffect, useRef, useState } from 'react';
import type { Carousel, CarouselOptions, CarouselState } from './engine.ts';

/**
 * Starts the carousel's engine in the browser. Until it has come, and where it does not come, the strip scrolls by itself.
 * @returns the strip to mark, and the engine with its state, both null before it runs
 */
export function useCarousel({ autoplay, rewind }: Pick<CarouselOptions, 'autoplay' | 'rewind'>) {
  const strip: RefObject<HTMLDivElement | null> = useRef(null);
  const [carousel, setCarousel] = useState<Carousel | null>(null);
  const [state, setState] = useState<CarouselState | null>(null);

  useEffect(() => {
    let running: Carousel | null = null;
    let isGone = false;
    import('./engine.ts').then(
      ({ startCarousel }) => {
        if (isGone || !strip.current) return;
        running = startCarousel(strip.current, { autoplay, rewind, onChange: setState });
        setCarousel(running);
      },
      // The strip stays what it was, and one can swipe and scroll it.
      () => undefined,
    );
    return () => {
      isGone = true;
      running?.stop();
      setCarousel(null);
    };
  }, [autoplay, rewind]);

  return { strip, carousel, state };
}
