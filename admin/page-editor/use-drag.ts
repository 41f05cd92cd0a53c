import { type PointerEvent, type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSame } from '#domain/document/patch.ts';

/** Distance after which a press is a drag, in px. */
const dragDistance = 6;
/** Time that a finger must rest on a block to drag it, in ms. One that moves sooner scrolls. */
const holdMs = 450;
/** Distance from the upper or lower edge at which the page scrolls, in px, and by how much in each animation frame. */
const edge = { size: 48, step: 14 };

type Pointer = Pick<PointerEvent, 'clientX' | 'clientY'>;
type Press = {
  x: number;
  y: number;
  id: string | null;
  pointer: number;
  isDrag: boolean;
  hold: ReturnType<typeof setTimeout> | undefined;
  /** First target of the touch. It gets the finger's events to the end, even after it left the document, as a row that scrolled away. */
  target: EventTarget;
};

type Input<Drop> = {
  /** Element that scrolls. */
  scroller: RefObject<HTMLElement | null>;
  /** Returns the drop target at a point of the window; null: none. */
  dropAt: (id: string, at: Pointer) => Drop | null;
  onDrop: (id: string, drop: Drop) => void;
  /** Something was lifted by a finger that rested on it. */
  onLift: (id: string) => void;
};

/** Only the browser's own listener may keep a finger from scrolling, and only before it has begun to. */
const keepStill = (event: Event) => {
  if (event.cancelable) event.preventDefault();
};

/**
 * Dragging a block over the page or a row over the outline, by its own place, which a finger holds for a moment first, or by its handle:
 * what is dragged over scrolls at its edges for as long as the pointer stays there, and Escape gives the drag up.
 */
export function useDrag<Drop>({ scroller, dropAt, onDrop, onLift }: Input<Drop>) {
  const press = useRef<Press | null>(null);
  const last = useRef<Pointer>({ clientX: 0, clientY: 0 });
  const hasMoved = useRef(false);
  const [drop, setDrop] = useState<Drop | null>(null);
  const [isDragging, setIsDragging] = useState(false);

  const cancel = () => {
    clearTimeout(press.current?.hold);
    press.current?.target.removeEventListener('touchmove', keepStill);
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
    const next = dropAt(held.id, last.current);
    setDrop((before) => (isSame(before, next) ? before : next));
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

  useEffect(() => {
    const layer = scroller.current;
    const whileDragging = (event: TouchEvent) => {
      if (press.current?.isDrag) keepStill(event);
    };
    layer?.addEventListener('touchmove', whileDragging, { passive: false });
    return () => layer?.removeEventListener('touchmove', whileDragging);
  }, [scroller]);
  useEffect(() => () => clearTimeout(press.current?.hold), []);

  const lift = (held: Press) => {
    if (press.current !== held || held.id === null) return;
    held.isDrag = true;
    held.target.addEventListener('touchmove', keepStill, { passive: false });
    scroller.current?.setPointerCapture(held.pointer);
    setIsDragging(true);
    navigator.vibrate?.(10);
    onLift(held.id);
  };

  const distance = (held: Press, event: Pointer) => Math.hypot(event.clientX - held.x, event.clientY - held.y);

  return {
    drop,
    /** Returns whether a button is held down. */
    isPressed: () => press.current !== null,
    /** `id`: what the press may drag; null: none. `isHeld`: only once the pointer has rested, for one that moves scrolls. */
    begin: (event: PointerEvent, id: string | null, isHeld = false) => {
      clearTimeout(press.current?.hold);
      const { clientX: x, clientY: y, pointerId: pointer, target } = event;
      const held: Press = { x, y, id, pointer, isDrag: false, hold: undefined, target };
      if (isHeld) held.hold = setTimeout(() => lift(held), holdMs);
      last.current = { clientX: x, clientY: y };
      press.current = held;
    },
    move: (event: PointerEvent) => {
      const held = press.current;
      if (!held || held.pointer !== event.pointerId || held.id === null) return;
      last.current = { clientX: event.clientX, clientY: event.clientY };
      hasMoved.current = true;
      if (!held.isDrag) {
        if (distance(held, event) < dragDistance) return;
        if (held.hold !== undefined) {
          cancel();
          return;
        }
        event.currentTarget.setPointerCapture(event.pointerId);
        held.isDrag = true;
        setIsDragging(true);
      }
    },
    /** Drops what is dragged; true: it was a press and nothing else. */
    end: (event: PointerEvent): boolean => {
      const held = press.current;
      // Another finger.
      if (held && held.pointer !== event.pointerId) return false;
      // As it is now: the last frame may not have come.
      const target = held?.isDrag && held.id !== null ? dropAt(held.id, event) : null;
      cancel();
      if (held?.id && target) onDrop(held.id, target);
      return held !== null && !held.isDrag && distance(held, event) < dragDistance;
    },
    cancel,
  };
}
