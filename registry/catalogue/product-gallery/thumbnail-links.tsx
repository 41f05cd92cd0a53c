import { useMessages } from '#client/site.tsx';
import type { Image } from '#schemas/site.ts';
import { Picture } from '#ui/picture.tsx';
import { galleryMessages } from './gallery-stage.tsx';

/** Small pictures that lead to the large ones on the page. */
export function ThumbnailLinks({ images, className }: { images: readonly Image[]; className: string }) {
  const messages = useMessages(galleryMessages);
  return (
    <ul className={className}>
      {images.map((image, index) => (
        <li key={image.url}>
          <a href={`#photo-${index + 1}`} aria-label={messages.show(index + 1, images.length)}>
            <Picture image={image} alt="" sizes="65px" widths={[160]} ratio="auto" />
          </a>
        </li>
      ))}
    </ul>
  );
}
