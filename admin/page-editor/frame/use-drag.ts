import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Drop } from './drop-place.ts';

/** How far a pointer goes, in px, before a press is a drag. */
const dragDistance = 6;
/** How near the upper or lower edge the page scrolls, in px, and by how much a frame of the screen. */
const edge = { size: 48, step: 14 };

type Pointer = Pick<PointerEvent, 'clientX' | 'clientY'>;
type Press = { x: number; y: number; id: string | null; pointer: number; isDrag: boolean };

type Input = {
  /** What scrolls the page. */
  scroller: RefObject<HTMLElement | null>;
  /** Where the node that is dragged would be put at a point of the window; null: nowhere. */
  dropAt: (id: string, at: Pointer) => Drop | null;
  onDrop: (id: string, drop: Drop) => void;
};

/**
 * Dragging a block over the page, by its own place or by its handle: the page scrolls at its edges for as long as the pointer stays
 * there, and Escape gives the drag up.
 */
export function useDrag({ scroller, dropAt, onDrop }: Input) {
  const press = useRef<Press | null>(null);
  const last = useRef<Pointer>({ clientX: 0, clientY: 0 });
  const hasMoved = useRef(false);
  const [drop, setDrop] = useState<Drop | null>(null);
  const [isDragging, setIsDragging] = useState(false);

  const cancel = () => {
    press.current = null;
    setDrop(null);
    setIsDragging(false);
  };

  /** Once a frame: where the pointer is, after the page has scrolled where it is near an edge. */
  const follow = useEffectEvent(() => {
    const held = press.current;
    const layer = scroller.current;
    const box = layer?.getBoundingClientRect();
    if (!held?.isDrag || held.id === null || !layer || !box) return;
    const { clientY } = last.current;
    const by = clientY < box.top + edge.size ? -edge.step : clientY > box.bottom - edge.size ? edge.step : 0;
    if (by !== 0) layer.scrollBy({ top: by, behavior: 'instant' });
    if (by === 0 && !hasMoved.current) return;
    hasMoved.current = false;
    setDrop(dropAt(held.id, last.current));
  });
  const giveUp = useEffectEvent((event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    event.preventDefault();
    event.stopPropagation();
    cancel();
  });

  useEffect(() => {
    if (!isDragging) return undefined;
    let frame = requestAnimationFrame(function step() {
      follow();
      frame = requestAnimationFrame(step);
    });
    const key = (event: KeyboardEvent) => giveUp(event);
    window.addEventListener('keydown', key, true);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('keydown', key, true);
    };
  }, [isDragging]);

  const distance = (held: Press, event: Pointer) => Math.hypot(event.clientX - held.x, event.clientY - held.y);

  return {
    drop,
    /** Whether a button is held down. */
    isPressed: () => press.current !== null,
    /** `id`: the node that the press may drag; null: none, as where a finger scrolls. */
    begin: (event: PointerEvent, id: string | null) => {
      press.current = { x: event.clientX, y: event.clientY, id, pointer: event.pointerId, isDrag: false };
    },
    move: (event: PointerEvent) => {
      const held = press.current;
      if (!held || held.pointer !== event.pointerId || held.id === null) return;
      last.current = { clientX: event.clientX, clientY: event.clientY };
      hasMoved.current = true;
      if (!held.isDrag) {
        if (distance(held, event) < dragDistance) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        held.isDrag = true;
        setIsDragging(true);
      }
    },
    /** Drops what is dragged; true: it was a press and nothing else. */
    end: (event: PointerEvent): boolean => {
      const held = press.current;
      // As it is now: the last frame may not have come.
      const target = held?.isDrag && held.id !== null ? dropAt(held.id, event) : null;
      cancel();
      if (held?.id && target) onDrop(held.id, target);
      return held !== null && !held.isDrag && distance(held, event) < dragDistance;
    },
    cancel,
  };
}
