import { clickScale, fitted, kept, type Point, type View, wholeView, zoomedAt } from './zoom-view.ts';

export type GestureHandlers = {
  /** Moved aside far or fast enough: -1 to the item before, 1 to the next; `dx` is how far the finger has carried it. */
  onSwipe: (step: -1 | 1, dx: number) => void;
  /** How far the items are carried along while the finger is down. */
  onDrag: (dx: number) => void;
  onZoom: (isZoomed: boolean) => void;
  onSwipeDown: () => void;
};

export type Gestures = {
  /** Enlarges the middle, or shows the whole again. */
  toggle: () => void;
  /** Shows the whole: another picture has come. */
  reset: () => void;
  stop: () => void;
};

type Held = Point & { startX: number; startY: number; at: number };

/** Further than this is no tap, in px. */
const tapReach = 8;
const swipeReach = 56;
const downReach = 110;
const doubleTapMs = 300;

/**
 * Swipe, pinch, double tap, click and pan on the stage of the slider. The picture is what `[data-current]` holds; it is moved by its
 * style, without a rendering for each step.
 */
export function listenToGestures(stage: HTMLElement, handlers: GestureHandlers): Gestures {
  const held = new Map<number, Held>();
  let view: View = wholeView;
  let wasPinched = false;
  let lastTap = 0;

  const picture = () => stage.querySelector<HTMLElement>('[data-current] > *');
  const fromMiddle = ({ x, y }: Point): Point => {
    const { left, top, width, height } = stage.getBoundingClientRect();
    return { x: x - left - width / 2, y: y - top - height / 2 };
  };
  const show = (next: View, isSmooth = false) => {
    const shown = picture();
    const image = shown?.querySelector('img');
    if (!shown || !image) return;
    const frame = { width: stage.clientWidth, height: stage.clientHeight };
    const wasZoomed = view.scale > 1;
    view = kept(next, fitted({ width: image.naturalWidth, height: image.naturalHeight }, frame), frame);
    shown.dataset.smooth = String(isSmooth);
    shown.style.transform = view.scale === 1 ? '' : `translate(${view.x}px, ${view.y}px) scale(${view.scale})`;
    if (wasZoomed !== view.scale > 1) handlers.onZoom(view.scale > 1);
  };
  const toggleAt = (point: Point) => show(view.scale > 1 ? wholeView : zoomedAt(view, clickScale, point), true);

  const down = (event: PointerEvent) => {
    if (event.button !== 0) return;
    stage.setPointerCapture(event.pointerId);
    const { clientX: x, clientY: y } = event;
    held.set(event.pointerId, { x, y, startX: x, startY: y, at: event.timeStamp });
    wasPinched ||= held.size > 1;
  };
  const move = (event: PointerEvent) => {
    const before = held.get(event.pointerId);
    if (!before) return;
    const now = { ...before, x: event.clientX, y: event.clientY };
    const other = [...held].find(([id]) => id !== event.pointerId)?.[1];
    held.set(event.pointerId, now);
    if (other) pinch(before, now, other);
    else if (view.scale > 1) show({ ...view, x: view.x + now.x - before.x, y: view.y + now.y - before.y });
    else if (!wasPinched) handlers.onDrag(now.x - now.startX);
  };
  const pinch = (before: Point, now: Point, other: Point) => {
    const distance = (point: Point) => Math.hypot(point.x - other.x, point.y - other.y);
    const middle = fromMiddle({ x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
    if (distance(before) > 0) show(zoomedAt(view, (view.scale * distance(now)) / distance(before), middle));
  };
  const up = (event: PointerEvent) => {
    const one = held.get(event.pointerId);
    held.delete(event.pointerId);
    if (!one || held.size > 0) return;
    if (!wasPinched) finish(one, event);
    wasPinched = false;
  };
  const finish = ({ startX, startY, at }: Held, event: PointerEvent) => {
    const dx = event.clientX - startX;
    const dy = event.clientY - startY;
    if (Math.hypot(dx, dy) < tapReach) return tap(event);
    if (view.scale > 1) return;
    const isFast = Math.abs(dx) / Math.max(1, event.timeStamp - at) > 0.5;
    if (Math.abs(dx) > Math.abs(dy) && (Math.abs(dx) > swipeReach || isFast)) return handlers.onSwipe(dx < 0 ? 1 : -1, dx);
    handlers.onDrag(0);
    if (event.pointerType === 'touch' && dy > downReach) handlers.onSwipeDown();
  };
  /** A mouse clicks once, a finger taps twice. */
  const tap = (event: PointerEvent) => {
    handlers.onDrag(0);
    const isSecond = event.timeStamp - lastTap < doubleTapMs;
    lastTap = isSecond ? 0 : event.timeStamp;
    if (event.pointerType !== 'touch' || isSecond) toggleAt(fromMiddle({ x: event.clientX, y: event.clientY }));
  };
  const cancel = (event: PointerEvent) => {
    held.delete(event.pointerId);
    handlers.onDrag(0);
  };

  const listening = new AbortController();
  const { signal } = listening;
  stage.addEventListener('pointerdown', down, { signal });
  stage.addEventListener('pointermove', move, { signal });
  stage.addEventListener('pointerup', up, { signal });
  stage.addEventListener('pointercancel', cancel, { signal });
  // The browser would carry the picture's file away.
  stage.addEventListener('dragstart', (event) => event.preventDefault(), { signal });
  return {
    toggle: () => toggleAt({ x: 0, y: 0 }),
    reset: () => {
      view = wholeView;
      const shown = picture();
      if (shown) shown.style.transform = '';
      handlers.onZoom(false);
    },
    stop: () => listening.abort(),
  };
}
