import type { AwardsProps } from '#registry/generated/awards.ts';
import { caps } from '#registry/page/layout/frame.ts';
import type { BlockProps } from '#renderer/types.ts';
import type { Award } from '#schemas/product.ts';
import { style } from '#themes/style.ts';
import { theme } from '#themes/theme.ts';
import { Picture } from '#ui/picture.tsx';
import type { AwardsData } from './index.ts';
import { MedalDrawing } from './medal-drawing.tsx';

const { colour, size, space } = theme;

const list = { display: 'grid', gap: `${space.m} ${space.l}`, padding: 0, listStyle: 'none' } as const;
const styles = {
  title: style(caps, { color: colour.heading, fontSize: size.body, marginBottom: space.s }),
  row: style(list, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))' }),
  list: style(list),
  award: style({ display: 'flex', alignItems: 'center', gap: space.m }),
  medal: style({
    flex: 'none',
    width: '3.25rem',
    display: 'grid',
    placeItems: 'center',
    color: colour.accentInk,
    '--medal-ground': colour.surface,
    '& text': { fontFamily: theme.font.title },
  }),
  name: style({ color: colour.heading, lineHeight: theme.leading.snug }),
  year: style({ color: colour.muted, fontSize: size.small, fontVariantNumeric: 'lining-nums' }),
};

/** Medals and prizes, each with its own picture or drawn. */
export function Awards({ node }: BlockProps<AwardsProps, AwardsData>) {
  const { title, layout } = node.props;
  const { awards } = node.data;
  if (awards.length === 0) return null;
  return (
    <section aria-labelledby={title ? `${node.id}-title` : undefined}>
      {title && (
        <h2 id={`${node.id}-title`} className={styles.title}>
          {title}
        </h2>
      )}
      <ul className={layout === 'row' ? styles.row : styles.list}>
        {awards.map((award) => (
          <AwardLine key={award.id} award={award} />
        ))}
      </ul>
    </section>
  );
}
export default Awards;

function AwardLine({ award: { name, year, medal, image } }: { award: Award }) {
  return (
    <li className={styles.award}>
      <span className={styles.medal}>
        {image ? <Picture image={image} alt="" sizes="52px" widths={[160]} ratio="1" fit="contain" /> : <MedalDrawing medal={medal} />}
      </span>
      <span>
        <span className={styles.name}>{name}</span>
        {year !== null && (
          <>
            {' '}
            <span className={styles.year}>{year}</span>
          </>
        )}
      </span>
    </li>
  );
}
