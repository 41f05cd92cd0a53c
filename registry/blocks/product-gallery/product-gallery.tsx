import { useWords } from '#client/site.tsx';
import type { BlockProps } from '#renderer/types.ts';
import { Picture } from '#ui/picture.tsx';
import type { ProductGalleryProps } from '../../generated/product-gallery.ts';
import { galleryPicture } from '../../product-parts/gallery-picture.ts';
import type { ProductGalleryData } from './load.ts';
import { galleryStyles as styles } from './styles.ts';
import { words as allWords } from './words.ts';

const widths = [320, 640, 960, 1280] as const;

/** The pictures of the page's product, without JavaScript: a row that rests on each picture, thumbnails that lead to them. */
export function ProductGallery({ node }: BlockProps<ProductGalleryProps, ProductGalleryData>) {
  const words = useWords(allWords);
  const { name, images } = node.data;
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1) */}
      <section className={styles.pictures} tabIndex={0} aria-label={words.label(name)}>
        {images.map((image, index) => (
          <figure key={image.url} id={`photo-${index + 1}`} className={styles.figure} {...galleryPicture(image.url)}>
            <Picture
              image={image}
              sizes={index === 0 ? '(min-width: 768px) 55vw, 100vw' : '(min-width: 768px) 28vw, 100vw'}
              widths={widths}
              ratio="auto"
              priority={index === 0}
            />
          </figure>
        ))}
      </section>
      {node.props.thumbnails && images.length > 1 && (
        <ul className={styles.thumbnails}>
          {images.map((image, index) => (
            <li key={image.url}>
              <a href={`#photo-${index + 1}`} aria-label={words.show(index + 1, images.length)}>
                <Picture image={image} alt="" sizes="65px" widths={[160]} ratio="auto" />
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
export default ProductGallery;
