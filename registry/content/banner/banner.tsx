import type { CSSProperties } from 'react';
import type { BannerProps } from '#registry/generated/banner.ts';
import type { BlockProps } from '#renderer/types.ts';
import { everyStep, responsiveVars } from '#themes/responsive.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Picture } from '#ui/picture.tsx';
import { heights, bannerStyles as styles } from './styles.ts';

/** A message across the page. On a picture the veil lies over all of it, so that the words may stand anywhere. */
export function Banner({ node }: BlockProps<BannerProps>) {
  const { image, mobileImage, eyebrow, title, text, buttons, ground, tone, align, height, level } = node.props;
  const Title = `h${level}` as const;
  const isColoured = Boolean(image) || ground === 'primary';
  const asked = everyStep(height, (name) => name);
  const pictureHeight = Object.values(asked).includes('tall') ? 'min(720px, 80vh)' : 'min(460px, 62vh)';
  const minHeight = responsiveVars(
    'banner',
    everyStep(height, (name) => heights[name]),
  ) as CSSProperties;
  return (
    <div className={image ? styles.pictured : styles.grounds[ground]} style={minHeight}>
      {image && (
        <Picture
          image={image}
          mobile={mobileImage}
          sizes={[{ width: '100vw', height: pictureHeight }]}
          widths={[480, 960, 1280, 1920]}
          ratio="auto"
        />
      )}
      <div className={image ? styles.veils[tone] : styles.plain}>
        <div className={`${styles.texts} ${styles.aligns[align]}`}>
          {eyebrow && <p className={isColoured ? styles.eyebrow : styles.accentEyebrow}>{eyebrow}</p>}
          <Title className={styles.title}>{title}</Title>
          {text && <p className={styles.text}>{text}</p>}
          {buttons.length > 0 && (
            <div className={`${styles.buttons} ${styles.rows[align]}`}>
              {buttons.map(({ label, href }, index) =>
                isColoured && index > 0 ? (
                  <a key={href} className={styles.second} href={href}>
                    {label}
                  </a>
                ) : (
                  <LinkButton key={href} href={href} variant={index > 0 ? 'quiet' : isColoured ? 'light' : 'solid'}>
                    {label}
                  </LinkButton>
                ),
              )}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
export default Banner;
