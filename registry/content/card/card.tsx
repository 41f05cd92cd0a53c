import type { CardProps } from '#registry/generated/card.ts';
import type { BlockProps } from '#renderer/types.ts';
import { Picture } from '#ui/picture.tsx';
import { cardStyles as styles } from './styles.ts';

/** All of a card with a link can be pressed; what stands in its slot keeps its own links and buttons. */
export function Card({ node, slots }: BlockProps<CardProps>) {
  const { image, eyebrow, title, text, href, linkLabel, look, ratio, align, level } = node.props;
  const Title = `h${level}` as const;
  const isOver = look === 'overlay' && image;
  const picture = image && (
    <Picture image={image} sizes="(min-width: 768px) 46vw, 92vw" widths={[320, 750, 1280]} ratio={isOver ? 'auto' : ratio} />
  );
  return (
    <article
      className={`${styles.card} ${styles.looks[isOver || look !== 'overlay' ? look : 'plain']}`}
      style={isOver ? { aspectRatio: ratio } : undefined}
    >
      {isOver ? picture : picture && <div className={styles.pictures[look]}>{picture}</div>}
      <div className={`${isOver ? styles.over : styles.texts[look]} ${styles.aligns[align]}`}>
        {eyebrow && <p className={styles.eyebrow}>{eyebrow}</p>}
        <Title className={styles.title}>
          {href ? (
            <a href={href}>
              <span>{title}</span>
            </a>
          ) : (
            title
          )}
        </Title>
        {text && <p className={styles.text}>{text}</p>}
        {slots.default && <div className={styles.slot}>{slots.default}</div>}
        {href && linkLabel && (
          <p className={styles.more} aria-hidden="true">
            {linkLabel}
          </p>
        )}
      </div>
    </article>
  );
}
export default Card;
