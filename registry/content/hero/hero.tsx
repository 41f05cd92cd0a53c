import type { HeroProps } from '#registry/generated/hero.ts';
import type { BlockProps } from '#renderer/types.ts';
import { LinkButton } from '#ui/link-button.tsx';
import { Picture } from '#ui/picture.tsx';
import { heroStyles as styles } from './styles.ts';

const heroWidths = [480, 750, 960, 1280, 1920] as const;

/** Height of the pictures, by the chosen height. On a phone below md, the text takes its part first. */
const heights = {
  tall: { wide: 'max(82vh, 600px)', phone: '60vh', phoneWithText: '40vh' },
  medium: { wide: 'max(76vh, 480px)', phone: '50vh', phoneWithText: '35vh' },
} as const;

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
  const { image, mobileImage, caption, layout, height, text } = block.node.props;
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
  const { wide, phone, phoneWithText } = heights[height];
  const sizes = [
    { media: '(min-width: 768px)', width: layout === 'split' ? '59vw' : '100vw', height: wide },
    { width: '100vw', height: text ? phoneWithText : phone },
  ];
  const picture = <Picture image={image} mobile={mobileImage} sizes={sizes} widths={heroWidths} ratio="auto" priority />;
  if (layout === 'cover') {
    return (
      <header className={styles.cover[height]} data-opening="picture">
        <div className={styles.coverPicture}>{picture}</div>
        <div className={styles.card}>
          <div>
            <div className={styles.cardTitle}>
              <Title {...block} />
            </div>
            <div className={styles.cardRest}>
              <Rest {...block} />
            </div>
          </div>
        </div>
      </header>
    );
  }
  return (
    <header className={styles.split[height]} data-opening="picture">
      <div className={styles.splitTexts}>
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
