import type { CSSProperties, FocusEvent, KeyboardEvent } from 'react';
import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/page/carousel.ts';
import type { CarouselProps } from '#registry/generated/carousel.ts';
import type { BlockProps } from '#renderer/types.ts';
import { everyStep, responsiveVars } from '#themes/responsive.ts';
import { numberedSlot, numberedSlots } from '../layout/filled-slots.ts';
import { gapSizes } from '../layout/layout-styles.ts';
import { Controls } from './controls.tsx';
import { carouselStyles as styles } from './styles.ts';
import { useCarousel } from './use-carousel.ts';

/** Share of the next slide that shows beside the last one in view. */
const peeking = 0.16;

/** Slide widths by breakpoint: their share of the strip, less the gaps between them. */
const slideWidths = ({ perView, peek }: CarouselProps) =>
  everyStep(perView, (count) => {
    const inView = peek ? count + peeking : count;
    return `calc((100% - ${peek ? count : count - 1} * var(--carousel-gap)) / ${inView})`;
  });

const isTyping = (target: EventTarget) => target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]');

export function Carousel({ node, slots }: BlockProps<CarouselProps>) {
  const messages = useMessages(allMessages);
  const { label, gap, arrows, dots, autoplay, rewind } = node.props;
  const { strip, carousel, state } = useCarousel({ autoplay, rewind });
  const slides = numberedSlots('slide', 12).flatMap((name, index) => {
    const content = numberedSlot(slots, 'slide', index);
    return content === undefined ? [] : [{ name, content }];
  });
  if (slides.length === 0) return null;

  const onKeyDown = (event: KeyboardEvent) => {
    if (!carousel || isTyping(event.target)) return;
    if (event.key === 'ArrowRight') carousel.next();
    else if (event.key === 'ArrowLeft') carousel.previous();
    else return;
    event.preventDefault();
  };
  /** Scrolls a slide into view when it is focused by keyboard, and stops the automatic movement. */
  const onFocus = (event: FocusEvent) => {
    if (!carousel || !(event.target instanceof HTMLElement) || !event.target.matches(':focus-visible')) return;
    carousel.pause();
    const slide = event.target.closest('.carousel-slide');
    if (slide) carousel.reveal([...(slide.parentElement?.children ?? [])].indexOf(slide));
  };

  return (
    <section className={styles.root} aria-roledescription={messages.carousel} aria-label={label}>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would be a form's */}
      <div
        ref={strip}
        className={styles.strip}
        style={{ '--carousel-gap': gapSizes[gap], ...responsiveVars('slide', slideWidths(node.props)) } as CSSProperties}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1)
        tabIndex={0}
        role="group"
        aria-label={label}
        onKeyDown={onKeyDown}
        onFocusCapture={onFocus}
      >
        <div className={`carousel-row ${styles.row}`}>
          {slides.map(({ name, content }, index) => (
            // biome-ignore lint/a11y/useSemanticElements: the ARIA pattern of a carousel names a slide as a group
            <div
              key={name}
              className={`carousel-slide ${styles.slide}`}
              role="group"
              aria-roledescription={messages.slide}
              aria-label={messages.place({ index: index + 1, total: slides.length })}
            >
              {content}
            </div>
          ))}
        </div>
      </div>
      {slides.length > 1 && (arrows || dots || autoplay > 0) && (
        <Controls
          messages={messages}
          total={slides.length}
          carousel={carousel}
          state={state}
          arrows={arrows}
          dots={dots}
          autoplay={autoplay}
          rewind={rewind}
        />
      )}
    </section>
  );
}
export default Carousel;
