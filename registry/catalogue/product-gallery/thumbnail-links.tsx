import { useMessages } from '#client/site.tsx';
import { messages as galleryMessages } from '#messages/generated/registry/catalogue/product-gallery/gallery-stage.ts';
import type { Image } from '#schemas/site.ts';
import { Picture } from '#ui/picture.tsx';

/** Small pictures that lead to the large ones on the page. */
export function ThumbnailLinks({ images, className }: { images: readonly Image[]; className: string }) {
  const messages = useMessages(galleryMessages);
  return (
    <ul className={className}>
      {images.map((image, index) => (
        <li key={image.url}>
          <a href={`#photo-${index + 1}`} aria-label={messages.show({ index: index + 1, total: images.length })}>
            <Picture image={image} alt="" sizes="65px" widths={[160]} ratio="auto" />
          </a>
        </li>
      ))}
    </ul>
  );
}
