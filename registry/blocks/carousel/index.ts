import { defineBlock } from '../../define-block.ts';
import type { CarouselProps } from '../../generated/carousel.ts';
import { numberedSlots } from '../../page-parts/filled-slots.ts';

export const block = defineBlock<CarouselProps>({
  type: 'carousel',
  version: 1,
  mode: 'visible',
  defaults: { perView: 1, gap: 'medium', peek: false, arrows: true, dots: true, autoplay: 0, rewind: false },
  slots: numberedSlots('slide', 12),
});
