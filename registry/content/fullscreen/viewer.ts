import Swiper from 'swiper';
import { Zoom } from 'swiper/modules';

export type ViewerOptions = {
  /** Index of the picture to begin with. */
  start: number;
  total: number;
  onSlide: (index: number) => void;
  onZoom: (isZoomed: boolean) => void;
  onSwipeDown: () => void;
};
export type Viewer = {
  previous: () => void;
  next: () => void;
  goTo: (index: number) => void;
  /** Enlarges the picture, or shows the whole again. */
  toggleZoom: () => void;
  stop: () => void;
};

/** A finger that moves down this far closes, in px. */
const downReach = 110;
const isTouch = (event: Event) => 'touches' in event || (event as PointerEvent).pointerType === 'touch';

/**
 * Hands the pictures of a stage to Swiper: swipes and steps that lead round both ends, a pinch, a double tap or a click of the mouse
 * that enlarges. The styles and the class names are those of `fullscreenStyles`.
 */
export function startViewer(stage: HTMLElement, { start, total, onSlide, onZoom, onSwipeDown }: ViewerOptions): Viewer {
  const swiper = new Swiper(stage, {
    modules: [Zoom],
    wrapperClass: 'viewer-row',
    slideClass: 'viewer-slide',
    initialSlide: start,
    loop: total > 1,
    // Quick presses of a key all count.
    loopPreventsSliding: false,
    // The stage is as large as the window. An observer tells of its size once more in the first frame, and undoes what was pressed by then.
    resizeObserver: false,
    speed: matchMedia('(prefers-reduced-motion: reduce)').matches ? 0 : 320,
    threshold: 8,
    // A double tap and a click enlarge alike, below.
    zoom: { maxRatio: 3, toggle: false, containerClass: 'viewer-frame' },
    on: {
      realIndexChange: (moved) => {
        if (moved.zoom.scale > 1) moved.zoom.out();
        onSlide(moved.realIndex);
      },
      zoomChange: (_swiper, scale) => onZoom(scale > 1),
      click: (clicked, event) => {
        if (!isTouch(event)) clicked.zoom.toggle(event as PointerEvent);
      },
      doubleTap: (tapped, event) => {
        if (isTouch(event)) tapped.zoom.toggle(event as TouchEvent);
      },
      touchEnd: ({ touches, zoom }, event) => {
        // Swiper stops counting where it sees that a finger does not move aside.
        const { pageX, pageY } = 'changedTouches' in event ? (event.changedTouches[0] as Touch) : event;
        const down = pageY - touches.startY;
        if (isTouch(event) && zoom.scale === 1 && down > downReach && down > Math.abs(pageX - touches.startX)) onSwipeDown();
      },
    },
  });
  return {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    goTo: (index) => swiper.slideToLoop(index),
    toggleZoom: () => swiper.zoom.toggle(),
    stop: () => swiper.destroy(true, false),
  };
}
