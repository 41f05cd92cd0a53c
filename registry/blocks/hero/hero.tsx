import type { BlockProps } from '#renderer/types.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Picture } from '#ui/picture.tsx';
import type { HeroProps } from '../../generated/hero.ts';
import { heroStyles as styles } from './styles.ts';

const heroWidths = [480, 960, 1280, 1920] as const;

function Title({ node: { props } }: BlockProps<HeroProps>) {
  const Tag = `h${props.level}` as const;
  return (
    <>
      {props.eyebrow && <p className={styles.eyebrow}>{props.eyebrow}</p>}
      <Tag className={props.layout === 'split' ? styles.display : styles.title}>{props.title}</Tag>
    </>
  );
}

function Rest({ node: { props } }: BlockProps<HeroProps>) {
  return (
    <>
      {props.text && <p className={styles.text}>{props.text}</p>}
      {props.links.length > 0 && (
        <div className={styles.links}>
          {props.links.map(({ label, href }, index) => (
            <LinkButton key={href} href={href} size={index === 0 ? 'l' : 'm'} variant={index === 0 ? 'solid' : 'quiet'}>
              {label}
            </LinkButton>
          ))}
        </div>
      )}
    </>
  );
}

/** A page's opening. Its picture is the page's largest: loaded first. */
export function Hero(block: BlockProps<HeroProps>) {
  const { image, mobileImage, caption, layout, height } = block.node.props;
  if (layout === 'plain') {
    return (
      <header className={styles.plain}>
        <div className={styles.plainTitle}>
          <Title {...block} />
        </div>
        <div className={styles.plainRest}>
          <Rest {...block} />
        </div>
      </header>
    );
  }
  const sizes = layout === 'split' ? '(min-width: 768px) 58vw, 100vw' : '100vw';
  const picture = <Picture image={image} mobile={mobileImage} sizes={sizes} widths={heroWidths} ratio="auto" priority />;
  if (layout === 'cover') {
    return (
      <header className={styles.cover} data-opening="picture">
        <div className={`${styles.coverPicture} ${styles[height]}`}>{picture}</div>
        <div className={styles.card}>
          <div>
            <Title {...block} />
            <Rest {...block} />
          </div>
        </div>
      </header>
    );
  }
  return (
    <header className={styles.split} data-opening="picture">
      <div className={styles.splitWords}>
        <Title {...block} />
        <Rest {...block} />
      </div>
      <div className={`${styles.splitPicture} ${styles[height]}`}>
        {picture}
        {caption && <p className={styles.caption}>{caption}</p>}
      </div>
    </header>
  );
}
export default Hero;
