import { GalleryFigure } from './gallery-figure.tsx';
import type { GalleryProps } from './gallery-stage.tsx';
import { galleryStyles as styles } from './styles.ts';
import { ThumbnailLinks } from './thumbnail-links.tsx';

/** Pictures below each other, as wide as their column, with small ones beside them that lead there. */
export function GalleryColumn({ label, images, hasThumbnails }: GalleryProps) {
  return (
    <div className={hasThumbnails ? styles.columnAndRail : undefined}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard (WCAG 2.1.1) */}
      <section className={styles.column} tabIndex={0} aria-label={label}>
        {images.map((image, index) => (
          <GalleryFigure key={image.url} image={image} index={index} total={images.length} />
        ))}
      </section>
      {hasThumbnails && <ThumbnailLinks images={images} className={styles.rail} />}
    </div>
  );
}
