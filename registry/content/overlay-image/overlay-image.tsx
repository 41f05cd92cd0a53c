import type { CSSProperties } from 'react';
import type { OverlayImageProps } from '#registry/generated/overlay-image.ts';
import type { BlockProps } from '#renderer/types.ts';
import { everyStep, responsiveVars } from '#themes/responsive.ts';
import { Picture } from '#ui/picture.tsx';
import { overlayImageStyles as styles } from './styles.ts';

export function OverlayImage({ node }: BlockProps<OverlayImageProps>) {
  const { image, mobileImage, eyebrow, title, text, href, linkLabel, position, align, tone, ratio, shape, level } = node.props;
  const Title = `h${level}` as const;
  return (
    <div
      className={`${styles.stage} ${styles.shapes[shape]}`}
      style={
        responsiveVars(
          'overlay',
          everyStep(ratio, (value) => value),
        ) as CSSProperties
      }
    >
      <Picture image={image} mobile={mobileImage} sizes="100vw" widths={[480, 960, 1280, 1920]} ratio="auto" />
      <div className={`${styles.texts[tone][position]} ${styles.aligns[align]}`}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Title className={styles.title}>{href ? <a href={href}>{title}</a> : title}</Title>
        {text && <p className={styles.text}>{text}</p>}
        {href && linkLabel && (
          <p className={styles.more} aria-hidden="true">
            {linkLabel}
          </p>
        )}
      </div>
    </div>
  );
}
export default OverlayImage;
