import { type RefObject, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { wrapped } from './zoom-view.ts';

/** The move that is still to be seen: from where the new item comes, and how far a finger has carried it. */
type Move = { step: number; dx: number };

const isStill = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const moving = { duration: 320, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

/**
 * Which of the items is shown. A step counts at once; that it slides in is for the eye, so that quick presses of a key all count.
 * Both ends lead to each other.
 */
export function useSlides(track: RefObject<HTMLElement | null>, total: number, start: number) {
  const [index, setIndex] = useState(start);
  const move = useRef<Move | null>(null);

  const slide = useEffectEvent(() => {
    const from = move.current;
    move.current = null;
    if (!track.current) return;
    track.current.style.transform = '';
    if (!from || isStill()) return;
    track.current.animate([{ transform: `translateX(calc(${from.step * 100}% + ${from.dx}px))` }, { transform: 'none' }], moving);
  });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new index is what it waits for
  useLayoutEffect(() => slide(), [index]);

  return {
    index,
    go: (step: number, dx = 0) => {
      if (total < 2) return drag(track.current, 0);
      move.current = { step: Math.sign(step), dx };
      setIndex((now) => wrapped(now, step, total));
    },
    drag: (dx: number) => drag(track.current, dx),
  };
}

function drag(track: HTMLElement | null, dx: number): void {
  if (!track) return;
  const before = track.style.transform;
  track.style.transform = dx === 0 ? '' : `translateX(${dx}px)`;
  if (dx === 0 && before !== '' && !isStill()) track.animate([{ transform: before }, { transform: 'none' }], moving);
}
