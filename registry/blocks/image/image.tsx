import type { BlockProps } from '#renderer/types.ts';
import { above } from '#themes/media.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Picture } from '#ui/picture.tsx';
import type { ImageProps } from '../../generated/image.ts';
import { captionText } from '../../page-parts/frame.ts';

const shapes = {
  rectangle: style({ borderRadius: theme.radius.s, overflow: 'hidden' }),
  arch: style({ borderRadius: '50vw 50vw 0 0', overflow: 'hidden' }),
  circle: style({ borderRadius: '50%', overflow: 'hidden' }),
};
const widths = {
  full: style({}),
  half: style({}),
  third: style({ width: '100%', maxWidth: '26rem', marginInline: 'auto', [above('md')]: { maxWidth: 'none' } }),
};
const sizes = { full: '100vw', half: '(min-width: 768px) 50vw, 100vw', third: '(min-width: 768px) 33vw, 26rem' };
const captionClass = style(captionText, { marginTop: theme.space.xs });
const linkClass = style({ display: 'block' });

export function Image({ node }: BlockProps<ImageProps>) {
  const { image, mobileImage, caption, ratio, shape, fit, width, href, priority } = node.props;
  const picture = (
    <Picture
      image={image}
      mobile={mobileImage}
      sizes={sizes[width]}
      widths={width === 'full' ? [480, 960, 1280, 1920] : [320, 640, 960, 1280]}
      ratio={ratio === 'auto' ? undefined : ratio}
      fit={fit}
      priority={priority}
    />
  );
  return (
    <figure className={widths[width]}>
      <div className={shapes[shape]}>
        {href ? (
          <a href={href} className={linkClass}>
            {picture}
          </a>
        ) : (
          picture
        )}
      </div>
      {caption && <figcaption className={captionClass}>{caption}</figcaption>}
    </figure>
  );
}
export default Image;
