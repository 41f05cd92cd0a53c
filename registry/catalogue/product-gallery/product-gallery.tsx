import { useMessages } from '#client/site.tsx';
import { messages as galleryMessages } from '#messages/generated/registry/catalogue/product-gallery/gallery-stage.ts';
import type { ProductGalleryProps } from '#registry/generated/product-gallery.ts';
import type { BlockProps } from '#renderer/types.ts';
import { GalleryColumn } from './gallery-column.tsx';
import { GalleryStage } from './gallery-stage.tsx';
import type { ProductGalleryData } from './index.ts';

/** The pictures of the page's product, without JavaScript. On a phone a row to swipe; on a wide screen as PRODUCT_PAGE_STYLE says. */
export function ProductGallery({ node }: BlockProps<ProductGalleryProps, ProductGalleryData>) {
  const messages = useMessages(galleryMessages);
  const { name, images, pageStyle } = node.data;
  const Gallery = pageStyle === 'CLASSIC' ? GalleryStage : GalleryColumn;
  return (
    <Gallery id={node.id} label={messages.label({ name })} images={images} hasThumbnails={node.props.thumbnails && images.length > 1} />
  );
}
export default ProductGallery;
