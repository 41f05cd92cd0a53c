/** Props of the block `scroll-to-top`, made from its conf.schema.json by `npm run generate`. */

export interface ScrollToTopProps {
  /**
   * Side
   */
  side: 'end' | 'start';
}
