import Swiper from 'swiper';
import { Autoplay } from 'swiper/modules';

/** Part of the carousel's state that the block shows. */
export type CarouselState = {
  /** Index of the position, and how many there are: fewer than slides where several are in view. */
  position: number;
  positions: number;
  /** Index of the first slide in view. */
  slide: number;
  isBeginning: boolean;
  isEnd: boolean;
  isPlaying: boolean;
};
export type Carousel = {
  previous(): void;
  next(): void;
  goTo(position: number): void;
  reveal(slide: number): void;
  play(): void;
  pause(): void;
  stop(): void;
};
export type CarouselOptions = {
  /** Seconds a slide stays; 0 when it does not move by itself. */
  autoplay: number;
  rewind: boolean;
  onChange(state: CarouselState): void;
};

/**
 * Hands a strip that the browser scrolls over to Swiper, at the slide it was scrolled to. The strip's own styles say how wide slides
 * are, so that nothing moves when it changes hands. Loaded by the block when it comes into view, and by nothing else.
 * @param strip holds one element, which holds the slides
 */
export function startCarousel(strip: HTMLElement, { autoplay, rewind, onChange }: CarouselOptions): Carousel {
  const slides = [...(strip.firstElementChild?.children ?? [])] as HTMLElement[];
  const left = strip.scrollLeft;
  const initialSlide =
    left > 0
      ? Math.max(
          0,
          slides.findIndex((slide) => slide.offsetLeft - strip.offsetLeft >= left - 8),
        )
      : 0;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  // From here on the styles keep the strip from scrolling by itself.
  strip.dataset.moved = '';
  strip.scrollLeft = 0;

  const read = (swiper: Swiper): CarouselState => ({
    position: swiper.snapIndex,
    positions: swiper.isLocked ? 1 : swiper.snapGrid.length,
    slide: swiper.activeIndex,
    isBeginning: swiper.isBeginning,
    isEnd: swiper.isEnd,
    isPlaying: swiper.autoplay.running,
  });
  const tell = (swiper: Swiper) => !swiper.destroyed && onChange(read(swiper));
  const swiper = new Swiper(strip, {
    modules: [Autoplay],
    wrapperClass: 'carousel-row',
    slideClass: 'carousel-slide',
    slidesPerView: 'auto',
    initialSlide,
    rewind,
    speed: isCalm ? 0 : 420,
    grabCursor: true,
    autoplay: autoplay > 0 && !isCalm ? { delay: autoplay * 1000, pauseOnMouseEnter: true, disableOnInteraction: true } : false,
    on: {
      afterInit: tell,
      slideChange: tell,
      snapIndexChange: tell,
      resize: tell,
      lock: tell,
      unlock: tell,
      autoplayStart: tell,
      autoplayStop: tell,
    },
  });

  return {
    previous: () => swiper.slidePrev(),
    next: () => swiper.slideNext(),
    goTo: (position) => {
      const offset = swiper.snapGrid[position] ?? 0;
      const slide = swiper.slidesGrid.findIndex((start) => start >= offset - 1);
      swiper.slideTo(slide < 0 ? swiper.slides.length - 1 : slide);
    },
    reveal: (slide) => {
      const element = swiper.slides[slide];
      if (element && !element.classList.contains('swiper-slide-fully-visible')) swiper.slideTo(slide);
    },
    play: () => swiper.autoplay.start(),
    pause: () => swiper.autoplay.stop(),
    stop: () => {
      swiper.destroy(true, true);
      delete strip.dataset.moved;
    },
  };
}
