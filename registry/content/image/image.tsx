import type { CSSProperties, ReactNode } from 'react';
import type { ImageProps } from '#registry/generated/image.ts';
import type { BlockProps } from '#renderer/types.ts';
import { Picture } from '#ui/picture.tsx';
import { ZoomLink } from '../fullscreen/zoom-link.tsx';
import { imageStyles as styles } from './styles.ts';

const sizes = { full: '100vw', half: '(min-width: 768px) 50vw, 100vw', third: '(min-width: 768px) 33vw, 26rem' };

const positionOf = (focus: ImageProps['focus']): string | undefined => focus && `${focus.x}% ${focus.y}%`;

export function Image({ node }: BlockProps<ImageProps>) {
  const { image, mobileImage, decorative, caption, credit, ratio, shape, fit, width, focus, mobileFocus } = node.props;
  const picture = (
    <Picture
      image={image}
      mobile={mobileImage}
      {...(decorative && { alt: '' })}
      sizes={sizes[width]}
      widths={width === 'full' ? [480, 960, 1280, 1920] : [320, 750, 1280]}
      ratio={ratio === 'auto' ? undefined : ratio}
      fit={fit}
      priority={node.props.priority}
    />
  );
  const focal = { '--focus': positionOf(focus), '--focus-phone': positionOf(mobileFocus) } as CSSProperties;
  return (
    <figure className={styles.widths[width]}>
      <div className={styles.shapes[shape]} style={focal}>
        <Linked node={node}>{picture}</Linked>
      </div>
      {(caption || credit) && (
        <figcaption className={styles.caption}>
          {caption && <span>{caption}</span>}
          {credit && <small className={styles.credit}>{credit}</small>}
        </figcaption>
      )}
    </figure>
  );
}
export default Image;

/** The link around the picture: to a page, or to itself full screen. */
function Linked({ node, children }: Pick<BlockProps<ImageProps>, 'node'> & { children: ReactNode }) {
  const { href, zoom, image, caption } = node.props;
  if (href) {
    return (
      <a href={href} className={styles.link}>
        {children}
      </a>
    );
  }
  if (!zoom) return children;
  return (
    <ZoomLink image={image} group={node.id} caption={caption}>
      {children}
    </ZoomLink>
  );
}
