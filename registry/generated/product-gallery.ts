/** Props of the block `product-gallery`, made from its conf.schema.json by `npm run generate`. */

export interface ProductGalleryProps {
  /**
   * Thumbnails
   */
  thumbnails: boolean;
}
