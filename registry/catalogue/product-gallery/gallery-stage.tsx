import { useMessages } from '#client/site.tsx';
import { messages as galleryMessages } from '#messages/generated/registry/catalogue/product-gallery/gallery-stage.ts';
import type { Image } from '#schemas/site.ts';
import { Picture } from '#ui/picture.tsx';
import { GalleryFigure } from './gallery-figure.tsx';
import { galleryStyles as styles } from './styles.ts';

/** Props of both layouts of the gallery. */
export type GalleryProps = {
  /** Unique on the page. */
  id: string;
  label: string;
  images: readonly Image[];
  hasThumbnails: boolean;
};

/**
 * One large picture with thumbnails under it. Each thumbnail is a radio button whose picture follows it, so that choosing one
 * by mouse, touch or arrow key shows its picture without JavaScript. On a phone the pictures are a row to swipe, each with its place in it.
 */
export function GalleryStage({ id, label, images, hasThumbnails }: GalleryProps) {
  const messages = useMessages(galleryMessages);
  return (
    <div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1) */}
      <section className={styles.stage} tabIndex={0} aria-label={label}>
        {images.map((image, index) => (
          <div key={image.url} className={styles.shot}>
            <label className={hasThumbnails ? styles.thumbnail : styles.noThumbnail}>
              <input
                type="radio"
                name={`${id}-photo`}
                defaultChecked={index === 0}
                aria-label={messages.show({ index: index + 1, total: images.length })}
              />
              <Picture image={image} alt="" sizes="80px" widths={[160]} ratio="auto" />
            </label>
            <GalleryFigure image={image} index={index} total={images.length} />
          </div>
        ))}
      </section>
    </div>
  );
}
