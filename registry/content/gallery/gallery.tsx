import { useMessages } from '#client/site.tsx';
import { messages as allMessages } from '#messages/generated/registry/content/gallery.ts';
import type { GalleryProps } from '#registry/generated/gallery.ts';
import { columnCounts, columnVariables } from '#registry/page/layout/column-grid.ts';
import type { BlockProps } from '#renderer/types.ts';
import { Picture } from '#ui/picture.tsx';
import { ZoomLink } from '../fullscreen/zoom-link.tsx';
import { SectionHeader } from '../texts/section-header.tsx';
import { galleryStyles as styles } from './styles.ts';

/** Pictures side by side. Each opens in the fullscreen slider, which leads on to the others; without JavaScript, its file. */
export function Gallery({ node }: BlockProps<GalleryProps>) {
  const messages = useMessages(allMessages);
  const { eyebrow, title, text, pictures, layout, columns } = node.props;
  const counts = columnCounts(columns);
  const isStrip = layout === 'strip';
  const share = (count: number) => `${Math.round(94 / count)}vw`;
  const sizes = isStrip
    ? '(min-width: 996px) 28vw, (min-width: 576px) 42vw, 72vw'
    : `(min-width: 996px) ${share(counts.lg)}, (min-width: 768px) ${share(counts.md)}, ${share(counts.base)}`;
  return (
    <div>
      <SectionHeader eyebrow={eyebrow} title={title} text={text} />
      {/* An element that scrolls must be focusable if no link in it is (WCAG 2.1.1). */}
      <ul
        className={styles[layout]}
        style={isStrip ? undefined : columnVariables(counts)}
        {...(isStrip && { tabIndex: 0, 'aria-label': title || messages.strip })}
      >
        {pictures.map((picture, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: one picture may stand twice, and the list is never reordered
          <li key={index}>
            <GalleryItem node={node} picture={picture} sizes={sizes} />
          </li>
        ))}
      </ul>
    </div>
  );
}
export default Gallery;

type Item = Pick<BlockProps<GalleryProps>, 'node'> & { picture: GalleryProps['pictures'][number]; sizes: string };

function GalleryItem({ node, picture: { image, caption }, sizes }: Item) {
  const { layout, ratio, showCaptions, fullscreen } = node.props;
  const picture = (
    <Picture
      image={image}
      sizes={sizes}
      widths={[320, 480, 640, 960]}
      ratio={layout === 'masonry' ? undefined : ratio.replace('/', ' / ')}
    />
  );
  return (
    <figure>
      <div className={styles.frame}>
        {fullscreen ? (
          <ZoomLink image={image} group={node.id} caption={caption}>
            {picture}
          </ZoomLink>
        ) : (
          picture
        )}
      </div>
      {caption && showCaptions && <figcaption className={styles.caption}>{caption}</figcaption>}
    </figure>
  );
}
