import { ZoomLink } from '#registry/content/fullscreen/zoom-link.tsx';
import type { Image } from '#schemas/site.ts';
import { Picture } from '#ui/picture.tsx';
import { galleryPicture } from '../products/gallery-picture.ts';
import { galleryStyles as styles } from './styles.ts';

const widths = [480, 750, 960, 1280] as const;

/** A picture of the product at full size, which thumbnails lead to; it opens full screen. */
export function GalleryFigure({ image, index, total }: { image: Image; index: number; total: number }) {
  return (
    <figure id={`photo-${index + 1}`} className={styles.figure} {...galleryPicture(image.url)}>
      <ZoomLink image={image} group="product">
        <Picture image={image} sizes="(min-width: 768px) 52vw, 80vw" widths={widths} ratio="auto" priority={index === 0} />
      </ZoomLink>
      {total > 1 && (
        <span className={styles.position} aria-hidden="true">
          {index + 1} / {total}
        </span>
      )}
    </figure>
  );
}
