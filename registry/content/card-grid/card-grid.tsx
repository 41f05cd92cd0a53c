import type { CardGridProps } from '#registry/generated/card-grid.ts';
import { columnCounts, columnVariables } from '#registry/page/layout/column-grid.ts';
import type { BlockProps } from '#renderer/types.ts';
import { Picture } from '#ui/picture.tsx';
import { SectionHeader } from '../texts/section-header.tsx';
import { cardGridStyles as styles } from './styles.ts';

export function CardGrid({ node }: BlockProps<CardGridProps>) {
  const { eyebrow, title, text, cards, columns, ratio, shape, swipe } = node.props;
  const counts = columnCounts(columns);
  const sizes = `(min-width: 996px) ${Math.round(92 / counts.lg)}vw, (min-width: 768px) ${Math.round(92 / counts.md)}vw, ${swipe ? 62 : Math.round(92 / counts.base)}vw`;
  return (
    <div>
      <SectionHeader eyebrow={eyebrow} title={title} text={text} />
      <ul className={swipe ? `${styles.grid} ${styles.swipe}` : styles.grid} style={columnVariables(counts)}>
        {cards.map((card) => (
          <li key={card.href} className={styles.card}>
            <div className={styles[shape]}>
              <Picture image={card.image} alt="" sizes={sizes} ratio={ratio} />
            </div>
            <div className={styles.texts}>
              <h3 className={styles.title}>
                <a href={card.href}>
                  <span>{card.title}</span>
                </a>
              </h3>
              {card.text && <p className={styles.text}>{card.text}</p>}
              {card.linkLabel && (
                <p className={styles.more} aria-hidden="true">
                  {card.linkLabel}
                </p>
              )}
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}
export default CardGrid;
