/** Props of the block `carousel`, made from its conf.schema.json by `npm run generate`. */

export interface CarouselProps {
  /**
   * Name read by screen readers
   */
  label: string;
  /**
   * Slides in view
   */
  perView:
    | number
    | {
        base: number;
        sm?: number;
        md?: number;
        lg?: number;
        xl?: number;
      };
  /**
   * Gap
   */
  gap: 'none' | 'small' | 'medium' | 'large' | 'wide';
  /**
   * Let the next slide peek
   */
  peek: boolean;
  /**
   * Arrows
   */
  arrows: boolean;
  /**
   * Dots
   */
  dots: boolean;
  /**
   * Seconds a slide. 0: does not move by itself. Always with a button to pause; never for those who ask for less motion.
   */
  autoplay: number;
  /**
   * Back to the first after the last
   */
  rewind: boolean;
}
